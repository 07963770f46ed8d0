import ArgumentParser
import Station

struct LinksRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a channel and its waiting deliveries."
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The channel's name or id.") var channel: String

    func run() async throws {
        let access = try await LinkAccess(data)
        let found = try access.channel(channel)
        try access.manager.remove(found.id)
        Notice.print("“\(found.name)” was removed.")
    }
}
