/// Remembers the days that were worked out: today, and those of sessions that were never closed.
package struct WorkDayCache: Sendable {
    private static let capacity = 100
    private var days: [LocalDay: WorkDay] = [:]

    package init() {}

    package mutating func day(_ day: LocalDay, site: Site) -> WorkDay {
        if let known = days[day] { return known }
        if days.count >= Self.capacity { days.removeAll() }
        let new = WorkDay(day, site: site)
        days[day] = new
        return new
    }
}
