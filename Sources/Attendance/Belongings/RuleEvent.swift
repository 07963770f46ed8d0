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

extension RuleEvent {
    /// The word under which the journal keeps it.
    package var word: String {
        switch self {
        case .enters: "enters"
        case .leaves: "leaves"
        case .room: "room"
        case .near: "near"
        }
    }

    /// The room that it is about, if it is about one.
    package var room: String? { if case .room(let room) = self { room } else { nil } }

    /// Reads ``word`` and ``room``.
    package init?(word: String?, room: String?) {
        switch (word, room) {
        case ("enters", nil): self = .enters
        case ("leaves", nil): self = .leaves
        case ("room", let room?): self = .room(room)
        case ("near", nil): self = .near
        default: return nil
        }
    }
}
