/// Somebody entered hours in a person's account by hand.
extension AccountBooking: FactContent {
    package static let kind = "hours-booked"
    package static let changes: Fact.Subjects = .planning
    // An account cannot be worked out without them.
    package static let retention: RetentionKind? = nil

    private enum CodingKeys: String, CodingKey {
        case id, person, day
        case kind = "booking"
        case minutes, reason
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            id: members.decode(String.self, forKey: .id),
            person: members.decode(PersonID.self, forKey: .person),
            day: members.decode(LocalDay.self, forKey: .day),
            kind: members.decode(Kind.self, forKey: .kind),
            minutes: members.decode(Int.self, forKey: .minutes),
            reason: members.decode(Commitment.self, forKey: .reason)
        )
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(id, forKey: .id)
        try members.encode(person, forKey: .person)
        try members.encode(day, forKey: .day)
        try members.encode(kind, forKey: .kind)
        try members.encode(minutes, forKey: .minutes)
        try members.encode(reason, forKey: .reason)
    }

    package var personal: Fact.Personal? { (person, [reason]) }
    package var fact: Fact { .hoursBooked(self) }
}
