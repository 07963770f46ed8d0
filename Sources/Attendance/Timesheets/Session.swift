package import BeaconKit

/// A stay from an *in* to an *out*, derived from punches and never stored as truth; of a stay in shifts of several days the
/// part that belongs to one of them.
package struct Session: Hashable, Sendable {
    /// How a session came to its end.
    package enum Ending: Hashable, Sendable {
        /// It goes on.
        case open
        /// It goes on as part of the next day, in the shift that begins there.
        case continued
        /// Somebody punched, or presence alone decided and may still be corrected by a later punch.
        case punched(isProvisional: Bool)
        /// Nobody punched; the policy, or the station by it, said when it ended.
        case automatic
        /// Nobody punched, and nothing says when it ended. It counts for nothing until it is corrected.
        case missing
    }

    /// The day to which it belongs: that of its shift's start, or else of its own.
    package internal(set) var day: LocalDay
    /// The first of its day's shifts that it is in; `nil` outside of all.
    package internal(set) var shift: ScheduledShift?
    package internal(set) var start: Instant
    /// When somebody came: before ``start`` in a part that goes on from the day before.
    package let arrived: Instant
    /// Until when it may go on by the plan and the policy.
    let limit: Instant
    /// `nil` while it goes on or nobody knows its end.
    package internal(set) var end: Instant?
    package internal(set) var ending: Ending
    /// In order, within the session. One that goes on ends with the session, or at the present.
    package internal(set) var breaks: [Interval]
    /// The last of ``breaks`` goes on.
    package internal(set) var isOnBreak = false
    /// The punches that made it, first its beginning.
    package internal(set) var punches: [StandingPunch]

    /// From where, and up to where, it counts if a short time away between it and a session of another day is work.
    var countedFrom: Instant?
    var countedUntil: Instant?

    /// The time that counts; `nil` without an end.
    package var interval: Interval? { end.map { Interval(start, $0) } }

    /// Nobody punched where it begins: it goes on from the day before.
    package var isContinuation: Bool { start > arrived }
}
