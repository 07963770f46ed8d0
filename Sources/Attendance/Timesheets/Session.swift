package import BeaconKit

/// A stay from an *in* to an *out*, derived from punches and never stored as truth.
package struct Session: Hashable, Sendable {
    /// How a session came to its end.
    package enum Ending: Hashable, Sendable {
        /// It goes on.
        case open
        /// Somebody punched, or presence alone decided and may still be corrected by a later punch.
        case punched(isProvisional: Bool)
        /// Nobody punched; the policy, or the station by it, said when it ended.
        case automatic
        /// Nobody punched, and nothing says when it ended. It counts for nothing until it is corrected.
        case missing
    }

    /// The day to which it belongs: that of its shift's start, or else of its own.
    package let day: LocalDay
    /// The shift in whose windows it began; `nil` outside of all.
    package let shift: ScheduledShift?
    package let start: Instant
    /// `nil` while it goes on or nobody knows its end.
    package internal(set) var end: Instant?
    package internal(set) var ending: Ending
    /// In order, within the session. One that goes on ends with the session.
    package internal(set) var breaks: [Interval]
    /// The punches that made it, first its beginning.
    package internal(set) var punches: [StandingPunch]

    /// The time that counts; `nil` without an end.
    package var interval: Interval? { end.map { Interval(start, $0) } }
}
