import Station

/// The way back from what was just done: a form that asks for the opposite, as anybody could who may.
struct Undo: Sendable {
    /// The field of addresses that says what could be undone.
    static let field = "undo"

    struct Field: Sendable {
        let name: String
        let value: String
    }

    let label: String
    let action: String
    let fields: [Field]

    init(_ action: String, _ fields: KeyValuePairs<String, String>, for incoming: IncomingRequest) {
        label = incoming.texts.people.undo
        self.action = action
        self.fields = [Field(name: "csrfToken", value: incoming.csrfToken)] + fields.map { Field(name: $0, value: $1) }
    }
}
