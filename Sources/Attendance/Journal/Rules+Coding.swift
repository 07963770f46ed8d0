import BeaconKit

/// How the journal keeps rules and what came of them: the form is fixed for ever.
extension Rule {
    var payload: String {
        var person: PersonID?
        var item: ItemID?
        var beacons: (uuid: BeaconUUID, major: UInt16?, minor: UInt16?)?
        let word: String
        switch subject {
        case .everybody: word = "everybody"
        case .person(let id): (word, person) = ("person", id)
        case .item(let id): (word, item) = ("item", id)
        case .beacons(let uuid, let major, let minor): (word, beacons) = ("beacons", (uuid, major, minor))
        }
        return CanonicalJSON.object([
            "rule": .string(id.rawValue), "name": .string(name), "on": .boolean(isOn), "subject": .string(word),
            "person": person.map { .string($0.rawValue) }, "item": item.map { .string($0.rawValue) },
            "uuid": (beacons?.uuid).map { .string($0.description) },
            "major": (beacons?.major).map { .integer(Int64($0)) },
            "minor": (beacons?.minor).map { .integer(Int64($0)) }, "event": .string(event.word),
            "room": event.room.map { .string($0) }, "hours": hours.map { .string($0.description) },
            "interval": .integer(Int64(interval)), "show": show.map { .string($0) },
            "notify": notify.map { .string($0) }, "door": (door?.name).map { .string($0) },
            "means": (door?.means).map { .string($0.rawValue) },
        ])
    }

    init?(_ members: Fact.Members) {
        guard let id = members.rule, let name = members.name, let isOn = members.on, let interval = members.interval,
            let subject = RuleSubject(members), let event = RuleEvent(word: members.event, room: members.room)
        else { return nil }
        try? self.init(
            id: id,
            name: name,
            isOn: isOn,
            subject: subject,
            event: event,
            hours: members.hours.flatMap(WeeklyHours.init),
            interval: interval,
            show: members.show,
            notify: members.notify,
            door: Door(members)
        )
    }
}

extension RuleSubject {
    init?(_ members: Fact.Members) {
        switch (members.subject, members.person, members.item, members.uuid.flatMap { BeaconUUID($0) }) {
        case ("everybody", nil, nil, nil): self = .everybody
        case ("person", let person?, nil, nil): self = .person(person)
        case ("item", nil, let item?, nil): self = .item(item)
        case ("beacons", nil, nil, let uuid?): self = .beacons(uuid, major: members.major, minor: members.minor)
        default: return nil
        }
    }
}

extension RuleEvent {
    /// The word under which the journal keeps it.
    package var word: String {
        switch self {
        case .enters: "enters"
        case .leaves: "leaves"
        case .room: "room"
        case .near: "near"
        }
    }

    /// The room that it is about, if it is about one.
    package var room: String? { if case .room(let room) = self { room } else { nil } }

    /// Reads ``word`` and ``room``.
    package init?(word: String?, room: String?) {
        switch (word, room) {
        case ("enters", nil): self = .enters
        case ("leaves", nil): self = .leaves
        case ("room", let room?): self = .room(room)
        case ("near", nil): self = .near
        default: return nil
        }
    }
}

extension Door {
    init?(_ members: Fact.Members) {
        guard let name = members.door, let means = members.means.flatMap(Means.init(rawValue:)) else { return nil }
        try? self.init(name: name, means: means)
    }
}

extension DoorOpening {
    var payload: String {
        CanonicalJSON.object([
            "rule": .string(rule.rawValue), "door": .string(door.name), "means": .string(door.means.rawValue),
            "person": person.map { .string($0.rawValue) },
        ])
    }

    init?(_ members: Fact.Members) {
        guard let rule = members.rule, let door = Door(members) else { return nil }
        self.init(rule: rule, door: door, person: members.person)
    }
}
