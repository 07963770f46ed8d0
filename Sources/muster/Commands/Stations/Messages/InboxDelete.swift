import ArgumentParser
import BeaconKit
import Station

struct InboxDelete: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete",
        abstract: "Delete a message. If it is on its way, it is not sent."
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The message's id, which muster inbox shows.") var message: String

    func run() async throws {
        let manager = try await StationsAccess(data).messages
        let found = try manager.message(message)
        try manager.delete(found.id, at: .present)
    }
}
