import ArgumentParser
import Attendance
import Station

struct ReportExceptions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "exceptions",
        abstract: "Exceptions that need review: missing, late, doubtful …"
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @OptionGroup var range: ReportRange
    @Option(help: "The lowest severity to show: notice, warning or must-fix.") var severity = "notice"
    @Option(parsing: .unconditional, help: "Only this department.") var department: String?

    func validate() throws {
        if Exception.Severity(word: severity) == nil {
            throw ValidationError("--severity must be notice, warning or must-fix, not “\(severity)”.")
        }
    }

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let range = try range.range(in: snapshot, at: access.now)
        let lines = snapshot.exceptions(
            of: snapshot.people(of: department, in: range),
            in: range,
            from: Exception.Severity(word: severity) ?? .notice,
            knowledge: snapshot.knowledge(at: access.now)
        )
        access.log(.days, in: snapshot)
        try output.print(.exceptions(lines, in: snapshot), empty: "Nothing needs review.")
    }
}
