import ArgumentParser
import Attendance
import Station

struct LeaveApprove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "approve", abstract: "Grant leave that was asked for.")

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @Argument(help: "The request's id, or its first digits; `muster shift leave requests` shows it.")
    var request: String

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let id = try await access.snapshot().leaveRequest(request).leave.id
        try await access.commands.grantLeave([id], at: access.now)
        try await output.conclude("Granted \(id).") { try await access.leaveRequest(id) }
    }
}
