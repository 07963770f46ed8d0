import ArgumentParser
import BeaconKit
import Station

struct InboxPause: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pause",
        abstract: "Stop a message that is on its way, for now."
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The message, as muster inbox shows it.") var message: String

    func run() async throws {
        let desk = try await StationsAccess(data).messages
        let found = try desk.message(message)
        try desk.pause(found.id, at: .present)
    }
}
