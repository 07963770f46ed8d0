import ArgumentParser
import Attendance
import Station

/// A month as somebody types it.
struct MonthArgument: ExpressibleByArgument, Sendable {
    private let first: LocalDay

    init(of day: LocalDay) { first = LocalDay(year: day.year, month: day.month, day: 1) }

    /// Reads `2026-11`.
    init?(argument: String) {
        guard let day = LocalDay(argument + "-01") else { return nil }
        self.init(of: day)
    }

    /// All its days.
    var range: DayRange {
        get throws {
            let next = MonthArgument(of: first.adding(31)).first
            return try DayRange(from: first, to: next.adding(-1))
        }
    }
}
