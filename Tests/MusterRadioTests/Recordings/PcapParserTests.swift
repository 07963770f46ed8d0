import BeaconKit
import Testing

import MusterRadio

@Suite("pcap")
struct PcapParserTests {
    typealias LinkType = PcapParser.LinkType
    static let linkTypes: [LinkType] = [.h4, .h4WithDirection, .monitor]

    static func read(_ bytes: [UInt8], chunk: Int = .max) -> Outcome {
        Outcome(bytes, PcapParser(naming: .office), chunk: chunk)
    }

    @Test("events come in either byte order and with either fraction", arguments: linkTypes, [true, false])
    func events(linkType: LinkType, littleEndian: Bool) {
        for nanoseconds in [true, false] {
            let file = RecordedBytes.pcap(
                linkType,
                littleEndian: littleEndian,
                nanoseconds: nanoseconds,
                BtsnoopParserTests.conversation
            )
            let outcome = Self.read(file)
            #expect(
                outcome.sink.packets.map(\.microseconds)
                    == [417_000, 418_001, 419_002].map { 1_425_757_567_000_000 + $0 }
            )
            #expect(outcome.sink.packets.first?.bytes == [4] + RecordedBytes.beaconEvent)
            #expect(outcome.sink.packets.first?.receiver == (linkType == .monitor ? "hci0" : "office"))
            #expect(outcome.tally.items == 6)
            #expect(outcome.tally.skipped.isEmpty)
        }
    }

    @Test("every truncation, in chunks of any size, gives the whole records before it", arguments: linkTypes)
    func truncations(linkType: LinkType) {
        let file = RecordedBytes.pcap(linkType, BtsnoopParserTests.conversation)
        let whole = Self.read(file)
        for length in file.indices {
            let outcome = Self.read(Array(file.prefix(length)), chunk: 1 + length % 19)
            #expect(whole.sink.packets.starts(with: outcome.sink.packets))
            #expect((outcome.failure != nil) == (length < 24))
            #expect(outcome.tally.skipped.allSatisfy { $0.reason == .truncated && $0.count == 1 })
        }
    }

    @Test("a record of absurd length ends the reading and keeps what came before")
    func absurdLength() {
        var file = RecordedBytes.pcap(.h4WithDirection, [RecordedPacket()])
        file += [UInt8](repeating: 0xFF, count: 64)
        let outcome = Self.read(file)
        #expect(outcome.failure == .damaged("record 2 claims 4294967295 bytes; nothing after it can be read"))
        #expect(outcome.sink.packets.count == 1)
    }

    @Test("records too short for their prefix are passed over", arguments: 0...5)
    func shortRecords(length: Int) {
        var file = RecordedBytes.pcap(.h4WithDirection, littleEndian: false, [])
        file += RecordedBytes.big(0, 8) + RecordedBytes.big(UInt64(length), 4) + RecordedBytes.big(UInt64(length), 4)
        file += [UInt8](repeating: 1, count: length)
        let outcome = Self.read(file)
        #expect(outcome.failure == nil)
        #expect(outcome.sink.packets.isEmpty)
        #expect(outcome.tally.items == 1)
    }

    @Test("a packet that was recorded only in part is skipped", arguments: linkTypes)
    func packetCutShort(linkType: LinkType) {
        let outcome = Self.read(RecordedBytes.pcap(linkType, [RecordedPacket(originalLength: 99)]))
        #expect(outcome.sink.packets.isEmpty)
        #expect(outcome.tally.skipped.map(\.reason) == [.packetCutShort])
    }

    @Test("another link type is named")
    func unsupported() {
        var file = RecordedBytes.pcap(.h4, littleEndian: false, [])
        file[23] = 1
        let failure = Self.read(file).failure
        #expect(failure?.code == .unsupported)
        #expect(failure?.reason.contains("link type 1;") == true)
    }
}
