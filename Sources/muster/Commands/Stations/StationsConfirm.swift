import ArgumentParser
import BeaconKit
import Station

struct StationsConfirm: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "confirm",
        abstract: "Trust the other station by typing the code that it shows."
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The six-digit code that the other station shows.") var code: String

    func run() async throws {
        let access = try await StationsAccess(data)
        let pairing = try access.manager.confirm(code: code, by: access.actor, at: .present)
        Notice.print("“\(pairing.name)” is trusted as soon as somebody there confirms, too.")
    }
}
