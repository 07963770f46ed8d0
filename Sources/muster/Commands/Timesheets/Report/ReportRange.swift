import ArgumentParser
import Attendance
import BeaconKit
import Station

/// The days of a report, as somebody asks for them.
struct ReportRange: ParsableArguments {
    @Option(help: "The first day. (default: the first of this month)") var from: DayArgument?
    @Option(help: "The last day. (default: today)") var to: DayArgument?
    @Option(help: "All days of a month instead, such as 2026-11.") var month: MonthArgument?

    @Option(help: "All days of the pay period that contains a day instead: 2026-11-21, today or yesterday.")
    var period: DayArgument?

    /// Whether any days were asked for.
    var isChosen: Bool { from != nil || to != nil || month != nil || period != nil }

    func validate() throws {
        let ways = [month != nil, period != nil, from != nil || to != nil]
        if ways.count(where: \.self) > 1 {
            throw ValidationError("Choose one of --month, --period, or --from and --to.")
        }
    }

    /// - Parameters:
    ///   - person: whose pay period it is; `nil` for that of the department, or everyone's.
    func range(
        in snapshot: Snapshot,
        at now: Instant,
        of person: Person? = nil,
        department: String? = nil
    ) throws -> DayRange {
        let today = snapshot.today(at: now)
        if let period {
            return try snapshot.payPeriod(of: person, department: department, on: period.day(today: today))
        }
        if let month { return try month.range }
        let to = to?.day(today: today) ?? today
        let from = from?.day(today: today) ?? LocalDay(year: to.year, month: to.month, day: 1)
        return try DayRange(from: from, to: to)
    }
}
