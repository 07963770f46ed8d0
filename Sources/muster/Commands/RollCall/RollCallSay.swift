import ArgumentParser
import Attendance
import BeaconKit
import MusterStorage
import Station

struct RollCallSay: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "mark", abstract: "Mark a person.")

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @Argument(help: "The person's number.") var number: PersonNumber
    @Argument(help: "safe, missing or not-on-site.") var state: RollCallMark.State

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let person = try snapshot.person(number)
        let id = try snapshot.present().id
        try await access.commands.mark(person.id, state, in: id, at: access.now)
        try await output.conclude("\(person.details.name): \(state.rawValue).") {
            try await access.line(of: person.id, in: id)
        }
    }
}
