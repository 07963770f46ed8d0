import BeaconKit
import Station

/// Ruuvi Gateway: `ruuvi/GATEWAY/TAG` with the whole advertisement in hexadecimal.
///
/// Its owner has to let it pass on what is not of its maker: all scanned, “including third party beacons”.
package struct RuuviGateway: GatewayKind {
    package static let kind = "ruuvi"
    package static let title = "Ruuvi Gateway"
    package static let topics = ["ruuvi/+/+"]

    package static func rights(of device: String) -> [String] { ["topic write ruuvi/\(device)/#"] }

    package init() {}

    package mutating func read(_ topic: [Substring], _ payload: [UInt8], isRetained: Bool) -> GatewayMessage? {
        guard topic.count == 3, topic[0] == "ruuvi", let json = GatewayJSON(payload) else { return nil }
        if topic[2] == "gw_status" {
            guard let state = json["state"]?.string else { return nil }
            return GatewayMessage(topic[1], [.online(state == "online")])
        }
        guard let data = json["data"]?.string.flatMap({ Wire.bytes(hexadecimal: $0) }) else { return nil }
        // Numbers in the firmware, strings in its description; without a set clock there is a counter instead.
        let sent = Wire.instant((json["ts"] ?? json["gwts"])?.number)
        let advert = GatewayAdvert(
            address: Wire.address(topic[2]),
            rssi: Wire.level(json["rssi"]?.number),
            data: data,
            sent: json["cnt"] == nil ? sent : nil
        )
        return GatewayMessage(topic[1], [.advert(advert)])
    }
}
