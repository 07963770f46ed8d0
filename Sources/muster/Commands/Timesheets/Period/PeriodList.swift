import ArgumentParser
import Attendance
import Station

struct PeriodList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Show which days are closed.")

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions

    func run() async throws {
        let snapshot = try await AttendanceAccess(data).snapshot()
        try output.print(.periods(in: snapshot), empty: "No closed periods.")
    }
}
