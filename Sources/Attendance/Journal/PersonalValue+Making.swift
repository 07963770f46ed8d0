import Foundation

extension PersonalValue {
    /// Commits to a person's details with a new salt. The value is canonical JSON.
    package static func make(details: PersonDetails, person: PersonID) -> PersonalValue {
        let text = CanonicalJSON.object([
            ("name", .string(details.name)), ("department", .string(details.department)),
            ("position", .string(details.position)),
        ])
        return PersonalValue(value: Array(text.utf8), person: person, salt: newSalt())
    }

    /// Commits to a person's photo with a new salt. The value is the picture's bytes.
    package static func make(photo: Photo, person: PersonID) -> PersonalValue {
        PersonalValue(value: photo.bytes, person: person, salt: newSalt())
    }

    /// Commits to what somebody signed a punch with, with a new salt. The value is the picture's bytes.
    package static func make(signature: Signature, person: PersonID) -> PersonalValue {
        PersonalValue(value: signature.picture, person: person, salt: newSalt())
    }

    /// Commits to the reason for a correction or for its refusal, with a new salt. The value is UTF-8.
    ///
    /// - Throws: ``CorrectionError/badReason`` unless it has 1 to 500 characters.
    package static func make(reason: String, person: PersonID) throws(CorrectionError) -> PersonalValue {
        let trimmed = reason.trimmingCharacters(in: .whitespacesAndNewlines)
        guard (1...500).contains(trimmed.count) else { throw .badReason }
        return PersonalValue(value: Array(trimmed.utf8), person: person, salt: newSalt())
    }

    /// Commits to an item's name, or to its photo, with a new salt. The name's value is UTF-8.
    ///
    /// - Parameter subject: see ``Item/subject``.
    /// - Throws: ``ItemError`` unless the name has 1 to 200 characters that can be shown.
    package static func make(itemName: String, subject: PersonID) throws(ItemError) -> PersonalValue {
        let trimmed = itemName.trimmingCharacters(in: .whitespacesAndNewlines)
        if trimmed.isEmpty { throw .emptyName }
        if trimmed.count > 200 { throw .nameTooLong(limit: 200) }
        if trimmed.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
            throw .controlCharacter
        }
        return PersonalValue(value: Array(trimmed.utf8), person: subject, salt: newSalt())
    }

    /// Commits to what somebody is called who is on no list, with a new salt. The value is UTF-8.
    ///
    /// - Throws: ``RosterError`` if the text is not a valid name.
    package static func make(unlisted name: String, person: PersonID) throws(RosterError) -> PersonalValue {
        PersonalValue(value: Array(try PersonDetails(name: name).name.utf8), person: person, salt: newSalt())
    }

    /// Commits to a visitor's details with a new salt. The value is canonical JSON.
    package static func make(visitor details: VisitorDetails, of visit: PersonID) -> PersonalValue {
        let text = CanonicalJSON.object([
            ("name", .string(details.name)), ("company", .string(details.company)),
            ("purpose", .string(details.purpose)), ("card", .string(details.card)), ("pass", .string(details.pass)),
        ])
        return PersonalValue(value: Array(text.utf8), person: visit, salt: newSalt())
    }

    /// Commits to an account's name, with a new salt. The value is UTF-8.
    package static func make(accountName: String, of account: AccountID) -> PersonalValue {
        PersonalValue(value: Array(accountName.utf8), person: account.subject, salt: newSalt())
    }

    package init(value: [UInt8], person: PersonID, salt: [UInt8]) {
        self.init(commitment: Commitment(committing: value, salt: salt), person: person, salt: salt, value: value)
    }

    /// Whether the commitment is to this value with this salt.
    package var isGenuine: Bool { commitment == Commitment(committing: value, salt: salt) }

    private static func newSalt() -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }
}

extension PersonDetails {
    /// What is shown of a person whose personal values were erased.
    package static var erased: PersonDetails { PersonDetails(erasedName: "—") }

    private init(erasedName: String) {
        name = erasedName
        department = ""
        position = ""
    }

    /// Reads the value of a ``PersonalValue`` made from details.
    package init?(personalValue: [UInt8]) {
        guard let details = try? JSONDecoder().decode(PersonDetails.self, from: Data(personalValue)) else { return nil }
        self = details
    }
}
