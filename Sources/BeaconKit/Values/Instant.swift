/// A moment, in microseconds since 1970-01-01 00:00:00 UTC.
///
/// Nothing in BeaconKit reads a clock: the caller says when a report was heard, so that a recording replays at any
/// speed and the same sightings always give the same events.
public struct Instant: Hashable, Sendable {
    /// Microseconds since 1970-01-01 00:00:00 UTC, negative before.
    public let microseconds: Int64

    /// Makes an instant from microseconds since the epoch.
    public init(microseconds: Int64) {
        self.microseconds = microseconds
    }

    /// The instant that many microseconds later, kept within the range of the type.
    public func adding(microseconds delta: Int64) -> Instant {
        let (sum, overflow) = microseconds.addingReportingOverflow(delta)
        return Instant(microseconds: overflow ? (delta < 0 ? .min : .max) : sum)
    }

    /// Microseconds from another instant to this one, negative if the other is later, kept within the range of `Int64`.
    public func microseconds(since earlier: Instant) -> Int64 {
        let (difference, overflow) = microseconds.subtractingReportingOverflow(earlier.microseconds)
        return overflow ? (microseconds < earlier.microseconds ? .min : .max) : difference
    }
}

extension Instant: Comparable {
    /// Whether the left instant is the earlier one.
    public static func < (left: Self, right: Self) -> Bool {
        left.microseconds < right.microseconds
    }
}
