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
        let books = try await access.books()
        let range = try range.range(today: books.today(at: access.now))
        try await access.commands.closePeriod(
            range,
            isForced: force,
            knowledge: books.knowledge(at: access.now),
            at: access.now
        )
        try await output.conclude("Closed \(range.from) to \(range.to).") {
            .periods(in: try await access.books())
        }
    }
}
