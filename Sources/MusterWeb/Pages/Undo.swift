import Foundation
import Station

/// The way back from what was just done: a form that asks for the opposite, as anybody could who may.
struct Undo: Sendable {
    /// The field of addresses that says what could be undone.
    static let field = "undo"

    struct Field: Hashable, Sendable, Codable {
        let name: String
        let value: String
    }

    let label: String
    let action: String
    let fields: [Field]

    init(_ action: String, _ fields: KeyValuePairs<String, String>, for incoming: IncomingRequest) {
        self.init(action, fields.map { Field(name: $0, value: $1) }, for: incoming)
    }

    init(_ action: String, _ fields: [Field], for incoming: IncomingRequest) {
        label = incoming.texts.people.undo
        self.action = action
        self.fields = [Field(name: "csrfToken", value: incoming.csrfToken)] + fields
    }
}

/// Where the journal no longer says what would bring it back, the address of the next page carries the form along.
extension Undo {
    private struct Carried: Codable {
        let action: String
        let fields: [Field]
    }

    private static let purpose = "muster undo 1 "
    /// What is longer has no way back: browsers and proxies cut long addresses.
    private static let longest = 4096

    /// A part of an address, from which ``init(carriedBy:)`` makes the form.
    ///
    /// It is sealed with the secret of the session that did it: no link from elsewhere can offer somebody a button that says
    /// “Undo” and does something else.
    static func carried(_ action: String, _ fields: [Field], for incoming: IncomingRequest) -> String {
        guard let secret = incoming.secret,
            let data = try? JSONEncoder().encode(Carried(action: action, fields: fields))
        else { return "" }
        let text = data.base64EncodedString()
        guard text.count <= longest else { return "" }
        return "&\(field)=\(secret.csrfToken(for: purpose + text)).\(text.percentEncoded)"
    }

    /// The form that the address carries; `nil` where there is none of this session.
    init?(carriedBy incoming: IncomingRequest) {
        let parts = (incoming.decodedQuery(Self.field) ?? "").split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2, let secret = incoming.secret, secret.proves(Self.purpose + parts[1], by: parts[0]),
            let data = Data(base64Encoded: parts[1]),
            let carried = try? JSONDecoder().decode(Carried.self, from: data)
        else { return nil }
        self.init(carried.action, carried.fields, for: incoming)
    }
}
