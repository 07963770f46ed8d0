package import BeaconKit

/// A shift on a day, as instants.
package struct ScheduledShift: Hashable, Sendable {
    package let template: ShiftTemplate
    /// The day in which it starts, to which it belongs.
    package let day: LocalDay
    package let start: Instant
    package let end: Instant
    /// From when an arrival belongs to the shift.
    package let opens: Instant
    /// Until when a departure belongs to the shift.
    package let closes: Instant

    package var length: Int64 { end.microseconds(since: start) }

    /// Whether the shift is going on, the end excluded.
    package func contains(_ instant: Instant) -> Bool { start <= instant && instant < end }

    /// Whether somebody who arrives at an instant comes for this shift rather than for another one: for one that goes on, or else
    /// for the one that starts nearest.
    func isNearer(than other: ScheduledShift?, at instant: Instant) -> Bool {
        guard opens <= instant, instant < end else { return false }
        guard let other else { return true }
        if contains(instant) != other.contains(instant) { return contains(instant) }
        return abs(start.microseconds(since: instant)) < abs(other.start.microseconds(since: instant))
    }

    /// Whether a punch at an instant may belong to the shift.
    package func admits(_ instant: Instant) -> Bool { opens <= instant && instant < closes }
}
