import ArgumentParser
import Foundation
import MusterGateways
import Station

struct GatewaysBroker: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "broker",
        abstract: "Set up Debian's mosquitto on this machine as the broker of gateways.",
        discussion: """
            Writes mosquitto's configuration with a user for the station, which may only read, and one for each gateway, which \
            may write its own topics alone; restarts mosquitto; and adds the broker to the station. The passwords are shown \
            once. Run it again for further gateways: users that exist keep their passwords.

            Install mosquitto first: sudo apt install mosquitto

            Examples:
              sudo muster gateways broker openmqttgateway:OMG_1 espresense:kitchen
              sudo muster gateways broker ruuvi:AA:BB:CC:DD:EE:FF

            Exit codes: 0 done; 64 wrong usage; 65 this machine's mosquitto is configured otherwise; 69 mosquitto is missing or \
            does not start; 73 the configuration cannot be written.
            """
    )

    @OptionGroup var data: DataOptions
    @Argument(help: ArgumentHelp("The gateways, as KIND:NAME.", valueName: "gateway")) var gateways: [String]
    @Option(help: "The broker's port.") var port = 1883
    @Option(help: "The folder of mosquitto's configuration.") var folder = "/etc/mosquitto"

    func validate() throws {
        guard (1...65_535).contains(port) else { throw ValidationError("--port must be from 1 to 65535.") }
        for gateway in gateways {
            do { _ = try BrokerSetup.user(of: gateway) } catch { throw ValidationError("\(error)") }
        }
    }

    func run() async throws {
        let manager = try await GatewayAccess(data).manager
        let files = BrokerFiles(folder: folder)
        try files.check()
        let wanted = [BrokerSetup.station] + (try gateways.map { try BrokerSetup.user(of: $0) })
        let passwords = try files.add(wanted, port: port)
        if folder == "/etc/mosquitto" { try files.restart() }
        var request = GatewayRequest(address: "mqtt://127.0.0.1:\(port)", user: BrokerSetup.station.name)
        request.secret = passwords[BrokerSetup.station.name]
        _ = try manager.keep(request, at: .present)
        var table = Table(columns: ["User", "Password"])
        for user in wanted.dropFirst() {
            table.add([user.name, passwords[user.name] ?? "(as it was)"])
        }
        table.print(empty: "")
        Notice.print(
            """
            Enter these in the gateways, with this machine's address and the port \(port). The passwords are not shown again.
            Then give each gateway its room: Settings, Radio gateways; or muster gateways test mqtt://127.0.0.1:\(port) --user \
            \(BrokerSetup.station.name)
            """
        )
    }
}
