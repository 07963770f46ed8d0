/// A scope as people and programs read and write it: see ``SharingCommands/selection(_:)``.
package struct ScopeText: Hashable, Sendable, Encodable {
    package let people: String
    package let punches: String
    package let items: Bool
    package let planning: Bool
}
