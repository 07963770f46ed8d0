import ArgumentParser
import Attendance
import Station

struct HolidayList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Show the holidays.")

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions

    func run() async throws {
        let books = try await AttendanceAccess(data).books()
        try output.print(.holidays(in: books), empty: "No holidays.")
    }
}
