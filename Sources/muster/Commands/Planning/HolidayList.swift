import ArgumentParser
import Attendance
import Station

struct HolidayList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Show the holidays.")

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions

    func run() async throws {
        let snapshot = try await AttendanceAccess(data).snapshot()
        try output.print(.holidays(in: snapshot), empty: "No holidays.")
    }
}
