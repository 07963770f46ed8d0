import ArgumentParser
import Attendance
import Station

struct PeriodCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "period",
        abstract: "Close days, so that what was reported of them changes no more; open them again.",
        discussion: """
            Examples:
              muster period close --month 2026-10
              muster period open --from 2026-10-12 --to 2026-10-12
              muster period list
            """,
        subcommands: [PeriodClose.self, PeriodOpen.self, PeriodList.self]
    )
}

struct PeriodClose: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "close", abstract: "Close days.")

    @OptionGroup var data: DataOptions
    @OptionGroup var range: ReportRange
    @Flag(help: "Also if something must be fixed before payroll.") var force = false

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
        Notice.print("Closed \(range.from) to \(range.to).")
    }
}

struct PeriodOpen: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "open",
        abstract: "Open days again, which is an entry of the journal too."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var range: ReportRange

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let range = try range.range(today: try await access.books().today(at: access.now))
        try await access.commands.reopenPeriod(range, at: access.now)
        Notice.print("Opened \(range.from) to \(range.to).")
    }
}

struct PeriodList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Show which days are closed.")

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions

    func run() async throws {
        let books = try await AttendanceAccess(data).books()
        try output.print(.periods(in: books), empty: "No day is closed.")
    }
}
