/// What somebody signed: a person's record of some days, as it was shown.
package struct SheetSignature: Hashable, Sendable {
    /// Whose days.
    package let person: PersonID
    package let range: DayRange
    /// Of what was shown: ``ContentHash/init(ofSheet:)``.
    package let digest: ContentHash
    /// Commits to the picture of what was signed with, a ``Signature``.
    package let signature: Commitment

    package init(person: PersonID, range: DayRange, digest: ContentHash, signature: Commitment) {
        self.person = person
        self.range = range
        self.digest = digest
        self.signature = signature
    }
}

extension SheetSignature: Codable {
    private enum CodingKeys: CodingKey {
        case person, from, to, digest, signature
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        let from = try members.decode(LocalDay.self, forKey: .from)
        let to = try members.decode(LocalDay.self, forKey: .to)
        try Plausible.check(from: from, to: to)
        self.init(
            person: try members.decode(PersonID.self, forKey: .person),
            range: try DayRange(from: from, to: to),
            digest: try members.decode(ContentHash.self, forKey: .digest),
            signature: try members.decode(Commitment.self, forKey: .signature)
        )
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(person, forKey: .person)
        try members.encode(range.from, forKey: .from)
        try members.encode(range.to, forKey: .to)
        try members.encode(digest, forKey: .digest)
        try members.encode(signature, forKey: .signature)
    }
}
