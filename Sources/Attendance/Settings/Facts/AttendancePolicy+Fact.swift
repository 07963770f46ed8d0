/// From now on presence becomes punches so.
extension AttendancePolicy: FactContent {
    package static let kind = "presence"
    package static let changes: Fact.Subjects = .receivers
    package static let retention: RetentionKind? = nil

    private enum CodingKeys: CodingKey {
        case near, sightings, window, awayAfter
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init()
        nearDistance = try members.decode(Double.self, forKey: .near)
        sightings = try members.decode(Int.self, forKey: .sightings)
        window = .seconds(try members.decode(Int.self, forKey: .window))
        awayAfter = .seconds(try members.decode(Int.self, forKey: .awayAfter))
        guard isPossible else { throw CanonicalMismatch() }
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(nearDistance, forKey: .near)
        try members.encode(sightings, forKey: .sightings)
        try members.encode(window.components.seconds, forKey: .window)
        try members.encode(awayAfter.components.seconds, forKey: .awayAfter)
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .presenceConfigured(self) }
}
