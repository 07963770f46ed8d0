package import BeaconKit
import Foundation

/// A connection over which gateways are heard: one with a device, or one with a broker, at which there may be many.
package struct GatewaySource: Hashable, Sendable, Identifiable {
    package let id: String
    package var settings: GatewaySettings
    package let created: Instant

    package init(id: String, settings: GatewaySettings, created: Instant) {
        self.id = id
        self.settings = settings
        self.created = created
    }
}

/// Where gateways are, what is needed to get in, and which of them are taken as receivers.
///
/// The secret is in it, as it has to be sent. Nothing shows it again.
package struct GatewaySettings: Hashable, Sendable, Codable {
    /// `esphome://HOST`, or `mqtt://HOST` or `mqtts://HOST` of a broker, each with its port where that is not the usual; or
    /// `muster://KEY` of a paired receiver, which calls this station.
    package var address: String
    /// The user at the broker.
    package var user: String?
    /// The broker's password, or the key of a device as base64.
    package var secret: String?
    /// The certificate of the broker's own authority, as PEM; then no other is trusted.
    package var authority: String?
    /// Those that are receivers. Whatever else speaks there is listed, and not believed.
    package var gateways: [Gateway] = []

    package init(address: String) { self.address = address }

    package var isBroker: Bool { scheme == "mqtt" || scheme == "mqtts" }
    /// Whether it is another machine with `muster gateway`.
    package var isUplink: Bool { scheme == Gateway.musterKind }
    package var scheme: String { URL(string: address)?.scheme?.lowercased() ?? "" }
    package var host: String { URL(string: address)?.host ?? "" }
    package var port: Int {
        URL(string: address)?.port ?? (scheme == "esphome" ? 6053 : scheme == "mqtts" ? 8883 : 1883)
    }
}
