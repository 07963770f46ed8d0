import BeaconKit
import Station

/// ESPresense: `espresense/devices/ID/ROOM`, with a smoothed level and a distance, and no bytes.
///
/// That a beacon was heard counts; its level does not, as a smoothed one and those that were measured cannot be compared.
package struct ESPresense: GatewayKind {
    package static let kind = "espresense"
    package static let title = "ESPresense"
    package static let topics = [
        "espresense/devices/+/+", "espresense/rooms/+/status", "espresense/rooms/+/telemetry",
        "espresense/settings/+/config",
    ]
    /// The most aliases that are remembered.
    private static let most = 1_000

    /// Which beacon people gave a name of their own: then its UUID is in no message.
    private var aliases: [String: BeaconIdentity] = [:]

    package static func rights(of device: String) -> [String] {
        [
            "topic write espresense/devices/+/\(device)", "topic readwrite espresense/rooms/\(device)/#",
            "topic read espresense/rooms/*/#", "topic read espresense/settings/#",
        ]
    }

    package init() {}

    package mutating func read(_ topic: [Substring], _ payload: [UInt8], isRetained: Bool) -> GatewayMessage? {
        guard topic.count == 4, topic[0] == "espresense" else { return nil }
        switch (topic[1], topic[3]) {
        case ("devices", let room):
            guard let json = GatewayJSON(payload) else { return nil }
            return GatewayMessage(room, [.advert(advert(json, topic: topic[2]))])
        case ("rooms", "status"):
            if Wire.isText(payload, "online") { return GatewayMessage(topic[2], [.online(true)]) }
            return Wire.isText(payload, "offline") ? GatewayMessage(topic[2], [.online(false)]) : nil
        case ("rooms", "telemetry"):
            guard let json = GatewayJSON(payload) else { return nil }
            var news: [GatewayNews] = []
            if let count = json["adverts"]?.integer { news.append(.counter(count)) }
            if let address = json["ip"]?.string { news.append(.instance(address)) }
            return GatewayMessage(topic[2], news)
        case ("settings", "config"):
            if let identity = Self.identity(String(topic[2])), let json = GatewayJSON(payload),
                let alias = json["id"]?.string, aliases.count < Self.most || aliases[alias] != nil
            {
                aliases[alias] = identity
            }
            return nil
        default: return nil
        }
    }

    private func advert(_ json: GatewayJSON, topic: Substring) -> GatewayAdvert {
        let id = json["id"]?.string ?? String(topic)
        let power = json["rssi@1m"]?.number.flatMap { $0 >= -128 && $0 <= 127 ? Int8($0) : nil }
        let frame = (Self.identity(id) ?? aliases[id]).map { BeaconFrame(identity: $0, measuredPower: power ?? -59) }
        return GatewayAdvert(
            address: Wire.address(json["mac"]?.string ?? ""),
            rssi: 127,
            data: frame.map(Wire.advertisement) ?? []
        )
    }

    /// The beacon of `iBeacon:UUID-MAJOR-MINOR`.
    private static func identity(_ text: String) -> BeaconIdentity? {
        guard text.utf8.count <= 64, text.hasPrefix("iBeacon:") else { return nil }
        let parts = text.dropFirst(8).split(separator: "-")
        guard parts.count == 7, let major = UInt16(parts[5]), let minor = UInt16(parts[6]),
            let uuid = BeaconUUID(parts[..<5].joined(separator: "-"))
        else { return nil }
        return BeaconIdentity(uuid: uuid, major: major, minor: minor)
    }
}
