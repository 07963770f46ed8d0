import BeaconKit

/// A supervisor decided whether time outside of the flexitime counts. The last decision about the same time counts.
package struct OutsideTimeDecided: FactContent {
    package static let kind = "outside-time-decided"
    package static let changes: Fact.Subjects = .planning
    // An account cannot be worked out without them.
    package static let retention: RetentionKind? = nil

    private enum CodingKeys: CodingKey {
        case person, day, from, to, approved, reason
    }

    package let person: PersonID
    /// The day to which the work belongs.
    package let day: LocalDay
    package let time: Interval
    package let isApproved: Bool
    /// Commits to the reason, which stands beside the chain.
    package let reason: Commitment

    package init(person: PersonID, day: LocalDay, time: Interval, isApproved: Bool, reason: Commitment) {
        self.person = person
        self.day = day
        self.time = time
        self.isApproved = isApproved
        self.reason = reason
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        let from = try members.decode(Instant.self, forKey: .from)
        let to = try members.decode(Instant.self, forKey: .to)
        guard from < to, Plausible.lengths.contains(to.microseconds(since: from)) else { throw CanonicalMismatch() }
        self.init(
            person: try members.decode(PersonID.self, forKey: .person),
            day: try members.decode(LocalDay.self, forKey: .day),
            time: Interval(from, to),
            isApproved: try members.decode(Bool.self, forKey: .approved),
            reason: try members.decode(Commitment.self, forKey: .reason)
        )
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(person, forKey: .person)
        try members.encode(day, forKey: .day)
        try members.encode(time.start, forKey: .from)
        try members.encode(time.end, forKey: .to)
        try members.encode(isApproved, forKey: .approved)
        try members.encode(reason, forKey: .reason)
    }

    package var personal: Fact.Personal? { (person, [reason]) }
    package var fact: Fact { .outsideTimeDecided(self) }
}
