import BeaconKit
import Testing

import MusterRadio

@Suite("btsnoop")
struct BtsnoopParserTests {
    typealias Datalink = BtsnoopParser.Datalink
    static let datalinks: [Datalink] = [.unencapsulated, .h4, .monitor]

    /// Three events with other traffic between them.
    static let conversation: [RecordedPacket] = [
        RecordedPacket(kind: .command, bytes: [0x0C, 0x20, 2, 1, 0]),
        RecordedPacket(time: 1_425_757_567_417_000),
        RecordedPacket(kind: .dataSent, bytes: [1, 0, 2, 0, 9, 9]),
        RecordedPacket(kind: .dataReceived, bytes: [1, 0, 2, 0, 9, 9]),
        RecordedPacket(time: 1_425_757_567_418_001),
        RecordedPacket(bytes: [0x0E, 4, 1, 0x0C, 0x20, 0], time: 1_425_757_567_419_002),
    ]

    static func read(_ bytes: [UInt8], naming: ReceiverNaming = .office, chunk: Int = .max) -> Outcome {
        Outcome(bytes, BtsnoopParser(naming: naming), chunk: chunk)
    }

    @Test("events come with their indicator and time, other traffic doesn't come", arguments: datalinks)
    func events(datalink: Datalink) {
        let outcome = Self.read(RecordedBytes.btsnoop(datalink, Self.conversation))
        #expect(
            outcome.sink.packets.map(\.microseconds) == [417_000, 418_001, 419_002].map { 1_425_757_567_000_000 + $0 }
        )
        #expect(outcome.sink.packets.first?.bytes == [4] + RecordedBytes.beaconEvent)
        #expect(outcome.tally.items == 6)
        #expect(outcome.tally.skipped.isEmpty)
        #expect(outcome.failure == nil)
    }

    @Test("a file of one adapter names its receiver", arguments: [Datalink.unencapsulated, .h4])
    func fileNamesReceiver(datalink: Datalink) {
        let outcome = Self.read(RecordedBytes.btsnoop(datalink, Self.conversation))
        #expect(Set(outcome.sink.packets.map(\.receiver)) == ["office"])
    }

    @Test("the adapters of a monitor's file are receivers of their own")
    func adaptersAreReceivers() {
        let file = RecordedBytes.btsnoop(.monitor, [0, 3, 0].map { RecordedPacket(adapter: $0) })
        #expect(Self.read(file).sink.packets.map(\.receiver) == ["hci0", "hci3", "hci0"])
        let naming = ReceiverNaming(file: "office", prefixesAdapters: true)
        #expect(
            Self.read(file, naming: naming).sink.packets.map(\.receiver) == [
                "office/hci0", "office/hci3", "office/hci0",
            ]
        )
    }

    @Test("chunks of any size give the same", arguments: datalinks, [1, 2, 7, 23, 24, 25, 64])
    func chunks(datalink: Datalink, chunk: Int) {
        let file = RecordedBytes.btsnoop(datalink, Self.conversation)
        #expect(Self.read(file, chunk: chunk).sink.packets == Self.read(file).sink.packets)
    }

    @Test("every truncation gives the whole records before it and says so", arguments: datalinks)
    func truncations(datalink: Datalink) {
        let file = RecordedBytes.btsnoop(datalink, Self.conversation)
        let whole = Self.read(file)
        var ends: Set = [16]
        for count in Self.conversation.indices {
            ends.insert(RecordedBytes.btsnoop(datalink, Array(Self.conversation.prefix(count + 1))).count)
        }
        for length in 0..<file.count {
            let outcome = Self.read(Array(file.prefix(length)))
            #expect(whole.sink.packets.starts(with: outcome.sink.packets))
            if length < 16 {
                #expect(outcome.failure == .damaged("ends within its header"))
            } else {
                #expect(outcome.failure == nil)
                #expect(outcome.tally.skipped.map(\.reason) == (ends.contains(length) ? [] : [.truncated]))
                #expect(outcome.tally.skipped.allSatisfy { $0.count == 1 && $0.first == outcome.tally.items })
            }
        }
    }

    @Test("a record of absurd length ends the reading and keeps what came before", arguments: [262_145, 0xFFFF_FFFF])
    func absurdLength(length: UInt64) {
        var file = RecordedBytes.btsnoop(.h4, [RecordedPacket()])
        file += RecordedBytes.big(length, 4) + RecordedBytes.big(length, 4) + [UInt8](repeating: 0, count: 16)
        let outcome = Self.read(file + file)
        #expect(outcome.failure == .damaged("record 2 claims \(length) bytes; nothing after it can be read"))
        #expect(outcome.sink.packets.count == 1)
    }

    @Test(
        "a time outside of 1970 to 9999 skips the record",
        arguments: [-1, Int64.min, Int64.max, 253_402_300_800_000_000, -62_168_256_000_000_000]
    )
    func absurdTime(time: Int64) {
        let file = RecordedBytes.btsnoop(.h4, [RecordedPacket(), RecordedPacket(time: time), RecordedPacket(time: 0)])
        let outcome = Self.read(file)
        #expect(outcome.sink.packets.map(\.microseconds) == [1_425_757_567_417_000, 0])
        #expect(outcome.tally.skipped.map(\.reason) == [.outOfRange(.time)])
        #expect(outcome.tally.skipped.first?.first == 2)
    }

    @Test("a packet that was recorded only in part is skipped")
    func packetCutShort() {
        let file = RecordedBytes.btsnoop(.h4, [RecordedPacket(bytes: [0x3E, 0x2A], originalLength: 45)])
        let outcome = Self.read(file)
        #expect(outcome.sink.packets.isEmpty)
        #expect(outcome.tally.skipped.map(\.reason) == [.packetCutShort])
    }

    @Test("another version or datalink is named", arguments: [(8, "version 255"), (12, "datalink 4278191082")])
    func unsupported(offset: Int, named: String) {
        var file = RecordedBytes.btsnoop(.h4, [])
        file[offset] = 0xFF
        if offset == 8 { file.replaceSubrange(8..<12, with: [0, 0, 0, 255]) }
        let failure = Self.read(file).failure
        #expect(failure?.code == .unsupported)
        #expect(failure?.reason.contains(named) == true)
    }
}
