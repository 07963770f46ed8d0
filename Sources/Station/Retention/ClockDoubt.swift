package import BeaconKit

/// Why nothing expires for now: the journal shows that the station's clock may be wrong, and what is deleted does not come
/// back.
package struct ClockDoubt: Hashable, Sendable {
    package enum Cause: Hashable, Sendable {
        /// The clock was set while the station ran, by so many seconds.
        case jumped(seconds: Double)
        /// For so many days nothing was recorded: the station was off, or its clock was set ahead.
        case gap(days: Int)
        /// The clock shows a time before that of the last entry.
        case behind
    }

    package let cause: Cause
    /// Until when nobody has to confirm that the clock is right.
    package let until: Instant

    package init(_ cause: Cause, until: Instant) {
        self.cause = cause
        self.until = until
    }

    /// For how long a clock is doubted, in µs: seven days, in which somebody sees what it shows.
    package static let duration: Int64 = 7 * 86_400_000_000
    /// The longest time without an entry that is nothing special, in days. A station that runs records more often.
    package static let longestGap = 7
    /// By how much a clock may be set without being doubted, in seconds.
    package static let tolerance = 120.0
}
