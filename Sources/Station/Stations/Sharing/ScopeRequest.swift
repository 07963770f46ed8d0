/// What is to pass between this station and another one, as a page, a program or a command asks for it. What is left out
/// stays as it is.
package struct ScopeRequest: Decodable, Sendable {
    /// As ``SharingCommands/selection(_:)`` reads it.
    package let people: Clearable<String>?
    /// Whose punches, as ``people``.
    package let punches: Clearable<String>?
    package let items: Bool?
    package let planning: Bool?

    package init(people: String?, punches: String?, items: Bool?, planning: Bool?) {
        self.people = people.map { .set($0) }
        self.punches = punches.map { .set($0) }
        self.items = items
        self.planning = planning
    }
}

/// What somebody decides about a conflict, as a page, a program or a command asks for it.
package struct ConflictRequest: Decodable, Sendable {
    /// 1 for the first.
    package let side: Int
    /// The other number, where two people have the same.
    package let number: Int?

    package init(side: Int, number: Int?) {
        self.side = side
        self.number = number
    }
}
