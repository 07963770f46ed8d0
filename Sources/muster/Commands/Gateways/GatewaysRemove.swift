import ArgumentParser
import Station

struct GatewaysRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a gateway, or a broker with all its gateways."
    )

    @OptionGroup var data: DataOptions
    @Argument(help: "The gateway's id, as muster gateways list shows it, or the id or address of a source.")
    var gateway: String

    func run() async throws {
        let manager = try await GatewayAccess(data).manager
        let source = try manager.sources().first { $0.settings.address == gateway }
        try manager.remove(source?.id ?? gateway)
        Notice.print("“\(gateway)” was removed.")
    }
}
