import BeaconKit

extension RollCallMark {
    func payload(of id: RollCallID) -> String {
        var person: String?
        var unlisted: (String, Commitment)?
        switch subject {
        case .person(let id): person = id.rawValue
        case .unlisted(let id, let name): unlisted = (id.rawValue, name)
        }
        return CanonicalJSON.object([
            "id": .string(id.rawValue), "person": person.map { .string($0) },
            "key": unlisted.map { .string($0.0) }, "details": unlisted.map { .string($0.1.rawValue) },
            "state": .string(state.rawValue), "at": .integer(at.microseconds), "warden": .string(warden),
        ])
    }

    init?(_ members: Fact.Members) {
        guard let state = members.state.flatMap(State.init(rawValue:)), let at = members.at, let warden = members.warden
        else { return nil }
        let subject: Subject
        switch (members.person, members.key, members.details) {
        case (let person?, nil, nil): subject = .person(person)
        case (nil, let key?, let name?): subject = .unlisted(PersonID(rawValue: key), name: name)
        default: return nil
        }
        self.init(subject, state, at: Instant(microseconds: at), by: warden)
    }
}

extension RollCallCounts {
    func payload(of id: RollCallID) -> String {
        CanonicalJSON.object([
            "id": .string(id.rawValue), "safe": .integer(Int64(safe)), "missing": .integer(Int64(missing)),
            "notOnSite": .integer(Int64(notOnSite)), "unlisted": .integer(Int64(unlisted)),
            "unaccounted": .integer(Int64(unaccounted)),
        ])
    }

    init?(_ members: Fact.Members) {
        guard let safe = members.safe, let missing = members.missing, let notOnSite = members.notOnSite,
            let unlisted = members.unlisted, let unaccounted = members.unaccounted
        else { return nil }
        self.init()
        self.safe = safe
        self.missing = missing
        self.notOnSite = notOnSite
        self.unlisted = unlisted
        self.unaccounted = unaccounted
    }
}

extension Fact {
    init?(rollCall kind: Kind, _ members: Members) {
        guard let id = members.id.map({ RollCallID(rawValue: $0) }) else { return nil }
        let fact: Fact?
        switch kind {
        case .rollCallStarted: fact = members.drill.map { .rollCallStarted(id, isDrill: $0) }
        case .rollCallMarked: fact = RollCallMark(members).map { .rollCallMarked(id, $0) }
        case .rollCallClosed: fact = RollCallCounts(members).map { .rollCallClosed(id, $0) }
        default: fact = nil
        }
        guard let fact else { return nil }
        self = fact
    }
}
