/// What sets off a rule.
package enum RuleEvent: Hashable, Sendable {
    /// Comes in: a person is on site, a beacon is heard.
    case enters
    /// Has gone: a person is away, a beacon is not heard any more.
    case leaves
    /// Comes into a room.
    case room(String)
    /// Comes within ``nearDistance`` of a receiver.
    case near

    /// In m.
    package static let nearDistance = 2.0
}
