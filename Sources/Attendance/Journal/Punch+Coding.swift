extension Punch {
    /// What is usual is left out, so that the common punch is short.
    var payload: String {
        CanonicalJSON.object([
            "person": .string(person.rawValue), "direction": .string(direction.rawValue),
            "provisional": .boolean(isProvisional), "clockDoubtful": isClockDoubtful ? .boolean(true) : nil,
            "presenceWeak": isPresenceWeak ? .boolean(true) : nil, "key": key.map { .string($0) },
            "offline": isOffline ? .boolean(true) : nil, "signature": signature.map { .string($0.rawValue) },
        ])
    }

    init?(_ members: Fact.Members) {
        guard let person = members.person, let direction = members.direction.flatMap(Direction.init(rawValue:)),
            let provisional = members.provisional
        else { return nil }
        self.init(
            person: person,
            direction: direction,
            isProvisional: provisional,
            isClockDoubtful: members.clockDoubtful ?? false,
            isPresenceWeak: members.presenceWeak ?? false,
            key: members.key,
            isOffline: members.offline ?? false,
            signature: members.signature
        )
    }
}
