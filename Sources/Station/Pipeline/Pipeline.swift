package import BeaconKit

/// From bytes through sightings to presence events. Live stations and replays use the same.
package struct Pipeline: Sendable {
    /// The engine that decides who is present and where.
    package var engine: PresenceEngine
    private var decoder = PacketDecoder()

    /// Makes a pipeline that feeds an engine.
    package init(engine: PresenceEngine) {
        self.engine = engine
    }

    /// What went through so far.
    package var counts: PipelineCounts { decoder.counts }

    /// Takes one HCI event packet with its leading packet indicator (`04`).
    package mutating func ingest(
        packet: Span<UInt8>,
        receiver: ReceiverID,
        at instant: Instant,
        emit: (PresenceEvent) -> Void
    ) {
        var decoder = self.decoder
        decoder.decode(packet: packet, receiver: receiver, at: instant) { sighting in
            engine.ingest(sighting, emit: emit)
        } otherReport: { receiver, instant in
            engine.receiverHeard(receiver, at: instant, emit: emit)
        }
        self.decoder = decoder
    }

    /// Takes a sighting that needs no decoding.
    package mutating func ingest(_ sighting: Sighting, emit: (PresenceEvent) -> Void) {
        decoder.counts.add(sighting)
        engine.ingest(sighting, emit: emit)
    }

    /// Takes the news that a receiver heard something which is no iBeacon.
    package mutating func receiverHeard(_ receiver: ReceiverID, at instant: Instant, emit: (PresenceEvent) -> Void) {
        engine.receiverHeard(receiver, at: instant, emit: emit)
    }

    /// Lets time pass up to an instant.
    package mutating func advance(to instant: Instant, emit: (PresenceEvent) -> Void) {
        engine.advance(to: instant, emit: emit)
    }
}
