import ArgumentParser
import Attendance
import Station

struct CorrectRefuse: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "refuse", abstract: "Refuse a request.")

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @Argument(help: "The correction's id, or its first digits.") var correction: String
    @Option(parsing: .unconditional, help: "The reason, up to 500 characters.") var reason: String

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let state = try await access.snapshot().correction(correction)
        try await access.commands.refuse(state.correction.id, reason: reason, at: access.now)
        try await output.conclude("Refused \(state.correction.id.rawValue).") {
            try await access.correction(state.correction.id)
        }
    }
}
