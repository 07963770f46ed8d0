import BeaconKit

/// A way to tell from sightings in which room a beacon is.
protocol RoomRule {
    mutating func take(_ sighting: Sighting)
    /// The room at an instant that is no earlier than any sighting taken; `nil` if the rule has no opinion.
    mutating func room(of identity: BeaconIdentity, at instant: Instant) -> UInt16?
}

/// This project's rule, in the engine as it ships.
struct EngineRule: RoomRule {
    private var engine = PresenceEngine()

    /// - Parameters:
    ///   - rooms: The rooms, in each of which stands the receiver of its number.
    ///   - door: A door to declare.
    init(rooms: ClosedRange<UInt16>, door: Door? = nil) {
        for room in rooms { engine.place(ReceiverID(rawValue: room), in: RoomID(rawValue: room)) }
        if let door { engine.declare(door) }
    }

    mutating func take(_ sighting: Sighting) {
        engine.ingest(sighting) { _ in }
    }

    mutating func room(of identity: BeaconIdentity, at instant: Instant) -> UInt16? {
        engine.advance(to: instant) { _ in }
        return engine.presence(of: identity)?.room?.rawValue
    }
}

/// The receiver whose readings of the last seconds give the highest level.
struct WindowRule: RoomRule {
    private struct Reading {
        let room: UInt16
        let rssi: Double
        let instant: Instant
    }

    /// The window's length in seconds.
    let window: Int64
    /// Whether the last room is held while no reading is in the window.
    let holds: Bool
    /// The level in dBm of the readings of one receiver.
    let level: ([Double]) -> Double

    private var readings: [BeaconIdentity: [Reading]] = [:]
    private var held: [BeaconIdentity: UInt16] = [:]

    init(window: Int64, holds: Bool, level: @escaping ([Double]) -> Double) {
        self.window = window
        self.holds = holds
        self.level = level
    }

    /// The mean.
    static func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }

    /// AltBeacon's `RunningAverageRssiFilter`: a tenth of the readings and one more is dropped at both ends, where there
    /// are more than two; the mean of the rest.
    static func trimmedMean(_ values: [Double]) -> Double {
        guard values.count > 2 else { return mean(values) }
        let dropped = values.count / 10 + 1
        return mean(Array(values.sorted()[dropped..<(values.count - dropped)]))
    }

    mutating func take(_ sighting: Sighting) {
        readings[sighting.identity, default: []].append(
            Reading(room: sighting.receiver.rawValue, rssi: Double(sighting.rssi), instant: sighting.instant)
        )
    }

    mutating func room(of identity: BeaconIdentity, at instant: Instant) -> UInt16? {
        let recent = readings[identity, default: []].filter {
            instant.microseconds(since: $0.instant) <= window * 1_000_000
        }
        readings[identity] = recent
        let levels = Dictionary(grouping: recent, by: \.room).mapValues { level($0.map(\.rssi)) }
        let best = levels.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        if let best { held[identity] = best }
        return best ?? (holds ? held[identity] : nil)
    }
}
