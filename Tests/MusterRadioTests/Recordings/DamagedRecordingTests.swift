import BeaconKit
import Station
import Testing

import MusterRadio

@Suite("damaged recordings")
struct DamagedRecordingTests {
    enum Kind: CaseIterable {
        case unencapsulated, h4, monitor, pcap, pcapMonitor, lines

        var bytes: [UInt8] {
            let packets = BtsnoopParserTests.conversation + BtsnoopParserTests.conversation
            return switch self {
            case .unencapsulated: RecordedBytes.btsnoop(.unencapsulated, packets)
            case .h4: RecordedBytes.btsnoop(.h4, packets)
            case .monitor: RecordedBytes.btsnoop(.monitor, packets)
            case .pcap: RecordedBytes.pcap(.h4WithDirection, packets)
            case .pcapMonitor: RecordedBytes.pcap(.monitor, littleEndian: false, nanoseconds: true, packets)
            case .lines: Array((SightingLineParserTests.three + ["", #"{"x":[{}]}"#]).joined(separator: "\r\n").utf8)
            }
        }

        func read(_ bytes: [UInt8], chunk: Int, into timeline: inout Timeline) -> RecordingTally {
            switch self {
            case .unencapsulated, .h4, .monitor:
                read(bytes, BtsnoopParser(naming: .office), chunk: chunk, into: &timeline)
            case .pcap, .pcapMonitor: read(bytes, PcapParser(naming: .office), chunk: chunk, into: &timeline)
            case .lines: read(bytes, SightingLineParser(), chunk: chunk, into: &timeline)
            }
        }

        private func read(
            _ bytes: [UInt8],
            _ parser: some RecordingParser,
            chunk: Int,
            into timeline: inout Timeline
        ) -> RecordingTally {
            let outcome = Outcome(bytes, parser, chunk: chunk)
            for packet in outcome.sink.packets {
                guard let receiver = timeline.receiver(named: packet.receiver) else { continue }
                timeline.receive(
                    packet: packet.bytes.span,
                    receiver: receiver,
                    at: .init(microseconds: packet.microseconds)
                )
            }
            for sighting in outcome.sink.sightings { timeline.receive(sighting) }
            return outcome.tally
        }
    }

    @Test("any damage gives values or an error, and every item is accounted for", arguments: Kind.allCases)
    func mutations(kind: Kind) {
        var random = SeededGenerator(seed: 20_150_307)
        let original = kind.bytes
        for _ in 0..<3000 {
            var bytes = original
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                let position = Int.random(in: bytes.indices, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[position] ^= 1 << UInt8.random(in: 0..<8, using: &random)
                case 1: bytes[position] = [0, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
                case 2: bytes.remove(at: position)
                default: bytes.insert(.random(in: 0...255, using: &random), at: position)
                }
            }
            bytes.removeLast(Int.random(in: 0..<bytes.count / 4, using: &random))
            var timeline = Timeline()
            let tally = kind.read(bytes, chunk: .random(in: 1...400, using: &random), into: &timeline)
            timeline.sort()
            #expect(tally.skippedCount <= tally.items)
            #expect(timeline.counts.beacons == timeline.sightings.count)
            #expect(zip(timeline.sightings, timeline.sightings.dropFirst()).allSatisfy { $0.instant <= $1.instant })
        }
    }

    @Test("garbage behind a sound header is read without harm", arguments: Kind.allCases)
    func garbage(kind: Kind) {
        var random = SeededGenerator(seed: 4711)
        let header = kind == .lines ? 1 : kind == .pcap || kind == .pcapMonitor ? 24 : 16
        for length in 0..<600 {
            let noise = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
            var timeline = Timeline()
            let tally = kind.read(kind.bytes.prefix(header) + noise, chunk: 64, into: &timeline)
            #expect(tally.items <= length + 1)
        }
    }
}

/// Numbers that look random and are the same every time (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }
}
