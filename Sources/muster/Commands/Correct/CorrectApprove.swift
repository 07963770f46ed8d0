import ArgumentParser
import Attendance
import Station

struct CorrectApprove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "approve", abstract: "Let a request count.")

    @OptionGroup var data: DataOptions
    @Argument(help: "The correction, or the beginning of its name.") var correction: String

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let state = try await access.books().correction(correction)
        try await access.commands.approve(state.correction.id, at: access.now)
        Notice.print("Approved \(state.correction.id.rawValue).")
    }
}
