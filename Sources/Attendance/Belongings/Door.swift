/// A door that a rule may open.
package struct Door: Hashable, Sendable {
    package enum Means: String, Hashable, Sendable, Codable, CaseIterable {
        case webhook, mqtt
    }

    /// The most characters of a name.
    package static let longest = 60

    /// What the door is called, also to whatever opens it: 1 to 60 characters.
    package let name: String
    package let means: Means

    /// - Throws: ``RuleError/badDoor(_:)``.
    package init(name: String, means: Means) throws(RuleError) {
        let isPossible =
            !name.allSatisfy(\.isWhitespace) && name.count <= Self.longest
            && !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
        guard isPossible else { throw .badDoor(name) }
        self.name = name
        self.means = means
    }
}
