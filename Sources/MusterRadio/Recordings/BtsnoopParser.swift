import BeaconKit
package import Station

/// Reads btsnoop: the format of `btmon`, `hcidump`, Android and many chips' tools.
///
/// A header of 16 bytes (`btsnoop\0`, version, datalink) and records of a 24-byte header and a packet, all big-endian.
/// Sources: RFC 1761 for the frame, Wireshark's `wiretap/btsnoop.c` and BlueZ's `src/shared/btsnoop.c` for the rest.
package struct BtsnoopParser: RecordingParser {
    /// What the packets of a file look like.
    package enum Datalink: UInt32 {
        /// HCI without packet indicators; the flags tell events from the rest.
        case unencapsulated = 1001
        /// HCI with packet indicators (H4).
        case h4 = 1002
        /// The Linux monitor: the flags hold the adapter's index and an opcode.
        case monitor = 2001
    }

    private static let headerLength = 16
    private static let recordHeaderLength = 24
    /// 1970-01-01 in microseconds since the year 0, which is where btsnoop counts from.
    private static let unixEpoch: Int64 = 0x00DC_DDB3_0F2F_8000
    /// The monitor's opcode of an HCI event.
    private static let monitorEvent: UInt32 = 3
    /// Flags of an event in unencapsulated HCI: received (1), command or event (2).
    private static let eventFlags: UInt32 = 3

    private var datalink: Datalink?
    private var receivers: AdapterReceivers
    private var event = HCIEventBuffer()

    package init(naming: ReceiverNaming) {
        receivers = AdapterReceivers(naming: naming)
    }

    package mutating func parse(
        _ bytes: Span<UInt8>,
        atEnd: Bool,
        into sink: inout some RecordingSink,
        tally: inout RecordingTally
    ) throws(ParsingFailure) -> Int {
        var offset = 0
        if datalink == nil {
            guard bytes.count >= Self.headerLength else {
                if atEnd { throw .damaged("ends within its header") }
                return 0
            }
            datalink = try Self.datalink(inHeader: bytes)
            offset = Self.headerLength
        }
        return try Self.forEachRecord(
            in: bytes,
            from: offset,
            headerLength: Self.recordHeaderLength,
            atEnd: atEnd,
            tally: &tally
        ) { header in
            bytes.bigEndianUInt32(at: header + 4)
        } take: { header, packet, tally in
            let header = bytes.extracting(header..<header + Self.recordHeaderLength)
            parse(packet, header: header, into: &sink, tally: &tally)
        }
    }

    private static func datalink(inHeader bytes: Span<UInt8>) throws(ParsingFailure) -> Datalink {
        let version = bytes.bigEndianUInt32(at: 8)
        guard version == 1 else { throw .unsupported("is btsnoop version \(version); expected version 1") }
        let number = bytes.bigEndianUInt32(at: 12)
        guard let datalink = Datalink(rawValue: number) else {
            throw .unsupported("is btsnoop with datalink \(number); expected 1001, 1002 (HCI) or 2001 (btmon)")
        }
        return datalink
    }

    private mutating func parse(
        _ packet: Span<UInt8>,
        header: Span<UInt8>,
        into sink: inout some RecordingSink,
        tally: inout RecordingTally
    ) {
        let flags = header.bigEndianUInt32(at: 8)
        var adapter: UInt16?
        switch datalink {
        case .unencapsulated:
            guard flags & Self.eventFlags == Self.eventFlags else { return }
        case .h4:
            guard packet.count > 0, packet[0] == HCIEventBuffer.eventIndicator else { return }
        case .monitor:
            guard flags & 0xFFFF == Self.monitorEvent else { return }
            adapter = UInt16(flags >> 16)
        case nil:
            return
        }
        guard header.bigEndianUInt32(at: 0) <= packet.count else {
            return tally.skip(.packetCutShort, at: tally.items)
        }
        let recorded = Int64(bitPattern: header.bigEndianUInt64(at: 16)).subtractingReportingOverflow(Self.unixEpoch)
        guard !recorded.overflow, let instant = Instant(recorded: recorded.partialValue) else {
            return tally.skip(.outOfRange(.time), at: tally.items)
        }
        guard let receiver = receivers.number(ofAdapter: adapter, in: &sink) else {
            return tally.skip(.tooManyReceivers, at: tally.items)
        }
        if datalink == .h4 {
            sink.receive(packet: packet, receiver: receiver, at: instant)
        } else {
            event.withIndicator(packet) { sink.receive(packet: $0, receiver: receiver, at: instant) }
        }
    }
}
