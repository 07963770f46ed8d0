import ArgumentParser
import Attendance
import Station

struct PolicyTry: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "try",
        abstract: "Try another policy on the same days.",
        discussion: """
            Shows everyone's totals as they are and as they would be; for one person, each day that would change.

            Examples:
              muster shift policy try --month 2026-10 --grace 10
              muster shift policy try --month 2026-10 --grace 10 --department Design
              muster shift policy try --month 2026-10 --grace 10 --person 7
            """
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @OptionGroup var range: ReportRange
    @OptionGroup var policy: PolicyOptions
    @Option(parsing: .unconditional, help: "Only this department.") var department: String?
    @Option(help: "Only this person, by number, day by day.") var person: PersonNumber?

    func validate() throws {
        if person != nil, department != nil { throw ValidationError("Choose one of --department and --person.") }
    }

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let range = try range.range(in: snapshot, at: access.now)
        let person = try person.map { try snapshot.person($0) }
        let comparisons = snapshot.comparison(
            of: person.map { [$0] } ?? snapshot.people(of: department, in: range),
            in: range,
            with: try policy.request().policy(over: snapshot.attendance.policy(on: range.to)),
            knowledge: snapshot.knowledge(at: access.now)
        )
        access.log(.timesheet, of: person, in: snapshot)
        let columns = Self.columns
        guard person != nil, let comparison = comparisons.first?.comparison else {
            return try output.print(.comparisons(comparisons), columns: columns, empty: "The roster is empty.")
        }
        try output.print(.differences(comparison), columns: columns, empty: "No day in the range would change.")
    }

    /// What fits a terminal: expected and paid time follow from the rest.
    private static let columns: Set<String> = {
        let lengths = ["worked", "break", "away", "absent", "late", "early", "overtime"]
        return Set(lengths.flatMap { [$0 + "Minutes", $0 + "ThenMinutes"] })
            .union(["number", "name", "day", "exceptions", "exceptionsThen", "changedDays"])
    }()
}
