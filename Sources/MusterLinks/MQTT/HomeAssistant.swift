package import Attendance
import BeaconKit
import Foundation
package import Station

/// What Home Assistant is told: who is where, as retained topics that it finds by itself.
package enum HomeAssistant {
    /// Where Home Assistant says that it was started.
    package static let birthTopic = "homeassistant/status"

    /// What a station asks a broker for: what it retained there before, and when Home Assistant starts.
    package static func subscriptions(base: String) -> [String] {
        [birthTopic, "\(base)/people/#", "homeassistant/device_tracker/\(base)/+/config"]
    }

    private struct Device: Encodable {
        let identifiers: [String]
        let name: String
        let manufacturer = "Muster"
    }

    private struct Configuration: Encodable {
        let name = "Presence"
        let unique_id: String
        let object_id: String
        let state_topic: String
        let json_attributes_topic: String
        let availability_topic: String
        let payload_home = "home"
        let payload_not_home = "not_home"
        let source_type = "bluetooth_le"
        let device: Device
    }

    private struct Attributes: Encodable {
        let room: String?
        let lastSeen: String?
        /// The state is as last known, and not sure.
        let isFrozen: Bool
    }

    /// The topics of those on the board who are allowed to be told.
    package static func topics(_ board: Board, allowed: Set<PersonID>, base: String) -> [String: [UInt8]] {
        var topics: [String: [UInt8]] = [:]
        for person in board.people where allowed.contains(person.id) {
            let id = person.id.rawValue
            let place = "\(base)/people/\(id)"
            topics["homeassistant/device_tracker/\(base)/\(id)/config"] = json(
                Configuration(
                    unique_id: "\(base)_\(id)",
                    object_id: "\(base)_\(id)",
                    state_topic: "\(place)/state",
                    json_attributes_topic: "\(place)/attributes",
                    availability_topic: "\(base)/status",
                    device: Device(identifiers: ["\(base)_\(id)"], name: person.details.name)
                )
            )
            topics["\(place)/state"] = Array((person.standing.isOnSite ? "home" : "not_home").utf8)
            topics["\(place)/attributes"] = json(
                Attributes(
                    room: person.standing.isOnSite ? person.room : nil,
                    // To the minute: who looks wants to know about when, and each change is a message.
                    lastSeen: person.lastSeen.map {
                        Date(Instant(microseconds: $0.microseconds / 60_000_000 * 60_000_000)).formatted(.iso8601)
                    },
                    isFrozen: person.isFrozen
                )
            )
        }
        return topics
    }

    private static func json(_ value: some Encodable) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Texts and truths can always be encoded.
        return (try? encoder.encode(value)).map { Array($0) } ?? []
    }
}
