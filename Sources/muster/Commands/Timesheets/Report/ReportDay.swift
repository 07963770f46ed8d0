import ArgumentParser
import Attendance
import Station

struct ReportDay: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "day", abstract: "Everybody's day.")

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @Option(help: "The day: 2026-11-21, today or yesterday.") var day = DayArgument.today
    @Option(parsing: .unconditional, help: "Only this department.") var department: String?
    @Option(help: "A row for each person, or for each department.") var by = ReportGrouping.person

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let range = DayRange(day.day(today: snapshot.today(at: access.now)))
        if by == .department {
            return try ReportMonth.print(range, department: department, by: by, snapshot, access, output)
        }
        let days = snapshot.days(
            of: snapshot.people(of: department, in: range),
            in: range,
            knowledge: snapshot.knowledge(at: access.now)
        )
        access.log(.days, in: snapshot)
        try output.print(.days(days, in: snapshot), columns: Self.columns, empty: "The roster is empty.")
    }

    /// What fits a terminal.
    static let columns: Set = [
        "number", "name", "day", "status", "shift", "in", "out", "workedMinutes", "breakMinutes", "awayMinutes",
        "absentMinutes", "lateMinutes", "exceptions",
    ]
}

extension DayArgument: CustomStringConvertible {
    var description: String {
        switch self {
        case .day(let day): day.description
        case .today: "today"
        case .yesterday: "yesterday"
        }
    }
}
