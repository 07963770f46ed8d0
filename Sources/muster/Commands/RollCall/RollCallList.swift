import ArgumentParser
import Attendance
import BeaconKit
import MusterStorage
import Station

struct RollCallList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Show all roll calls.")

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions

    func run() async throws {
        let books = try await AttendanceAccess(data).books()
        try output.print(.rollCalls(in: books), empty: "No roll calls yet.")
    }
}
