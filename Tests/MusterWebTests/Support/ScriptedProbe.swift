import Station

/// Hears one gateway at each broker, nothing of a proxy, and refuses the password “wrong”.
struct ScriptedProbe: GatewayProbe {
    static let gateway = Gateway(kind: "openmqttgateway", device: "OMG <1>")

    let kinds = [GatewayKindName("openmqttgateway", "OpenMQTTGateway, Theengs")]

    func listen(to settings: GatewaySettings, for seconds: Int, filter: GatewayFilter) async -> GatewayFindings {
        if settings.secret == "wrong" { return GatewayFindings(trouble: .brokerRefuses("not authorised")) }
        guard settings.isBroker else { return GatewayFindings(trouble: .occupied) }
        var found = GatewayFindings.Found(Self.gateway)
        (found.reports, found.beacons, found.known, found.strongest) = (12, 5, 3, -48)
        return GatewayFindings(found: [found])
    }

    func devices() async -> [GatewayDevice]? { [GatewayDevice(name: "lobby", address: "esphome://10.0.0.7")] }
}
