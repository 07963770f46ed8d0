import ArgumentParser
import Attendance
import Station

struct PeriodOpen: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "open",
        abstract: "Reopen days. The journal records that."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @OptionGroup var range: ReportRange

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let range = try range.range(in: try await access.snapshot(), at: access.now)
        try await access.commands.reopenPeriod(range, at: access.now)
        try await output.conclude("Reopened \(range.from) to \(range.to).") {
            .periods(in: try await access.snapshot())
        }
    }
}
