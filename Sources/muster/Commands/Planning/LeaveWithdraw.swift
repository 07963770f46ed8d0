import ArgumentParser
import Attendance
import Foundation
import Station

struct LeaveWithdraw: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "withdraw", abstract: "Cancel leave.")

    @OptionGroup var data: DataOptions
    @Argument(help: "The leave's id, or its first digits; `muster shift leave list` shows it.") var leave: String

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let found = try await access.snapshot().attendance.schedule.allLeave.filter { $0.id.hasPrefix(leave) }
        guard let one = found.first, found.count == 1 else { throw ScheduleError.noSuchLeave(leave) }
        try await access.commands.withdrawLeave(one.id, at: access.now)
        Notice.print("Withdrawn.")
    }
}
