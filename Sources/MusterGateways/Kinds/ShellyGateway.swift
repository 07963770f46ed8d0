import BeaconKit
import Foundation
import Station

/// Shelly devices of the second generation and later, by a script of ours on them (``ShellyScript``): `ID/events/rpc`.
package struct ShellyGateway: GatewayKind {
    package static let kind = "shelly"
    package static let title = "Shelly (Gen2+)"
    package static let topics = ["+/events/rpc", "+/online"]
    /// What the script calls its events.
    static let event = "muster.adverts"
    /// The most advertisements of one message; the script sends 16.
    private static let most = 64

    package static func rights(of device: String) -> [String] { ["topic readwrite \(device)/#"] }

    package init() {}

    package mutating func read(_ topic: [Substring], _ payload: [UInt8], isRetained: Bool) -> GatewayMessage? {
        if topic.count == 2, topic[1] == "online", topic[0].hasPrefix("shelly") {
            if Wire.isText(payload, "true") { return GatewayMessage(topic[0], [.online(true)]) }
            return Wire.isText(payload, "false") ? GatewayMessage(topic[0], [.online(false)]) : nil
        }
        guard topic.count == 3, topic[1] == "events", topic[2] == "rpc", let json = GatewayJSON(payload),
            json["method"]?.string == "NotifyEvent", let parameters = json["params"],
            let events = parameters["events"]?.array
        else { return nil }
        let sent = Wire.instant(parameters["ts"]?.number)
        var news: [GatewayNews] = []
        for event in events where event["event"]?.string == Self.event {
            guard let data = event["data"] else { continue }
            // How many advertisements the script has seen since it was started, sent or not.
            if let count = data["n"]?.integer { news.append(.counter(count)) }
            for row in data["a"]?.array ?? [] {
                guard news.count < Self.most, let row = row.array, row.count >= 3, let address = row[0].string,
                    let text = row[2].string, text.utf8.count <= 400, let bytes = Data(base64Encoded: text)
                else { continue }
                let level = Wire.level(row[1].number)
                news.append(
                    .advert(
                        GatewayAdvert(address: Wire.address(address), rssi: level, data: Array(bytes), sent: sent)
                    )
                )
            }
        }
        return GatewayMessage(topic[0], news)
    }
}
