import BeaconKit

/// How the journal keeps items, alerts and their answers: the form is fixed for ever.
extension Tag {
    func payload(of id: ItemID, name: Commitment, photo: Commitment?) -> String {
        CanonicalJSON.object([
            "item": .string(id.rawValue), "details": .string(name.rawValue),
            "photo": photo.map { .string($0.rawValue) }, "identity": .string(identity.description),
            "owner": owner.map { .string($0.rawValue) }, "exitTime": .integer(Int64(exitTime)),
            // A room's name has no line break.
            "rooms": homeRooms.isEmpty ? nil : .string(homeRooms.joined(separator: "\n")),
            "quiet": quiet.map { .string($0.description) },
        ])
    }

    init?(_ members: Fact.Members) {
        guard let identity = members.identity, let exitTime = members.exitTime else { return nil }
        try? self.init(
            identity: identity,
            owner: members.owner,
            exitTime: exitTime,
            homeRooms: members.rooms.map { $0.split(separator: "\n").map(String.init) } ?? [],
            quiet: members.quiet.flatMap(WeeklyHours.init)
        )
    }
}

extension Alert {
    var payload: String {
        CanonicalJSON.object([
            "id": .string(id.rawValue), "alert": .string(kind.rawValue), "item": item.map { .string($0.rawValue) },
            "person": person.map { .string($0.rawValue) }, "rule": rule.map { .string($0.rawValue) },
            "room": room.map { .string($0) }, "lastSeen": lastSeen.map { .integer($0.microseconds) },
            "repetition": repetition == 0 ? nil : .integer(Int64(repetition)),
            "about": about.map { .string($0.rawValue) }, "text": text.map { .string($0) },
        ])
    }

    init?(_ members: Fact.Members) {
        guard let id = members.id, let kind = members.alert.flatMap(Kind.init(rawValue:)) else { return nil }
        self.init(
            id: AlertID(rawValue: id),
            kind,
            item: members.item,
            person: members.person,
            rule: members.rule,
            room: members.room,
            lastSeen: members.lastSeen.map { Instant(microseconds: $0) },
            repetition: members.repetition ?? 0,
            about: members.about,
            text: members.text
        )
    }
}

extension AlertAnswer {
    func payload(of id: AlertID) -> String {
        let until: Instant? = if case .snoozed(let until) = self { until } else { nil }
        return CanonicalJSON.object([
            "id": .string(id.rawValue), "answer": .string(until == nil ? "seen" : "snoozed"),
            "until": until.map { .integer($0.microseconds) },
        ])
    }

    init?(_ members: Fact.Members) {
        switch (members.answer, members.until) {
        case ("seen", nil): self = .seen
        case ("snoozed", let until?): self = .snoozed(until: Instant(microseconds: until))
        default: return nil
        }
    }
}

extension Fact {
    init?(belonging kind: Kind, _ members: Members) {
        let fact: Fact?
        switch kind {
        case .itemAdded:
            guard let id = members.item, let tag = Tag(members), let name = members.details else { return nil }
            fact = .itemAdded(id, tag, name: name, photo: members.photo)
        case .itemChanged:
            guard let id = members.item, let tag = Tag(members), let name = members.details else { return nil }
            fact = .itemChanged(id, tag, name: name, photo: members.photo)
        case .itemRemoved: fact = members.item.map { .itemRemoved($0) }
        case .quietHoursSet:
            guard let person = members.person else { return nil }
            fact = .quietHoursSet(person, members.quiet.flatMap(WeeklyHours.init))
        case .alertRaised: fact = Alert(members).map { .alertRaised($0) }
        case .alertAnswered:
            guard let id = members.id, let answer = AlertAnswer(members) else { return nil }
            fact = .alertAnswered(AlertID(rawValue: id), answer)
        case .ruleSet: fact = Rule(members).map { .ruleSet($0) }
        case .ruleRemoved: fact = members.rule.map { .ruleRemoved($0) }
        case .doorsAllowed: fact = members.allowed.map { .doorsAllowed($0) }
        case .doorOpened: fact = DoorOpening(members).map { .doorOpened($0) }
        default: fact = nil
        }
        guard let fact else { return nil }
        self = fact
    }
}
