import ArgumentParser
import MusterStorage
import Station

struct LinksReplay: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay",
        abstract: "Repeat a delivery, delivered or failed. A running station does it at once."
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The delivery's number, which muster links log shows.") var delivery: Int64

    func run() async throws {
        let access = try await LinkAccess(data)
        let found = try access.store.deliveries(nil, limit: 100_000).first { $0.id == delivery }
        guard let found else { throw LinkError.noSuchDelivery }
        try access.manager.replay(delivery, of: found.channel, at: .present)
        Notice.print("It will be delivered again.")
    }
}
