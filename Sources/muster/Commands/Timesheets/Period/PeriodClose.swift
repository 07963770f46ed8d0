import ArgumentParser
import Attendance
import Station

struct PeriodClose: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "close", abstract: "Close days.")

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @OptionGroup var range: ReportRange
    @Flag(help: "Close even if something must be fixed before payroll or a receiver has not reported.") var force =
        false

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let range = try range.range(in: snapshot, at: access.now)
        try await access.commands.closePeriod(
            range,
            isForced: force,
            knowledge: snapshot.knowledge(at: access.now),
            at: access.now
        )
        try await output.conclude("Closed \(range.from) to \(range.to).") {
            .periods(in: try await access.snapshot())
        }
    }
}
