import ArgumentParser
import Attendance
import Station

/// The days of a report, as somebody asks for them.
struct ReportRange: ParsableArguments {
    @Option(help: "The first day. (default: the first of this month)") var from: DayArgument?
    @Option(help: "The last day. (default: today)") var to: DayArgument?
    @Option(help: "All days of a month instead, such as 2026-11.") var month: MonthArgument?

    func validate() throws {
        if month != nil, from != nil || to != nil {
            throw ValidationError("Choose either --month, or --from and --to.")
        }
    }

    func range(today: LocalDay) throws -> DayRange {
        if let month { return try month.range }
        let to = to?.day(today: today) ?? today
        let from = from?.day(today: today) ?? LocalDay(year: to.year, month: to.month, day: 1)
        return try DayRange(from: from, to: to)
    }
}
