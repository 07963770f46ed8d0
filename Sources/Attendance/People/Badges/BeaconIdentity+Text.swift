package import BeaconKit

extension BeaconIdentity {
    /// Reads `F7826DA6-4FA2-4E98-8024-BC5B71E0893E:170:187`, as `description` writes it.
    package init(text: String) throws(RosterError) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3, let uuid = BeaconUUID(parts[0]), let major = UInt16(parts[1]),
            let minor = UInt16(parts[2])
        else { throw .notABeacon(text) }
        self.init(uuid: uuid, major: major, minor: minor)
    }
}

extension BeaconIdentity: Codable {
    package init(from decoder: any Decoder) throws {
        try self.init(text: decoder.singleValueContainer().decode(String.self))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
