import ArgumentParser
import BeaconKit
import Station

struct StationsAllow: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "allow",
        abstract: "Let another station pair with this one, for five minutes.",
        discussion: """
            Otherwise, stations that are not paired get no answer. This ends once a station is paired, or after five minutes. \
            muster stations list shows how many pairing attempts there were.
            """
    )

    @OptionGroup var data: DataOptions

    func run() async throws {
        let access = try await StationsAccess(data)
        try access.manager.allowPairing(at: .present)
        Notice.print("For five minutes, another station can ask to pair. Run there: muster stations pair ADDRESS")
    }
}
