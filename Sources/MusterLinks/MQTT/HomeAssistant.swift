import Attendance
import BeaconKit
import Foundation

/// What Home Assistant is told: who and what is where, as retained topics that it finds by itself.
package enum HomeAssistant {
    /// Where Home Assistant says that it was started.
    package static let birthTopic = "homeassistant/status"

    /// What a station asks a broker for: what it retained there before, and when Home Assistant starts.
    package static func subscriptions(base: String) -> [String] {
        [
            birthTopic, "\(base)/people/#", "\(base)/items/#", "homeassistant/device_tracker/\(base)/+/config",
            "homeassistant/binary_sensor/\(base)/+/config",
        ]
    }

    private struct Device: Encodable {
        let identifiers: [String]
        let name: String
        let manufacturer = "Muster"
    }

    /// A `device_tracker`: at home, not at home, or unknown.
    private struct Tracker: Encodable {
        let name = "Presence"
        let unique_id: String
        let object_id: String
        let state_topic: String
        let json_attributes_topic: String
        let availability_topic: String
        let payload_home = "home"
        let payload_not_home = "not_home"
        let payload_reset = "None"
        let source_type = "bluetooth_le"
        let device: Device
    }

    /// A `binary_sensor` of the same device, for automations that ask only whether somebody is there.
    private struct Sensor: Encodable {
        let name = "Present"
        let unique_id: String
        let object_id: String
        let state_topic: String
        let json_attributes_topic: String
        let availability_topic: String
        let device_class = "presence"
        let payload_on = "home"
        let payload_off = "not_home"
        let device: Device
    }

    private struct Attributes: Encodable {
        let room: String?
        /// In m.
        let distance: Int?
        let lastSeen: String?
        let isFrozen: Bool
    }

    /// The topics of one person or item.
    static func topics(_ tracked: Tracked, base: String) -> [String: [UInt8]] {
        // Both ids are ours; people and items never have the same.
        let id = "\(base)_\(tracked.id)"
        let place = "\(base)/\(tracked.kind.rawValue)/\(tracked.id)"
        let device = Device(identifiers: [id], name: tracked.name)
        let tracker = Tracker(
            unique_id: id,
            object_id: id,
            state_topic: "\(place)/state",
            json_attributes_topic: "\(place)/attributes",
            availability_topic: "\(base)/status",
            device: device
        )
        let sensor = Sensor(
            unique_id: "\(id)_present",
            object_id: "\(id)_present",
            state_topic: "\(place)/state",
            json_attributes_topic: "\(place)/attributes",
            availability_topic: "\(base)/status",
            device: device
        )
        let attributes = Attributes(
            room: tracked.room,
            distance: tracked.meters,
            lastSeen: tracked.lastSeen.map { Date($0).formatted(.iso8601) },
            isFrozen: tracked.isFrozen
        )
        let state = tracked.isHere.map { $0 ? "home" : "not_home" } ?? "None"
        return [
            "homeassistant/device_tracker/\(base)/\(tracked.id)/config": json(tracker),
            "homeassistant/binary_sensor/\(base)/\(tracked.id)/config": json(sensor),
            "\(place)/state": Array(state.utf8),
            "\(place)/attributes": json(attributes),
        ]
    }

    private static func json(_ value: some Encodable) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Texts, truths and whole numbers can always be encoded.
        return (try? encoder.encode(value)).map { Array($0) } ?? []
    }
}
