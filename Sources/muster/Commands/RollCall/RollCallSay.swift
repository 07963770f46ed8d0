import ArgumentParser
import Attendance
import BeaconKit
import MusterStorage
import Station

struct RollCallSay: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "mark", abstract: "Mark a person or a visitor.")

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @Argument(help: "The person's number, or a visitor's id as in the list.") var subject: String
    @Argument(help: "safe, missing or not-on-site.") var state: RollCallMark.State

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let snapshot = try await access.snapshot()
        let marked: (id: PersonID, name: String)
        if let visit = snapshot.visitors.visits[PersonID(rawValue: subject)] {
            marked = (visit.id, try snapshot.visitor(visit, from: access.store, at: access.now).name)
        } else {
            let person = try snapshot.person(PersonNumber(typed: subject))
            marked = (person.id, person.details.name)
        }
        let id = try snapshot.present().id
        try await access.commands.mark(marked.id, state, in: id, at: access.now)
        try await output.conclude("\(marked.name): \(state.rawValue).") {
            try await access.line(of: marked.id, in: id)
        }
    }
}
