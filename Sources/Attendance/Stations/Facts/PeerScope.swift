/// What passes between this station and another one.
package struct PeerScope: Hashable, Sendable {
    package let station: PeerID
    package let scope: SharingScope

    package init(station: PeerID, scope: SharingScope) {
        self.station = station
        self.scope = scope
    }
}

extension PeerScope: Codable {
    private enum CodingKeys: CodingKey {
        case station, people, punches, items, planning
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        station = try members.decode(PeerID.self, forKey: .station)
        scope = SharingScope(
            people: try members.decode(.people) { PeopleSelection(text: $0) },
            punches: try members.decode(.punches) { PeopleSelection(text: $0) },
            items: try members.decode(Bool.self, forKey: .items),
            planning: try members.decodeIfPresent(Bool.self, forKey: .planning) ?? false
        )
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(station, forKey: .station)
        try members.encode(scope.people.text, forKey: .people)
        try members.encode(scope.punches.text, forKey: .punches)
        try members.encode(scope.items, forKey: .items)
        if scope.planning { try members.encode(true, forKey: .planning) }
    }
}

extension Fact {
    /// What passes in one of the directions from now on.
    package var peerScope: PeerScope? {
        switch self {
        case .sharingChanged(let changed): changed.value
        case .takingChanged(let changed): changed.value
        default: nil
        }
    }
}
