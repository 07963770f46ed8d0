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
        let books = try await access.books()
        access.note(.plan, in: books)
        try output.print(.leave(in: books), empty: "Nobody has leave.")
    }
}
