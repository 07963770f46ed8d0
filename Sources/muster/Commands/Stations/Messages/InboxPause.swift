import ArgumentParser
import BeaconKit
import Station

struct InboxPause: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pause",
        abstract: "Pause a message that is on its way."
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The message's id, which muster inbox shows.") var message: String

    func run() async throws {
        let manager = try await StationsAccess(data).messages
        let found = try manager.message(message)
        try manager.pause(found.id, at: .present)
    }
}
