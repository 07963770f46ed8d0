import ArgumentParser
import Attendance
import Station

struct CorrectApprove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "approve", abstract: "Approve a request.")

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @Argument(help: "The correction's id, or its first digits.") var correction: String

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let state = try await access.snapshot().correction(correction)
        try await access.commands.approve(state.correction.id, at: access.now)
        try await output.conclude("Approved \(state.correction.id.rawValue).") {
            try await access.correction(state.correction.id)
        }
    }
}
