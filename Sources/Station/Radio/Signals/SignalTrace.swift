package import BeaconKit

/// The strongest reading of each of the last sixty seconds.
///
/// The strongest, as bodies and fades only ever weaken what is heard.
package struct SignalTrace: Sendable {
    private static let nothing = Int8.min

    private var clock = RingClock(span: 1_000_000)
    private var levels = InlineArray<60, Int8>(repeating: SignalTrace.nothing)

    package init() {}

    /// Ingests a reading in dBm.
    package mutating func ingest(_ rssi: Int8, at instant: Instant) {
        var levels = levels
        guard let slot = clock.slot(at: instant, clear: { levels[$0] = Self.nothing }) else { return }
        levels[slot] = max(levels[slot], rssi)
        self.levels = levels
    }

    /// The readings in dBm second by second, oldest first; `nil` for seconds in which nothing was heard.
    package func levels(until now: Instant) -> [Int8?] {
        clock.slots(until: now).map { slot in
            guard let slot, levels[slot] != Self.nothing else { return nil }
            return levels[slot]
        }
    }
}
