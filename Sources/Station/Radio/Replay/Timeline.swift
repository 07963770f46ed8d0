package import BeaconKit

/// What recordings hold, decoded and in order of time.
///
/// Recordings come in any order and several are merged, so nothing can be replayed before all is read. A sighting takes
/// 32 bytes here; reports that are no iBeacons leave only the trace that their receiver was hearing.
package struct Timeline: RecordingSink {
    /// A receiver heard something, whatever it was.
    package struct Hearing: Hashable, Sendable {
        /// The receiver that heard it.
        package let receiver: ReceiverID
        /// When it was heard.
        package let instant: Instant
    }

    /// The names of the receivers.
    package private(set) var receivers = ReceiverNames()
    /// The beacons heard.
    package private(set) var sightings: [Sighting] = []
    /// Proof that a receiver was hearing, at most one per receiver and second while a recording goes on in order.
    package private(set) var hearings: [Hearing] = []

    private var decoder = PacketDecoder()
    private var lastHearing: [ReceiverID: Instant] = [:]
    private var sightingsAreInOrder = true
    private var hearingsAreInOrder = true

    package init() {}

    /// What the packets and sightings taken so far held.
    package var counts: PipelineCounts { decoder.counts }

    package mutating func receiver(named name: String) -> ReceiverID? {
        receivers.number(of: name)
    }

    package mutating func receive(packet: Span<UInt8>, receiver: ReceiverID, at instant: Instant) {
        var decoder = self.decoder
        decoder.decode(packet: packet, receiver: receiver, at: instant) { sighting in
            append(sighting)
        } otherReport: { receiver, instant in
            append(Hearing(receiver: receiver, instant: instant))
        }
        self.decoder = decoder
    }

    package mutating func receive(_ sighting: Sighting) {
        decoder.counts.add(sighting)
        append(sighting)
    }

    /// Puts everything in order of time. What happened at the same instant keeps the order in which it was read.
    package mutating func sort() {
        if !sightingsAreInOrder { sightings = Self.sorted(sightings, by: \.instant) }
        if !hearingsAreInOrder { hearings = Self.sorted(hearings, by: \.instant) }
        sightingsAreInOrder = true
        hearingsAreInOrder = true
    }

    private mutating func append(_ sighting: Sighting) {
        if let last = sightings.last, sighting.instant < last.instant { sightingsAreInOrder = false }
        sightings.append(sighting)
    }

    private mutating func append(_ hearing: Hearing) {
        if let last = lastHearing[hearing.receiver], last.second == hearing.instant.second { return }
        lastHearing[hearing.receiver] = hearing.instant
        if let last = hearings.last, hearing.instant < last.instant { hearingsAreInOrder = false }
        hearings.append(hearing)
    }

    /// A stable sort, which the standard library's is not by contract: equal instants are told apart by position.
    private static func sorted<Item>(_ items: [Item], by instant: (Item) -> Instant) -> [Item] {
        let order = items.indices.sorted { left, right in
            (instant(items[left]), left) < (instant(items[right]), right)
        }
        return order.map { items[$0] }
    }
}

extension Instant {
    /// The whole second in which the instant lies.
    fileprivate var second: Int64 { microseconds / 1_000_000 }
}
