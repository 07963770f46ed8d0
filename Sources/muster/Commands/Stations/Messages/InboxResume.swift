import ArgumentParser
import BeaconKit
import Station

struct InboxResume: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "resume",
        abstract: "Resume a message, or retry it now."
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The message's id, which muster inbox shows.") var message: String

    func run() async throws {
        let manager = try await StationsAccess(data).messages
        let found = try manager.message(message)
        try manager.resume(found.id, at: .present)
    }
}
