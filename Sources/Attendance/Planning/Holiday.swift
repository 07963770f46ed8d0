/// A day on which the site does not work, or only half of it. Only an assigned shift goes on.
package struct Holiday: Hashable, Sendable {
    package let day: LocalDay
    package let name: String
    /// What of the day is free.
    package let part: DayPart

    package init(day: LocalDay, name: String, part: DayPart = .all) throws(ScheduleError) {
        try part.check()
        self.day = day
        self.name = name
        self.part = part
    }
}
