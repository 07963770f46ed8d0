import BeaconKit

/// An engine with all that it said so far.
struct Script {
    var engine: PresenceEngine
    private(set) var events: [PresenceEvent] = []

    init(_ configuration: PresenceEngine.Configuration = .init()) {
        engine = PresenceEngine(configuration: configuration)
    }

    mutating func hear(
        _ beacon: Int,
        at seconds: Double,
        by receiver: Int = 0,
        rssi: Int8 = -70,
        power: Int8 = -59
    ) {
        engine.ingest(Air.sighting(beacon, at: seconds, by: receiver, rssi: rssi, power: power)) { events.append($0) }
    }

    /// Something that is no beacon was heard.
    mutating func noise(at seconds: Double, by receiver: Int = 0) {
        engine.receiverHeard(Air.receiver(receiver), at: Air.instant(seconds)) { events.append($0) }
    }

    /// Something that is no beacon was heard twice a second, from one time up to another.
    mutating func noise(from start: Double, to end: Double, by receiver: Int = 0) {
        for time in stride(from: start, to: end, by: 0.5) { noise(at: time, by: receiver) }
    }

    /// A receiver's radio is gone.
    mutating func fallSilent(at seconds: Double, by receiver: Int = 0) {
        engine.receiverFellSilent(Air.receiver(receiver), at: Air.instant(seconds)) { events.append($0) }
    }

    mutating func advance(to seconds: Double) {
        engine.advance(to: Air.instant(seconds)) { events.append($0) }
    }

    func enters(_ region: UInt32? = nil) -> [Transition] {
        events.compactMap { event in
            if case .enter(let transition) = event, transition.region?.rawValue == region { transition } else { nil }
        }
    }

    func exits(_ region: UInt32? = nil) -> [Transition] {
        events.compactMap { event in
            if case .exit(let transition) = event, transition.region?.rawValue == region { transition } else { nil }
        }
    }

    var roomChanges: [RoomChange] {
        events.compactMap { if case .room(let change) = $0 { change } else { nil } }
    }

    var passages: [Passage] {
        events.compactMap { if case .passage(let passage) = $0 { passage } else { nil } }
    }

    var deafnesses: [PresenceEvent] {
        events.filter { if case .deaf = $0 { true } else { false } }
    }
}
