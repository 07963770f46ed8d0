package import BeaconKit

/// From bytes through sightings to presence events. Live stations and replays use the same.
package struct Pipeline: Sendable {
    /// The engine that decides who is present and where.
    package var engine: PresenceEngine
    private var decoder = PacketDecoder()
    /// The batch under way, kept for its memory.
    private var sightings: [Sighting] = []
    private var others: [OtherReport] = []

    /// Makes a pipeline that feeds an engine.
    package init(engine: PresenceEngine) {
        self.engine = engine
    }

    /// What went through so far.
    package var counts: PipelineCounts { decoder.counts }

    /// Ingests what receivers heard. Everything is decoded first: the engine is faster with many sightings at once.
    ///
    /// - Parameter isPresence: whether a sighting says that somebody is here. One that doesn't still proves that its
    ///   receiver hears.
    package mutating func ingest(
        _ batch: ReportBatch,
        isPresence: (Sighting) -> Bool = { _ in true },
        emit: (PresenceEvent) -> Void
    ) {
        sightings.removeAll(keepingCapacity: true)
        others.removeAll(keepingCapacity: true)
        batch.forEach { packet, receiver, instant in
            decoder.decode(packet: packet, receiver: receiver, at: instant) { sighting in
                if isPresence(sighting) {
                    sightings.append(sighting)
                } else {
                    others.append(OtherReport(receiver: receiver, instant: instant, position: sightings.count))
                }
            } otherReport: { receiver, instant in
                others.append(OtherReport(receiver: receiver, instant: instant, position: sightings.count))
            }
        }
        // The engine's turn must not hold on to the pipeline.
        let (heard, rest) = (sightings, others)
        engine.ingest(heard.span, others: rest.span, emit: emit)
    }

    /// Ingests a sighting that needs no decoding.
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
