/// A kiosk took a picture of the person who punched. It comes after the punch, which never waits for it.
package struct PunchPhotographed: FactContent {
    package static let kind = "punch-photo"
    package static let changes: Fact.Subjects = []
    package static let retention: RetentionKind? = .photos

    package let person: PersonID
    /// The entry of the punch.
    package let punch: EntryID
    package let photo: Commitment

    package init(person: PersonID, punch: EntryID, photo: Commitment) {
        self.person = person
        self.punch = punch
        self.photo = photo
    }

    private enum CodingKeys: CodingKey {
        case person, punch, photo
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            person: try members.decode(PersonID.self, forKey: .person),
            punch: try members.decode(.punch) { EntryID($0) },
            photo: try members.decode(Commitment.self, forKey: .photo)
        )
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(person, forKey: .person)
        try members.encode(punch.text, forKey: .punch)
        try members.encode(photo, forKey: .photo)
    }

    package var personal: Fact.Personal? { (person, [photo]) }
    package var fact: Fact { .punchPhotographed(self) }
}
