package import BeaconKit

/// What somebody is told.
package struct Alert: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// An item without an owner who could be heard was carried out of range.
        case outOfRange = "out-of-range"
        /// The owner went and the item stayed.
        case leftBehind = "left-behind"
        /// The item went and its owner stayed, or was away already.
        case leftAlone = "left-alone"
        /// The item, or its owner, is back: ends the alert that ``Alert/about`` names.
        case returned
        /// The tag is heard ever less often: its battery may be near its end.
        case battery
        /// A rule tells somebody something.
        case notice
        /// A rule shows something on the kiosk and on the wall.
        case shown
    }

    package let id: AlertID
    package let kind: Kind
    /// The item that it is about, or that set off the rule.
    package let item: ItemID?
    /// The item's owner, or who set off the rule.
    package let person: PersonID?
    package let rule: RuleID?
    /// What set off the rule, where it is neither somebody's nor an item's.
    package let beacon: BeaconIdentity?
    /// The last place.
    package let room: String?
    /// The item's last sighting; for an item left behind, its owner's.
    package let lastSeen: Instant?
    /// How often it was told before: 0 for the first time. Repeated under the same ``id`` until somebody has seen it.
    package let repetition: Int
    /// The alert that this one ends.
    package let about: AlertID?
    /// A rule's text as it stands in the rule; empty for the usual welcome or farewell.
    package let text: String?

    package init(
        id: AlertID = AlertID(),
        _ kind: Kind,
        item: ItemID? = nil,
        person: PersonID? = nil,
        rule: RuleID? = nil,
        beacon: BeaconIdentity? = nil,
        room: String? = nil,
        lastSeen: Instant? = nil,
        repetition: Int = 0,
        about: AlertID? = nil,
        text: String? = nil
    ) {
        self.id = id
        self.kind = kind
        self.item = item
        self.person = person
        self.rule = rule
        self.beacon = beacon
        self.room = room
        self.lastSeen = lastSeen
        self.repetition = repetition
        self.about = about
        self.text = text
    }
}

extension Alert.Kind {
    /// Whether it says that an item went astray, is repeated until somebody has seen it, and ends when the item is back.
    package var isLeaving: Bool {
        switch self {
        case .outOfRange, .leftBehind, .leftAlone: true
        case .returned, .battery, .notice, .shown: false
        }
    }

    /// Whether it needs no answer.
    package var isOver: Bool { self == .returned || self == .shown }
}
