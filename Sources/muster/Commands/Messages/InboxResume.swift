import ArgumentParser
import BeaconKit
import Station

struct InboxResume: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "resume",
        abstract: "Let a message go on, or try it at once."
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The message, as muster inbox shows it.") var message: String

    func run() async throws {
        let desk = try await StationsAccess(data).messages
        let found = try desk.message(message)
        try desk.resume(found.id, at: .present)
    }
}
