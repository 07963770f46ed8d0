import BeaconKit

/// A warden said of somebody whether they are safe.
package struct RollCallMarked: FactContent {
    package static let kind = "roll-call-marked"
    package static let changes: Fact.Subjects = .rollCalls
    package static let retention: RetentionKind? = .rollCalls

    private enum CodingKeys: CodingKey {
        /// Somebody on the roster, or the identifier of somebody unlisted and the commitment to their name.
        case person, key, details
        case id, state, at, warden
    }

    package let id: RollCallID
    package let mark: RollCallMark

    package init(id: RollCallID, mark: RollCallMark) {
        self.id = id
        self.mark = mark
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        let person = try members.decodeIfPresent(PersonID.self, forKey: .person)
        let unlisted = try members.decodeIfPresent(PersonID.self, forKey: .key)
        let name = try members.decodeIfPresent(Commitment.self, forKey: .details)
        let subject: RollCallMark.Subject
        switch (person, unlisted, name) {
        case (let person?, nil, nil): subject = .person(person)
        case (nil, let unlisted?, let name?): subject = .unlisted(unlisted, name: name)
        default: throw CanonicalMismatch()
        }
        id = try members.decode(RollCallID.self, forKey: .id)
        mark = RollCallMark(
            subject,
            try members.decode(RollCallMark.State.self, forKey: .state),
            at: try members.decode(Instant.self, forKey: .at),
            by: try members.decode(String.self, forKey: .warden)
        )
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(id, forKey: .id)
        switch mark.subject {
        case .person(let person): try members.encode(person, forKey: .person)
        case .unlisted(let unlisted, let name):
            try members.encode(unlisted, forKey: .key)
            try members.encode(name, forKey: .details)
        }
        try members.encode(mark.state, forKey: .state)
        try members.encode(mark.at, forKey: .at)
        try members.encode(mark.warden, forKey: .warden)
    }

    package var personal: Fact.Personal? {
        guard case .unlisted(let person, let name) = mark.subject else { return nil }
        return (person, [name])
    }
    package var fact: Fact { .rollCallMarked(self) }
}
