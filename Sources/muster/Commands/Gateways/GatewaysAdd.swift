import ArgumentParser
import Attendance
import Station

struct GatewaysAdd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add a proxy with its room, a broker, or a gateway of a broker with its room.",
        discussion: """
            Secrets come from a file, so that they are neither in the shell's history nor in the list of processes. To see \
            which gateways speak at a broker: muster gateways test ADDRESS
            """
    )

    @OptionGroup var data: DataOptions
    @OptionGroup var options: GatewayOptions
    @Option(help: "The gateway at the broker, as muster gateways test shows it.") var gateway: String?
    @Option(help: "What to call it. (default: what it calls itself)") var name: String?
    @Option(help: "The room that it stands in.") var room: String?

    func run() async throws {
        let manager = try await GatewayAccess(data).manager
        var request = try options.request()
        request.gateway = gateway
        request.name = name
        request.room = room
        let source = try manager.add(request, actor: GatewayAccess.actor, source: .supervisor, at: .present)
        if source.settings.gateways.isEmpty {
            Notice.print("The broker was added. To see which gateways it has: muster gateways test \(options.address)")
        } else {
            Notice.print("Added. To see how it is: muster gateways list")
        }
    }
}
