import ArgumentParser
import Station

struct GatewaysFind: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "find",
        abstract: "List the ESPHome devices that announce themselves (needs avahi-daemon)."
    )

    @OptionGroup var data: DataOptions

    func run() async throws {
        guard let devices = await (try await GatewayAccess(data)).manager.probe?.devices() else {
            Notice.print("avahi-daemon does not answer. Install it, or give the device's address.")
            throw ExitCode(69)
        }
        var table = Table(columns: ["Name", "Address"])
        for device in devices { table.add([device.name, device.address]) }
        table.print(empty: "No ESPHome device announces itself in this network.")
    }
}
