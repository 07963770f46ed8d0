import ArgumentParser

struct GatewaysCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gateways",
        abstract: "Boxes that hear for the station over the network.",
        discussion: """
            ESPHome Bluetooth proxies, OpenMQTTGateway, Theengs, Ruuvi, Shelly and ESPresense, and other machines with \
            muster gateway. A running station applies \
            changes within a second.

            Examples:
              muster gateways find
              muster gateways test esphome://lobby.local --secret-file key
              muster gateways add esphome://lobby.local --secret-file key --room Lobby
              muster gateways add mqtts://broker.local --user muster --secret-file password
              muster gateways add mqtts://broker.local --user muster --gateway openmqttgateway:OMG_1 --room Workshop
              sudo muster gateways broker openmqttgateway:OMG_1
              muster gateways list
            """,
        subcommands: [
            GatewaysList.self, GatewaysFind.self, GatewaysTest.self, GatewaysAdd.self, GatewaysRemove.self,
            GatewaysScript.self, GatewaysBroker.self,
        ]
    )
}
