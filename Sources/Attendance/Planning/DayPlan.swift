package import BeaconKit

/// What is planned for a person on a day.
package struct DayPlan: Hashable, Sendable {
    package let day: LocalDay
    /// The first instant of the day, and that of the next.
    package let begins: Instant
    package let ends: Instant
    /// In order of time, not overlapping.
    package var shifts: [ScheduledShift]
    package var holiday: Holiday?
    /// Whether something would be planned without the leave. Leave on other days takes nothing from anybody.
    package var isWorkday = false
    /// In the order in which it was granted; all of it counts.
    package var leaves: [Leave] = []

    /// The leave that was granted last.
    package var leave: Leave? { leaves.last }

    /// The length of all shifts, in µs.
    package var scheduled: Int64 { shifts.reduce(0) { $0 + $1.length } }
}
