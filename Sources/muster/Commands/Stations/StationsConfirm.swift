import ArgumentParser
import BeaconKit
import Station

struct StationsConfirm: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "confirm",
        abstract: "Trust the station that shows this code: type the code that you see there."
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The code of six digits that the other station shows.") var code: String

    func run() async throws {
        let access = try await StationsAccess(data)
        let pairing = try access.desk.confirm(code: code, by: access.actor, at: .present)
        Notice.print("“\(pairing.name)” is trusted as soon as somebody there confirms, too.")
    }
}
