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

    /// Whether a punch at an instant may belong to the shift.
    package func admits(_ instant: Instant) -> Bool { opens <= instant && instant < closes }
}
