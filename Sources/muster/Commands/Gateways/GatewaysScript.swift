import ArgumentParser
import MusterGateways

struct GatewaysScript: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "script",
        abstract: "Print the script that makes a Shelly device (Gen2+) a gateway.",
        discussion: "How to install it is in docs/gateways.md."
    )

    func run() { print(ShellyScript.text) }
}
