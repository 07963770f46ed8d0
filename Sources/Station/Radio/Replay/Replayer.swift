package import BeaconKit

/// Drives a pipeline through recorded time.
package struct Replayer: Sendable {
    /// How finely time passes between sightings, in µs: as a live station lets it pass.
    package static let tick: Int64 = 1_000_000
    /// How long silence is followed tick by tick, in µs. By then every receiver has long been deaf and everything stands
    /// still, so that the rest is one step: recordings of different years can be merged.
    package static let longestSilence: Int64 = 600_000_000

    private static let progressInterval = 65_536

    /// What is driven.
    package var pipeline: Pipeline

    /// Makes a driver for a pipeline.
    package init(pipeline: Pipeline) {
        self.pipeline = pipeline
    }

    /// Replays a timeline that is in order, up to the last instant in it and not beyond.
    ///
    /// - Parameters:
    ///   - progress: called now and then with the part of the sightings that is done, 0 to 1.
    ///   - emit: called for every event, in order of time.
    package mutating func replay(
        _ timeline: Timeline,
        progress: (Double) -> Void = { _ in },
        emit: (PresenceEvent) -> Void
    ) {
        var now: Instant?
        var nextHearing = 0
        func hear(until instant: Instant) {
            while nextHearing < timeline.hearings.count, timeline.hearings[nextHearing].instant <= instant {
                let hearing = timeline.hearings[nextHearing]
                pass(from: &now, to: hearing.instant, emit: emit)
                pipeline.receiverHeard(hearing.receiver, at: hearing.instant, emit: emit)
                nextHearing += 1
            }
        }
        for (index, sighting) in timeline.sightings.enumerated() {
            if index.isMultiple(of: Self.progressInterval) {
                progress(Double(index) / Double(timeline.sightings.count))
            }
            hear(until: sighting.instant)
            pass(from: &now, to: sighting.instant, emit: emit)
            pipeline.ingest(sighting, emit: emit)
        }
        hear(until: Instant(microseconds: .max))
        if let now { pipeline.advance(to: now, emit: emit) }
    }

    /// Lets time pass, with a step at every whole second of recorded time in between.
    private mutating func pass(from now: inout Instant?, to instant: Instant, emit: (PresenceEvent) -> Void) {
        if let earlier = now {
            var step = earlier.nextTick
            let end = min(instant, earlier.adding(microseconds: Self.longestSilence))
            while step < end {
                pipeline.advance(to: step, emit: emit)
                step = step.nextTick
            }
        }
        now = instant
    }
}

extension Instant {
    /// The next whole second after this instant. Recorded instants lie after 1970.
    fileprivate var nextTick: Instant {
        adding(microseconds: Replayer.tick - microseconds % Replayer.tick)
    }
}
