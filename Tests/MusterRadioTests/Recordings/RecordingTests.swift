import BeaconKit
import Foundation
import Station
import Testing

import MusterRadio

@Suite("a recording in a file")
struct RecordingTests {
    static let threeEvents: [RecordedPacket] = [5, 4, 6].map { RecordedPacket(time: $0 * 1_000_000) }

    @Test(
        "is read whatever its name says",
        arguments: [
            RecordedBytes.btsnoop(.unencapsulated, threeEvents), RecordedBytes.btsnoop(.h4, threeEvents),
            RecordedBytes.btsnoop(.monitor, threeEvents), RecordedBytes.pcap(.h4WithDirection, threeEvents),
        ]
    )
    func packets(bytes: [UInt8]) throws {
        var timeline = Timeline()
        var tally = RecordingTally()
        try TemporaryFile.with(named: "north hall.json", bytes) { path in
            try Recording(path: path).read(into: &timeline, tally: &tally)
        }
        timeline.sort()
        #expect(timeline.sightings.map(\.instant.microseconds) == [4_000_000, 5_000_000, 6_000_000])
        #expect(
            timeline.sightings.allSatisfy { $0.rssi == -84 && $0.measuredPower == -63 && $0.identity.minor == 11520 }
        )
        #expect(timeline.counts.reports == 3)
        #expect(timeline.counts.beacons == 3)
        #expect(tally.items == 3)
        #expect(["north hall", "hci0"].contains(timeline.receivers.name(of: ReceiverID(rawValue: 0))))
    }

    @Test("is read in pieces however long it is, and tells how far it has come")
    func longFile() throws {
        let count = 20_000
        let lines = (0..<count).map { SightingLineTests.line("1425757567.417", "\($0)") }.joined(separator: "\n")
        var sink = CollectingSink()
        var tally = RecordingTally()
        var steps: [RecordingProgress] = []
        try TemporaryFile.with(named: "long", Array(lines.utf8)) { path in
            try Recording(path: path).read(into: &sink, tally: &tally) { steps.append($0) }
        }
        #expect(sink.sightings.map(\.instant.microseconds) == (0..<count).map { Int64($0) * 1_000_000 })
        #expect(steps.count > 2)
        #expect(steps.map(\.bytesRead) == steps.map(\.bytesRead).sorted())
        #expect(steps.last == RecordingProgress(bytesRead: lines.utf8.count, totalBytes: lines.utf8.count))
    }

    @Test(
        "that can't be used is named in one line, with what was expected",
        arguments: [
            ([], .empty, "is empty; expected btsnoop"),
            (Array("name,number\nAda,1\n".utf8), .unrecognised, "is not a recording; expected btsnoop"),
            ([UInt8](repeating: 0, count: 100_000), .unrecognised, "is not a recording; expected btsnoop"),
            ([0x1F, 0x8B, 8, 0], .unsupported, "is compressed with gzip; try: zcat "),
            ([0x0A, 0x0D, 0x0D, 0x0A], .unsupported, "is pcapng; convert it first: editcap -F pcap"),
            (Array("btsnoop\0".utf8), .damaged, "ends within its header"),
            (RecordedBytes.pcap(.h4, []).dropLast(), .damaged, "ends within its header"),
        ] as [([UInt8], RecordingError.Code, String)]
    )
    func unusable(bytes: [UInt8], code: RecordingError.Code, reason: String) throws {
        try TemporaryFile.with(named: "file", bytes) { path in
            var sink = CollectingSink()
            var tally = RecordingTally()
            let error = #expect(throws: RecordingError.self) {
                try Recording(path: path).read(into: &sink, tally: &tally)
            }
            #expect(error?.code == code)
            #expect(error?.description.hasPrefix("\(path): \(reason)") == true)
            #expect(error?.description.contains("\n") == false)
        }
    }

    @Test("that isn't there says so")
    func missing() {
        var sink = CollectingSink()
        var tally = RecordingTally()
        let error = #expect(throws: RecordingError.self) {
            try Recording(path: "/nowhere/x.btsnoop").read(into: &sink, tally: &tally)
        }
        #expect(error?.code == .cannotOpen)
        #expect(error?.description == "/nowhere/x.btsnoop: can't be opened: No such file or directory")
    }

    @Test("that is a folder says so")
    func folder() {
        var sink = CollectingSink()
        var tally = RecordingTally()
        let error = #expect(throws: RecordingError.self) {
            try Recording(path: "/").read(into: &sink, tally: &tally)
        }
        #expect(error?.code == .cannotRead)
        #expect(error?.description == "/: can't be read: Is a directory")
    }
}
