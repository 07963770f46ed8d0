import Attendance
import Foundation

/// A gateway, or a broker at which there are some, as somebody typed it.
package struct GatewayRequest: Hashable, Sendable, Decodable {
    package static let longestText = 500
    package static let longestAuthority = 65_536

    /// The source that is meant, where it is one that is there already.
    package var source: String?
    package var address: String?
    package var user: String?
    /// The broker's password, or the device's key.
    package var secret: String?
    package var authority: String?
    /// Which gateway of a broker: ``Gateway/id``.
    package var gateway: String?
    package var name: String?
    package var room: String?

    package init(
        source: String? = nil,
        address: String? = nil,
        user: String? = nil,
        secret: String? = nil,
        authority: String? = nil,
        gateway: String? = nil,
        name: String? = nil,
        room: String? = nil
    ) {
        self.source = source
        self.address = address
        self.user = user
        self.secret = secret
        self.authority = authority
        self.gateway = gateway
        self.name = name
        self.room = room
    }

    private enum CodingKeys: CodingKey {
        case source, address, user, secret, authority, gateway, name, room
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        func text(_ key: CodingKeys) throws -> String? {
            let typed = try members.decodeIfPresent(Clearable<String>.self, forKey: key)?.value
            let text = typed?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
            return text.isEmpty ? nil : text
        }
        source = try text(.source)
        address = try text(.address)
        user = try text(.user)
        secret = try text(.secret)
        authority = try text(.authority)
        gateway = try text(.gateway)
        name = try text(.name)
        room = try text(.room)
    }

    /// The settings that are asked for.
    ///
    /// - Parameter old: those of the same source, whose secrets stay where none was typed.
    /// - Throws: ``GatewayError``.
    package func settings(over old: GatewaySettings?) throws(GatewayError) -> GatewaySettings {
        for text in [address, user, secret, gateway] {
            guard let text else { continue }
            guard text.count <= Self.longestText,
                !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
            else { throw .badText }
        }
        guard let address = address ?? old?.address else { throw .badAddress }
        var settings = old ?? GatewaySettings(address: address)
        settings.address = address
        let schemes = ["esphome", "mqtt", "mqtts", Gateway.musterKind]
        guard let url = URL(string: address), schemes.contains(settings.scheme),
            !settings.isUplink || PeerID(settings.host) != nil, url.host?.isEmpty == false,
            (1...65_535).contains(settings.port)
        else { throw .badAddress }
        guard url.user == nil, url.password == nil else { throw .userInAddress }
        // A secret belongs to the server that it was given for, and is sent to no other.
        if let old, old.host != settings.host || old.port != settings.port || old.scheme != settings.scheme {
            settings.secret = nil
        }
        settings.user = user ?? settings.user
        settings.secret = secret ?? settings.secret
        if let authority {
            guard authority.count <= Self.longestAuthority, authority.contains("-----BEGIN CERTIFICATE-----") else {
                throw .badAuthority
            }
            settings.authority = authority
        }
        if !settings.isBroker, !settings.isUplink, let secret = settings.secret {
            guard Data(base64Encoded: secret)?.count == 32 else { throw .badKey }
        }
        return settings
    }
}
