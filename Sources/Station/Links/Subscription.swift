package import Attendance

/// What a channel is told: events of a type or of all types, about a person or about everybody.
package struct Subscription: Hashable, Sendable {
    /// `nil` for all types.
    package let type: EventType?
    /// `nil` for everybody, and for what is about nobody.
    package let person: PersonID?

    package init(type: EventType?, person: PersonID?) {
        self.type = type
        self.person = person
    }

    /// All events.
    package static let everything = Subscription(type: nil, person: nil)

    package func covers(_ event: EventDocument) -> Bool {
        (type == nil || type == event.type) && (person == nil || person == event.person)
    }
}
