import ArgumentParser
import Attendance
import Foundation
import Station

struct LeaveList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Show leave.")

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        access.log(.plan, in: snapshot)
        try output.print(.leave(in: snapshot), empty: "Nobody has leave.")
    }
}
