package import BeaconKit

/// What receivers heard, in the order in which they heard it: undecoded HCI event packets in one buffer.
///
/// Radios, recordings and the simulated office all deliver these, so that the same decoder reads every byte. A batch
/// costs two allocations however many packets it holds.
package struct ReportBatch: Sendable {
    private struct Header {
        let receiver: ReceiverID
        let instant: Instant
        let offset: Int
        let length: Int
    }

    private var headers: [Header] = []
    private var bytes: [UInt8] = []

    /// When the latest packet was heard; `nil` for a batch that never had one.
    package private(set) var latest: Instant?

    package init() {}

    /// The number of packets.
    package var count: Int { headers.count }
    package var isEmpty: Bool { headers.isEmpty }

    /// Adds one HCI event packet with its leading packet indicator (`04`).
    package mutating func append(packet: Span<UInt8>, receiver: ReceiverID, at instant: Instant) {
        headers.append(Header(receiver: receiver, instant: instant, offset: bytes.count, length: packet.count))
        latest = max(latest ?? instant, instant)
        for index in packet.indices { bytes.append(packet[index]) }
    }

    /// Adds what another batch holds after what is here.
    package mutating func append(_ other: ReportBatch) {
        let begin = bytes.count
        if let other = other.latest { latest = max(latest ?? other, other) }
        bytes += other.bytes
        headers += other.headers.lazy.map { header in
            Header(
                receiver: header.receiver,
                instant: header.instant,
                offset: begin + header.offset,
                length: header.length
            )
        }
    }

    /// Forgets the packets and keeps the memory.
    package mutating func removeAll() {
        headers.removeAll(keepingCapacity: true)
        latest = nil
        bytes.removeAll(keepingCapacity: true)
    }

    /// Calls `body` with every packet in order.
    package func forEach(_ body: (_ packet: Span<UInt8>, _ receiver: ReceiverID, _ instant: Instant) -> Void) {
        let all = bytes.span
        for header in headers {
            body(all.extracting(header.offset..<header.offset + header.length), header.receiver, header.instant)
        }
    }
}
