package import Attendance
package import BeaconKit

/// What somebody is told of their hours when they punch.
package struct PersonHours: Hashable, Sendable {
    /// The time worked on the day of the last stay, as it is paid, in µs.
    package let day: Int64
    /// The time worked since Monday, in µs.
    package let week: Int64
    /// The next shift within a week, after the one for which they are there.
    package let nextShift: ScheduledShift?
}

extension Snapshot {
    /// Somebody's hours as they stand.
    package func hours(of person: Person, at now: Instant) throws -> PersonHours {
        let today = attendance.zones.day(of: now)
        let monday = today.adding(1 - today.weekday)
        // Yesterday, too: a night's work belongs to the day on which it began.
        let sheets = attendance.days(
            of: person.id,
            department: person.details.department,
            in: try DayRange(from: monday.adding(-1), to: today.adding(7)),
            knowledge: Timesheet.Knowledge(complete: now)
        )
        let last = sheets.last { $0.day <= today && $0.day >= today.adding(-1) && !$0.sessions.isEmpty }
        let present = last?.sessions.last { $0.ending == .open }?.shift
        return PersonHours(
            day: last?.rounded.worked ?? 0,
            week: sheets.filter { $0.day >= monday && $0.day <= today }.reduce(0) { $0 + $1.rounded.worked },
            nextShift: sheets.flatMap(\.plan.shifts).first { $0.start > now && $0 != present }
        )
    }
}
