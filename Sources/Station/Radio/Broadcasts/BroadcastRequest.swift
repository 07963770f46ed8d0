import BeaconKit

/// What was typed as a beacon to transmit.
package struct BroadcastRequest: Hashable, Sendable {
    /// The fields, by the names that they have in forms and in JSON.
    package enum Field: String, CodingKey, CaseIterable, Sendable {
        case name, uuid, major, minor, power, interval
    }

    /// The level at 1 m that a beacon can claim, in dBm.
    package static let powers = -127...20
    /// From one advertisement to the next, in ms.
    package static let intervals = 20...10_240
    /// The most characters of a name.
    package static let longestName = 60

    private var values: [Field: String]

    /// Reads the fields with a function that gives a value for each.
    package init(_ value: (Field) -> String) {
        values = Dictionary(uniqueKeysWithValues: Field.allCases.map { ($0, value($0)) })
    }

    package init(_ broadcast: Broadcast) {
        let frame = broadcast.transmission.frame
        self.init { field in
            switch field {
            case .name: broadcast.name
            case .uuid: frame.identity.uuid.description
            case .major: String(frame.identity.major)
            case .minor: String(frame.identity.minor)
            case .power: String(frame.measuredPower)
            case .interval: String(Int(broadcast.transmission.interval / .milliseconds(1)))
            }
        }
    }

    package subscript(field: Field) -> String { values[field] ?? "" }

    /// What is wrong, at each field.
    package var problems: [Field: BroadcastError] {
        var problems: [Field: BroadcastError] = [:]
        let name = self[.name]
        if name.count > Self.longestName { problems[.name] = .longName }
        if name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
            problems[.name] = .controlCharacter
        }
        if BeaconUUID(self[.uuid]) == nil { problems[.uuid] = .badUUID(self[.uuid]) }
        for field in [Field.major, .minor] where UInt16(self[field]) == nil {
            problems[field] = .badNumber(self[field], 0...65_535)
        }
        for (field, range) in [(Field.power, Self.powers), (.interval, Self.intervals)] {
            guard let number = Int(self[field]), range.contains(number) else {
                problems[field] = .badNumber(self[field], range)
                continue
            }
        }
        return problems
    }

    /// The beacon; `nil` where there are ``problems``.
    package func broadcast(id: String) -> Broadcast? {
        guard problems.isEmpty, let uuid = BeaconUUID(self[.uuid]), let major = UInt16(self[.major]),
            let minor = UInt16(self[.minor]), let power = Int8(self[.power]), let interval = Int(self[.interval])
        else { return nil }
        let identity = BeaconIdentity(uuid: uuid, major: major, minor: minor)
        return Broadcast(
            id: id,
            name: self[.name].isEmpty ? identity.description : self[.name],
            transmission: Transmission(
                frame: BeaconFrame(identity: identity, measuredPower: power),
                interval: .milliseconds(interval)
            )
        )
    }
}

extension BroadcastRequest: Decodable {
    /// What is left out of a power or an interval is the usual one.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Field.self)
        values = [:]
        for field in [Field.name, .uuid] {
            values[field] = try container.decodeIfPresent(Clearable<String>.self, forKey: field)?.value
        }
        for field in [Field.major, .minor, .power, .interval] {
            let typed = try container.decodeIfPresent(Clearable<NumberText>.self, forKey: field)
            values[field] = typed.map { $0.value?.text ?? "" } ?? Self.usual[field]
        }
    }

    /// A beacon of which nothing was typed.
    package static let empty = BroadcastRequest { usual[$0] ?? "" }

    private static let usual: [Field: String] = [.power: "\(CheckinBeacon.measuredPower)", .interval: "100"]
}
