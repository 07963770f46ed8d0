import BeaconKit
package import Station

/// Reads classic pcap with Bluetooth HCI in it.
///
/// A header of 24 bytes and records of a 16-byte header and a packet, in the byte order of the machine that wrote them,
/// with microseconds or nanoseconds. Source: the Internet-Draft "PCAP Capture File Format" (draft-ietf-opsawg-pcap) and
/// the list of link types that goes with it.
package struct PcapParser: RecordingParser {
    /// What the packets of a file look like.
    package enum LinkType: UInt32 {
        /// HCI with packet indicators (H4).
        case h4 = 187
        /// Four bytes of direction, then H4.
        case h4WithDirection = 201
        /// The adapter's index and an opcode, 16 bits each and big-endian, then HCI without packet indicators.
        case monitor = 254

        /// Bytes before the packet proper.
        var prefixLength: Int { self == .h4 ? 0 : 4 }
    }

    private static let recordHeaderLength = 16
    /// The monitor's opcode of an HCI event.
    private static let monitorEvent: UInt16 = 3

    private var header: Header?
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
        if header == nil {
            guard bytes.count >= Header.length else {
                if atEnd { throw .damaged("ends within its header") }
                return 0
            }
            header = try Header(bytes)
            offset = Header.length
        }
        guard let header else { return 0 }
        return try Self.forEachRecord(
            in: bytes,
            from: offset,
            headerLength: Self.recordHeaderLength,
            atEnd: atEnd,
            tally: &tally
        ) { start in
            header.number(in: bytes, at: start + 8)
        } take: { start, record, tally in
            let reason = parse(
                record,
                linkType: header.linkType,
                isWhole: header.number(in: bytes, at: start + 12) <= record.count,
                at: Instant(recorded: header.microseconds(in: bytes, at: start)),
                into: &sink
            )
            if let reason { tally.skip(reason, at: tally.items) }
        }
    }

    /// Hands an event on. Anything else is passed over.
    ///
    /// - Returns: why an event had to be skipped.
    private mutating func parse(
        _ record: Span<UInt8>,
        linkType: LinkType,
        isWhole: Bool,
        at instant: Instant?,
        into sink: inout some RecordingSink
    ) -> SkipReason? {
        guard record.count > linkType.prefixLength else { return isWhole ? nil : .packetCutShort }
        let packet = record.extracting(droppingFirst: linkType.prefixLength)
        var adapter: UInt16?
        if linkType == .monitor {
            guard record.bigEndianUInt16(at: 2) == Self.monitorEvent else { return nil }
            adapter = record.bigEndianUInt16(at: 0)
        } else {
            guard packet[0] == HCIEventBuffer.eventIndicator else { return nil }
        }
        guard isWhole else { return .packetCutShort }
        guard let instant else { return .outOfRange(.time) }
        guard let receiver = receivers.number(ofAdapter: adapter, in: &sink) else { return .tooManyReceivers }
        if linkType == .monitor {
            event.withIndicator(packet) { sink.receive(packet: $0, receiver: receiver, at: instant) }
        } else {
            sink.receive(packet: packet, receiver: receiver, at: instant)
        }
        return nil
    }
}
