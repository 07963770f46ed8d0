package import BeaconKit

/// Ties steady time, in which the station measures durations, to the clock on the wall, which people set.
///
/// Everything that the radio does happens in steady time, which cannot jump; only what is written down is wall time.
/// So a clock that is set while badges are present checks nobody in or out, and a departure that began before the
/// clock was put right is written down right.
package struct TimeBase: Hashable, Sendable {
    /// A difference up to this is the usual slewing of a clock and is followed silently, in µs.
    package static let tolerance: Int64 = 2_000_000

    /// Wall time minus steady time, in µs.
    package private(set) var offset: Int64 = 0

    package init() {}

    /// Compares both clocks.
    ///
    /// - Returns: by how many seconds the wall clock was set, if it was.
    package mutating func observe(steady: Instant, wall: Instant) -> Double? {
        let now = wall.microseconds(since: steady)
        let jump = Instant(microseconds: now).microseconds(since: Instant(microseconds: offset))
        offset = now
        return abs(Double(jump)) > Double(Self.tolerance) ? Double(jump) / 1_000_000 : nil
    }

    /// Wall time at a steady instant.
    package func wall(_ steady: Instant) -> Instant { steady.adding(microseconds: offset) }
}
