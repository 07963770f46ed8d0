import ArgumentParser
import Attendance
import BeaconKit
import MusterStorage
import Station

struct RollCallAdd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "add", abstract: "Add somebody who is on no list.")

    @OptionGroup var data: DataOptions
    @Argument(help: "What they are called.") var name: String
    @Argument(help: "safe, missing or not-on-site.") var state = RollCallMark.State.safe

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let id = try await access.books().present().id
        try await access.commands.mark(unlisted: name, state, in: id, at: access.now)
        Notice.print("\(name): \(state.rawValue).")
    }
}
