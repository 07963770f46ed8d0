import ArgumentParser
import Attendance
import Station

struct ReportWeek: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "week",
        abstract: "Everyone's totals for a week, Monday to Sunday."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @Option(help: "A day of the week: 2026-11-21, today or yesterday.") var day = DayArgument.today
    @Option(parsing: .unconditional, help: "Only this department.") var department: String?
    @Option(help: "A row for each person, or for each department.") var by = ReportGrouping.person

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let day = day.day(today: snapshot.today(at: access.now))
        let monday = day.adding(1 - day.weekday)
        let range = try DayRange(from: monday, to: monday.adding(6))
        try ReportMonth.print(range, department: department, by: by, snapshot, access, output)
    }
}
