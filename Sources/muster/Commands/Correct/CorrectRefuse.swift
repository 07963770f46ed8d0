import ArgumentParser
import Attendance
import Station

struct CorrectRefuse: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "refuse", abstract: "Refuse a request.")

    @OptionGroup var data: DataOptions
    @Argument(help: "The correction, or the beginning of its name.") var correction: String
    @Option(help: "Why, in up to 500 characters.") var reason: String

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let state = try await access.books().correction(correction)
        try await access.commands.refuse(state.correction.id, reason: reason, at: access.now)
        Notice.print("Refused \(state.correction.id.rawValue).")
    }
}
