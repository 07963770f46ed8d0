/// A kiosk took a picture of whoever made a punch. It comes after the punch, which never waits for it.
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

    package var personal: Fact.Personal? { (person, [photo]) }
    package var fact: Fact { .punchPhotographed(self) }
}
