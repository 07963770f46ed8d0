import ArgumentParser
import BeaconKit
import Station

struct StationsAllow: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "allow",
        abstract: "Answer another station that wants to be paired, for five minutes.",
        discussion: """
            Stations that are not paired get no answer otherwise. Once one is paired, or after five minutes, this is over. \
            muster stations list tells how often strangers tried meanwhile.
            """
    )

    @OptionGroup var data: DataOptions

    func run() async throws {
        let access = try await StationsAccess(data)
        try access.desk.allowPairing(at: .present)
        Notice.print("For five minutes another station may ask to be paired. There: muster stations pair ADDRESS")
    }
}
