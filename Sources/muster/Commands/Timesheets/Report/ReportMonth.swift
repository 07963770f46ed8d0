import ArgumentParser
import Attendance
import Station

struct ReportMonth: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "month",
        abstract: "Everyone's totals for a month."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @Option(help: "The month, such as 2026-11. (default: this month)") var month: MonthArgument?
    @Option(parsing: .unconditional, help: "Only this department.") var department: String?
    @Option(help: "A row for each person, or for each department.") var by = ReportGrouping.person

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let month = month ?? MonthArgument(of: snapshot.today(at: access.now))
        try Self.print(try month.range, department: department, by: by, snapshot, access, output)
    }

    /// Prints what the days of a range amount to.
    static func print(
        _ range: DayRange,
        department: String?,
        by grouping: ReportGrouping,
        _ snapshot: Snapshot,
        _ access: AttendanceAccess,
        _ output: ReportOptions
    ) throws {
        let days = snapshot.days(
            of: snapshot.people(of: department, in: range),
            in: range,
            knowledge: snapshot.knowledge(at: access.now)
        )
        access.log(.timesheet, in: snapshot)
        if !output.json, !output.csv { Swift.print("\(range.from) to \(range.to)") }
        // Of departments the name says which they are; of people there is no room for it.
        let columns = grouping == .person ? ReportGrouping.columns.subtracting(["department"]) : ReportGrouping.columns
        try output.print(grouping.totals(days), columns: columns, empty: "The roster is empty.")
    }
}
