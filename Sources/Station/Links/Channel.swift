package import Attendance
package import BeaconKit

/// A way to tell somebody or something outside what happens.
package struct Channel: Hashable, Sendable, Identifiable {
    /// Why a channel tells nothing any more.
    package enum Off: String, Hashable, Sendable {
        /// Somebody turned it off.
        case byHand = "by-hand"
        /// The other side said that it is gone for good (410).
        case gone
    }

    package let id: String
    package var name: String
    package var settings: ChannelSettings
    /// `nil` while it is on.
    package var off: Off?
    package var subscriptions: Set<Subscription>
    package let created: Instant

    package init(
        id: String,
        name: String,
        settings: ChannelSettings,
        off: Off? = nil,
        subscriptions: Set<Subscription>,
        created: Instant
    ) {
        self.id = id
        self.name = name
        self.settings = settings
        self.off = off
        self.subscriptions = subscriptions
        self.created = created
    }

    /// Those whose whereabouts it may have.
    package var peopleToPlace: Set<PersonID> {
        Set(subscriptions.filter { $0.type == .presence }.compactMap(\.person))
    }

    /// Whether it may know where an item is: where somebody's bag is tells where they are.
    package func mayPlace(_ item: Item) -> Bool {
        subscriptions.contains(Subscription(type: .itemPresence, person: item.tag.owner))
    }

    /// Whether it may know where any item is.
    package var placesItems: Bool { subscriptions.contains { $0.type == .itemPresence } }
}
