import ArgumentParser
import BeaconKit
import Station

struct StationsCancel: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cancel",
        abstract: "Cancel all pairings in progress, for example if the codes differ."
    )

    @OptionGroup var data: DataOptions

    func run() async throws {
        let access = try await StationsAccess(data)
        let pairings = try access.manager.pairings(at: .present)
        for pairing in pairings { try access.manager.cancel(pairing.id) }
        Notice.print(pairings.isEmpty ? "No pairing in progress." : "All pairings were cancelled.")
    }
}
