import ArgumentParser
import Attendance
import Station

struct PolicyTry: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "try",
        abstract: "Show what another policy would make of the same days."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @OptionGroup var range: ReportRange
    @OptionGroup var policy: PolicyOptions

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let books = try await access.books()
        let range = try range.range(today: books.today(at: access.now))
        let comparisons = books.comparison(
            of: books.people(in: range),
            in: range,
            with: try policy.policy(over: books.attendance.policy(on: range.to)),
            knowledge: books.knowledge(at: access.now)
        )
        try output.print(.comparisons(comparisons), empty: "Nobody is on the roster.")
    }
}
