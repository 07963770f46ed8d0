package import Attendance
import BeaconKit
import Foundation

/// Everything that is kept about somebody, for themselves.
package enum PersonRecord {
    private struct Document: Encodable {
        let person: String
        let number: Int
        let name: String
        let department: String
        let position: String
        let archived: Bool
        let badges: [String]
        let entries: [Line]
        let personalValues: [Value]
    }

    private struct Line: Encodable {
        let sequence: Int64
        let kind: String
        let payload: String
        let happened: String
        let recorded: String
        let timeZone: String
        let source: String
        let receiver: String?
        let actor: String
    }

    private struct Value: Encodable {
        let commitment: String
        let text: String?
        let base64: String
    }

    /// A JSON document with every entry that names the person, and their personal values.
    ///
    /// - Throws: ``StoreError``.
    package static func bytes(of person: Person, in books: Books, from store: any JournalStore) throws -> [UInt8] {
        var lines: [Line] = []
        var last: Int64 = 0
        while true {
            let entries = try store.entries(after: last, limit: 50_000)
            guard let end = entries.last?.sequence else { break }
            last = end
            for entry in entries {
                let payload = try entry.fact.payload()
                // The identifier is random: where it stands, the person is meant.
                guard payload.contains(person.id.rawValue) else { continue }
                lines.append(
                    Line(
                        sequence: entry.sequence,
                        kind: entry.fact.kind.rawValue,
                        payload: payload,
                        happened: entry.happened.iso8601,
                        recorded: entry.recorded.iso8601,
                        timeZone: entry.timeZone,
                        source: entry.source.rawValue,
                        receiver: entry.receiver,
                        actor: entry.actor
                    )
                )
            }
        }
        let values = try store.personalValues(of: person.id).map { value in
            Value(
                commitment: value.commitment.rawValue,
                text: String(validating: value.value, as: UTF8.self),
                base64: Data(value.value).base64EncodedString()
            )
        }
        let document = Document(
            person: person.id.rawValue,
            number: person.number.rawValue,
            name: person.details.name,
            department: person.details.department,
            position: person.details.position,
            archived: books.roster.archived[person.id] != nil,
            badges: books.roster.badges(of: person.id).map(\.description),
            entries: lines,
            personalValues: values
        )
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return [UInt8](try encoder.encode(document))
    }
}
