package import BeaconKit

/// The time from one instant to another, the end excluded.
package struct Interval: Hashable, Sendable {
    package var start: Instant
    package var end: Instant

    /// An end before the start counts as the start.
    package init(_ start: Instant, _ end: Instant) {
        self.start = start
        self.end = max(start, end)
    }

    /// In µs.
    package var length: Int64 { end.microseconds(since: start) }

    package var isEmpty: Bool { start >= end }

    /// What both have in common, in µs.
    package func overlap(_ other: Interval) -> Int64 {
        max(0, min(end, other.end).microseconds(since: max(start, other.start)))
    }
}
