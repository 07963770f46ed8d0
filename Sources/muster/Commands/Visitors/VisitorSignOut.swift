import ArgumentParser
import Attendance
import BeaconKit
import MusterStorage
import Station

struct VisitorSignOut: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "sign-out", abstract: "Sign a visitor out.")

    @OptionGroup var data: DataOptions
    @OptionGroup var output: ReportOptions
    @Argument(help: "Their name, or the visit's id as in the list.") var name: String

    func run() async throws {
        let access = try await AttendanceAccess(data)
        let id = PersonID(rawValue: name)
        let isID = try await access.snapshot().visitors.visits[id] != nil
        let visit: PersonID
        if isID {
            try await access.commands.signOut(id, at: access.now)
            visit = id
        } else {
            visit = try await access.commands.signOut(named: name, at: access.now)
        }
        try await output.conclude("Signed out.") { try await access.line(of: visit) }
    }
}
