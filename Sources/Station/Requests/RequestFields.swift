/// What came with a request for a change before its meaning is known: the members of a JSON object, or the fields of a form.
package struct RequestFields: Sendable {
    package enum Value: Hashable, Sendable {
        case text(String)
        case number(Double)
        case flag(Bool)
        /// Texts, or numbers as one would type them.
        case list([String], areNumbers: Bool)
        case null
        /// An object, or a list of something else.
        case other
    }

    /// Whether numbers and flags are told from texts, and unknown names are refused, as in JSON. In a form everything is
    /// text, an empty field is `null`, and fields of the page itself come along.
    let isTyped: Bool
    private(set) var values: [String: Value]

    /// The members of a JSON object.
    package init(members: [String: Value]) {
        isTyped = true
        values = members
    }

    /// The fields of a form, in the order in which they came. Of several with one name the first counts, or all where a list
    /// is asked for.
    package init(form fields: some Sequence<(name: String, value: String)>) {
        isTyped = false
        values = [:]
        for (name, value) in fields {
            let value = value.trimmingPrefix(while: \.isWhitespace)
            guard let end = value.lastIndex(where: { !$0.isWhitespace }) else {
                if values[name] == nil { values[name] = .null }
                continue
            }
            let text = String(value[...end])
            if case .list(let texts, _) = values[name] {
                values[name] = .list(texts + [text], areNumbers: false)
            } else {
                values[name] = .list([text], areNumbers: false)
            }
        }
    }

    /// What an address says beside them, such as the day in `/holidays/2026-12-25`. It wins over a field of the same name.
    package subscript(name: String) -> String? {
        get {
            switch values[name] {
            case .text(let text): text
            case .list(let texts, _): texts.first
            default: nil
            }
        }
        set { values[name] = newValue.map { isTyped ? .text($0) : .list([$0], areNumbers: false) } }
    }
}
