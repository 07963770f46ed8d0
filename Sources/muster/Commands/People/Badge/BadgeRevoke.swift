import ArgumentParser
import Attendance
import BeaconKit
import Station

struct BadgeRevoke: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "revoke",
        abstract: "Remove a badge, for example if it is lost."
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The beacon: UUID:MAJOR:MINOR.") var beacon: String

    func run() async throws {
        let identity = try BeaconIdentity(text: beacon)
        try await RosterAccess(data).commands.revoke(identity, at: .present)
        Notice.print("\(identity) is no longer a badge.")
    }
}
