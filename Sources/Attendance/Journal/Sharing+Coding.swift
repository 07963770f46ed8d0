/// How the journal keeps where a station is and what it shares: the form is fixed for ever.
extension SharingScope {
    func payload(with peer: PeerID) -> String {
        CanonicalJSON.object([
            "station": .string(peer.text), "people": .string(people.text), "punches": .string(punches.text),
            "items": .boolean(items),
        ])
    }

    init?(_ members: Fact.Members) {
        guard let people = members.people.flatMap(PeopleSelection.init(text:)),
            let punches = members.punches.flatMap(PeopleSelection.init(text:)), let items = members.items
        else { return nil }
        self.init(people: people, punches: punches, items: items)
    }
}

extension Head {
    func payload(from peer: PeerID, _ people: PeopleSelection) -> String {
        CanonicalJSON.object([
            "station": .string(peer.text), "through": .integer(sequence), "hash": .string(Hexadecimal.text(hash)),
            "people": .string(people.text),
        ])
    }

    init?(_ members: Fact.Members) {
        guard let sequence = members.through, let hash = members.hash.flatMap(Hexadecimal.bytes), hash.count == 32
        else { return nil }
        self.init(sequence: sequence, hash: hash)
    }
}

extension Fact {
    init?(sharing kind: Kind, _ members: Members) {
        let peer = members.station.flatMap { PeerID($0) }
        let fact: Fact?
        switch kind {
        case .stationMoved: fact = members.id.map { .stationMoved($0) }
        case .stationArrived: fact = members.id.map { .stationArrived($0) }
        case .stationReturned: fact = members.id.map { .stationReturned($0) }
        case .sharingChanged:
            fact = peer.flatMap { peer in SharingScope(members).map { .sharingChanged(with: peer, $0) } }
        case .takingChanged:
            fact = peer.flatMap { peer in SharingScope(members).map { .takingChanged(from: peer, $0) } }
        case .sharingReceived:
            let people = members.people.flatMap(PeopleSelection.init(text:))
            if let peer, let people, let head = Head(members) {
                fact = .sharingReceived(from: peer, through: head, people: people)
            } else {
                fact = nil
            }
        default: fact = nil
        }
        guard let fact else { return nil }
        self = fact
    }
}
