import ArgumentParser
import Attendance
import Station

struct LeaveRefuse: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "refuse", abstract: "Refuse leave that was asked for.")

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @Argument(help: "The request's id, or its first digits; `muster shift leave requests` shows it.")
    var request: String
    @Option(parsing: .unconditional, help: "The reason, up to 500 characters.") var reason: String

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let id = try await access.snapshot().leaveRequest(request).leave.id
        try await access.commands.refuseLeave([id], reason: reason, at: access.now)
        try await output.conclude("Refused \(id).") { try await access.leaveRequest(id) }
    }
}
