/// What a kind of fact says, and all that is decided for the kind as a whole.
///
/// Each kind is one type in one file. Its coding is the form that the journal keeps and hashes: a flat object whose
/// members are texts, numbers and truth values. A member is never renamed, and one that is added later must be left out
/// where it is not there.
package protocol FactContent: Hashable, Sendable, Codable {
    /// The word under which the journal keeps the kind. Part of what is hashed: a word is never changed or reused.
    static var kind: String { get }
    /// What is different after such a fact, so that those who keep a copy of it read it anew.
    static var changes: Fact.Subjects { get }
    /// With what such entries lose their content; `nil` if they keep it for ever.
    static var retention: RetentionKind? { get }

    /// Whose personal values the fact commits to, and which; `nil` if to none.
    var personal: Fact.Personal? { get }
    var fact: Fact { get }
}

extension FactContent {
    /// What the journal keeps of the fact beside its kind: canonical JSON, the bytes that are stored and hashed.
    package func payload() throws(FactError) -> String {
        do {
            return try CanonicalJSON.text(of: self)
        } catch {
            throw .notFinite
        }
    }
}
