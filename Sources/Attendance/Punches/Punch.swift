/// A person's in or out.
package struct Punch: Hashable, Sendable, Codable {
    package enum Direction: String, Hashable, Sendable, Codable {
        case `in`, out
    }

    package let person: PersonID
    package let direction: Direction
    /// An out that presence alone decided: it stands until the person is heard again on the same day.
    package let isProvisional: Bool

    package init(person: PersonID, direction: Direction, isProvisional: Bool = false) {
        self.person = person
        self.direction = direction
        self.isProvisional = isProvisional
    }
}
