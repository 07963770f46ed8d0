import ArgumentParser
import Attendance
import BeaconKit
import Station

struct BadgeAssign: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "assign",
        abstract: "Pair a beacon as a person's badge.",
        discussion: "Example: muster badge assign 7 F7826DA6-4FA2-4E98-8024-BC5B71E0893E:1:42"
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The person's number.") var number: PersonNumber
    @Argument(help: "The beacon: UUID:MAJOR:MINOR.") var beacon: String

    func run() async throws {
        let identity = try BeaconIdentity(text: beacon)
        let commands = try await RosterAccess(data).commands
        try commands.assign(identity, to: commands.person(number).id, at: .present)
        Notice.print("Number \(number) now carries \(identity).")
    }
}
