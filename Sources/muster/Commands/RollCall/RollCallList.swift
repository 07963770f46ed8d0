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
        let snapshot = try await AttendanceAccess(data).snapshot()
        try output.print(.rollCalls(in: snapshot), empty: "No roll calls yet.")
    }
}
