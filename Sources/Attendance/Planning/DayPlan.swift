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

    /// The shifts as they would be without leave that only makes up what is missing of them; empty where nothing of that
    /// kind takes any. Who works all the same works on them.
    package var madeUp: [ScheduledShift] = []
    /// What is due of work on a day without any shift: the contract's breaks, or those of the site.
    package var breaks: [BreakRule] = []

    /// The breaks that may be due on the day.
    package var dueBreaks: [BreakRule] {
        let shifts = workShifts
        return shifts.isEmpty ? breaks : shifts.flatMap(\.template.breaks)
    }

    /// The shifts in which work is, if there is any: of a day that leave takes altogether, those that it makes up.
    var workShifts: [ScheduledShift] { shifts.isEmpty ? madeUp : shifts }

    /// The leave that was granted last.
    package var leave: Leave? { leaves.last }

    /// The length of all shifts, in µs.
    package var scheduled: Int64 { shifts.reduce(0) { $0 + $1.length } }
}
