import ArgumentParser
import Attendance
import BeaconKit
import MusterStorage
import Station

struct RollCallAdd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "add", abstract: "Add a person who is not listed.")

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @Argument(help: "Their name.") var name: String
    @Argument(help: "safe, missing or not-on-site.") var state = RollCallMark.State.safe

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let id = try await access.snapshot().present().id
        let subject = PersonID()
        try await access.commands.mark(unlisted: name, as: subject, state, in: id, at: access.now)
        try await output.conclude("\(name): \(state.rawValue).") { try await access.line(of: subject, in: id) }
    }
}
