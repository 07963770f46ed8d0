/// From now on people may clock themselves in so, or not.
extension OwnPunching: FactContent {
    package static let kind = "own-punching"
    package static let changes: Fact.Subjects = .kiosks
    package static let retention: RetentionKind? = nil

    private enum CodingKeys: CodingKey {
        case place, networks
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            place: try members.decode(Place.self, forKey: .place),
            networks: try members.decode(String.self, forKey: .networks)
        )
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(place, forKey: .place)
        try members.encode(networks, forKey: .networks)
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .ownPunchingSet(self) }
}
