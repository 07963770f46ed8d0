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
        let books = try await access.books()
        let month = month ?? MonthArgument(of: books.today(at: access.now))
        try Self.print(try month.range, department: department, by: by, books, access, output)
    }

    /// Prints what the days of a range amount to.
    static func print(
        _ range: DayRange,
        department: String?,
        by grouping: ReportGrouping,
        _ books: Books,
        _ access: AttendanceAccess,
        _ output: ReportOptions
    ) throws {
        let days = books.days(
            of: books.people(of: department, in: range),
            in: range,
            knowledge: books.knowledge(at: access.now)
        )
        access.note(.timesheet, in: books)
        if !output.json, !output.csv { Swift.print("\(range.from) to \(range.to)") }
        // Of departments the name says which they are; of people there is no room for it.
        let columns = grouping == .person ? ReportGrouping.columns.subtracting(["department"]) : ReportGrouping.columns
        try output.print(grouping.totals(days), columns: columns, empty: "The roster is empty.")
    }
}
