/// What somebody did with their time: came, left, began or ended a break, or only showed that they are there.
package struct Punch: Hashable, Sendable {
    package enum Direction: String, Hashable, Sendable, Codable, CaseIterable {
        case `in`, out
        case breakBegin = "break-begin"
        case breakEnd = "break-end"
        /// A reader without buttons. What it means follows from the open session and the shift.
        case undirected
    }

    package let person: PersonID
    package let direction: Direction
    /// An out that presence alone decided: it stands until the person is heard again on the same day.
    package let isProvisional: Bool
    /// The clock that told the time was doubtful then.
    package let isClockDoubtful: Bool
    /// Presence decided it by few or weak sightings.
    package let isPresenceWeak: Bool
    /// What the sender named the punch, so that sending it again makes no second one; 1 to 200 characters.
    package let key: String?
    /// It was made while the station could not be reached, and came later.
    package let isOffline: Bool
    /// Commits to the picture of what its maker signed with, a ``Signature``; `nil` without one.
    package let signature: Commitment?

    package init(
        person: PersonID,
        direction: Direction,
        isProvisional: Bool = false,
        isClockDoubtful: Bool = false,
        isPresenceWeak: Bool = false,
        key: String? = nil,
        isOffline: Bool = false,
        signature: Commitment? = nil
    ) {
        self.person = person
        self.direction = direction
        self.isProvisional = isProvisional
        self.isClockDoubtful = isClockDoubtful
        self.isPresenceWeak = isPresenceWeak
        self.key = key
        self.isOffline = isOffline
        self.signature = signature
    }
}
