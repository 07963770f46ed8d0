/// Sheets were made to be signed: with the file one can prove later that it is the same.
package struct SheetArchived: FactContent {
    package static let kind = "sheet-archived"
    package static let changes: Fact.Subjects = []
    package static let retention: RetentionKind? = nil

    /// Of the file's bytes.
    package let hash: ContentHash
    package let from: LocalDay
    /// The last day.
    package let to: LocalDay
    /// Whose sheet it is; `nil` where there are several.
    package let person: PersonID?

    package init(hash: ContentHash, from: LocalDay, to: LocalDay, person: PersonID? = nil) {
        self.hash = hash
        self.from = from
        self.to = to
        self.person = person
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        hash = try members.decode(ContentHash.self, forKey: .hash)
        from = try members.decode(LocalDay.self, forKey: .from)
        to = try members.decode(LocalDay.self, forKey: .to)
        person = try members.decodeIfPresent(PersonID.self, forKey: .person)
        try Plausible.check(from: from, to: to)
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .sheetArchived(self) }
}
