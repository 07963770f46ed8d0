import BeaconKit
import Station

/// OpenMQTTGateway and Theengs Gateway, which decode by the same library.
///
/// `BASE/GATEWAY/BTtoMQTT/MAC`, with manufacturer data where `pubadvdata` or `publish_advdata` is set; `undecoded` in place
/// of the address where it was not decoded.
package struct OpenMQTTGateway: GatewayKind {
    package static let kind = "openmqttgateway"
    package static let title = "OpenMQTTGateway, Theengs"
    package static let topics = ["+/+/BTtoMQTT/+", "+/+/LWT", "+/+/SYStoMQTT"]

    package static func rights(of device: String) -> [String] { ["topic readwrite home/\(device)/#"] }

    package init() {}

    package mutating func read(_ topic: [Substring], _ payload: [UInt8], isRetained: Bool) -> GatewayMessage? {
        guard topic.count >= 3, topic[0] != "espresense" else { return nil }
        let device = topic[1]
        switch (topic[2], topic.count) {
        case ("LWT", 3):
            if Wire.isText(payload, "online") { return GatewayMessage(device, [.online(true)]) }
            return Wire.isText(payload, "offline") ? GatewayMessage(device, [.online(false)]) : nil
        case ("SYStoMQTT", 3): return GatewayJSON(payload).map { GatewayMessage(device, Self.health($0)) }
        case ("BTtoMQTT", 4):
            guard let json = GatewayJSON(payload) else { return nil }
            return Self.advert(json, topic: topic[3]).map { GatewayMessage(device, [.advert($0)]) }
        default: return nil
        }
    }

    private static func health(_ json: GatewayJSON) -> [GatewayNews] {
        var news: [GatewayNews] = []
        if let count = json["scnct"]?.integer { news.append(.counter(count)) }
        if let instance = json["mac"]?.string ?? json["ip"]?.string { news.append(.instance(instance)) }
        return news
    }

    private static func advert(_ json: GatewayJSON, topic: Substring) -> GatewayAdvert? {
        // A tracker that is gone: nothing was heard.
        guard json["state"] == nil, let rssi = json["rssi"]?.number else { return nil }
        // With presuseuuid the id is the UUID, and the address stands beside it.
        let address = Wire.address(json["mac"]?.string ?? json["id"]?.string ?? String(topic))
        let raw = json["manufacturerdata"]?.string.flatMap { Wire.bytes(hexadecimal: $0) }
        let data = raw.flatMap { Wire.advertisement(manufacturerData: $0) } ?? frame(json).map(Wire.advertisement) ?? []
        return GatewayAdvert(address: address, rssi: Wire.level(rssi), data: data)
    }

    /// The beacon of the decoded members, with the decoder's errors mended.
    private static func frame(_ json: GatewayJSON) -> BeaconFrame? {
        guard json["model_id"]?.string == "IBEACON", let text = json["uuid"]?.string, let uuid = BeaconUUID(text),
            let major = word(json["major"] ?? json["mjid"]), let minor = word(json["minor"] ?? json["mnid"])
        else { return nil }
        var power = json["txpower"]?.number
        // A measured power of 0 dBm or more is taken for a voltage in tenths.
        if power == nil { power = json["volt"]?.number.map { ($0 * 10).rounded() } }
        guard let power, power >= -128, power <= 127 else { return nil }
        return BeaconFrame(
            identity: BeaconIdentity(uuid: uuid, major: major, minor: minor),
            measuredPower: Int8(power)
        )
    }

    /// Above 32,767 they come out negative. Older decoders wrote four hexadecimal digits.
    private static func word(_ json: GatewayJSON?) -> UInt16? {
        if let text = json?.string { return text.utf8.count == 4 ? UInt16(text, radix: 16) : nil }
        guard let number = json?.integer, number >= -32_768, number <= 65_535 else { return nil }
        return UInt16(truncatingIfNeeded: number)
    }
}
