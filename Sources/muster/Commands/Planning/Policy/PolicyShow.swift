import ArgumentParser
import Attendance
import Station

struct PolicyShow: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show the policies and when they took effect."
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions

    func run() async throws {
        let books = try await AttendanceAccess(data).books()
        try output.print(.policies(in: books), empty: "")
    }
}
