extension Fact {
    /// The word under which the journal keeps it.
    package var kind: String { type(of: content).kind }

    /// What is different after it.
    package var changes: Subjects { type(of: content).changes }

    /// Whose personal values the fact commits to, and which; `nil` if to none.
    package var personal: Personal? { content.personal }

    /// What the journal keeps of the fact beside its kind: canonical JSON, the bytes that are stored and hashed.
    package func payload() throws(FactError) -> String { try content.payload() }

    /// Reads what ``payload()`` wrote, and nothing else: also the same values in another order or spacing are refused,
    /// because they are not what was hashed.
    package init(kind: String, payload: String) throws(FactError) {
        guard let type = Self.contents[kind] else { throw .unknownKind(kind) }
        guard let fact = Self.fact(type, payload) else { throw .badPayload(kind: kind) }
        self = fact
    }

    private static func fact<Content: FactContent>(_ type: Content.Type, _ payload: String) -> Fact? {
        guard let members = CanonicalJSON.members(of: payload),
            let content = try? Content(from: CanonicalDecoder(members)),
            (try? content.payload()) == payload
        else { return nil }
        return content.fact
    }

    private static let contents: [String: any FactContent.Type] = Dictionary(
        uniqueKeysWithValues: all.map { ($0.kind, $0) }
    )

    /// The kinds that change any of some subjects.
    package static func kinds(changing subjects: Subjects) -> [String] {
        all.filter { !$0.changes.isDisjoint(with: subjects) }.map { $0.kind }
    }
}
