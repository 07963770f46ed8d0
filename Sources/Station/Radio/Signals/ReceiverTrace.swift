package import BeaconKit

/// What a receiver heard in each of the last sixty spans of ten seconds.
package struct ReceiverTrace: Sendable {
    /// One span of ten seconds.
    package struct Reading: Hashable, Sendable {
        /// Advertising reports of anything, per second.
        package let reportsPerSecond: Double
        /// The mean level of the iBeacons among them, in dBm; `nil` without any.
        package let level: Double?
    }

    private static let seconds = 10.0

    private var clock = RingClock(span: Int64(ReceiverTrace.seconds) * 1_000_000)
    private var reports = InlineArray<60, Int32>(repeating: 0)
    private var beacons = InlineArray<60, Int32>(repeating: 0)
    private var levels = InlineArray<60, Int32>(repeating: 0)

    package init() {}

    /// Counts a report of anything.
    package mutating func count(at instant: Instant) {
        guard let slot = slot(at: instant) else { return }
        reports[slot] += 1
    }

    /// Ingests an iBeacon's level in dBm; its report is counted by ``count(at:)``.
    package mutating func ingest(_ rssi: Int8, at instant: Instant) {
        guard let slot = slot(at: instant) else { return }
        beacons[slot] += 1
        levels[slot] += Int32(rssi)
    }

    /// The spans, oldest first; `nil` for those before the first report, or longer ago than is kept.
    package func readings(until now: Instant) -> [Reading?] {
        clock.slots(until: now).map { slot in
            guard let slot else { return nil }
            return Reading(
                reportsPerSecond: Double(reports[slot]) / Self.seconds,
                level: beacons[slot] > 0 ? Double(levels[slot]) / Double(beacons[slot]) : nil
            )
        }
    }

    private mutating func slot(at instant: Instant) -> Int? {
        var clock = clock
        let slot = clock.slot(at: instant) { slot in
            reports[slot] = 0
            beacons[slot] = 0
            levels[slot] = 0
        }
        self.clock = clock
        return slot
    }
}
