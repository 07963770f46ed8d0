/// Who and what is to be heard in the simulated office.
package struct Cast: Sendable {
    /// Somebody with a desk and a badge.
    package struct Member: Sendable {
        /// The number at the office, unique among the members.
        package let number: UInt16
        package let name: String
        package let department: String
        package let position: String
        package let badge: Badge
        /// Where the member's desk is.
        package let desk: Point
        package let habits: Habits
        /// What the member's picture shows.
        package let look: Portrait.Look

        /// The member's picture.
        package var portrait: Portrait { Portrait(look, number: number) }
    }

    /// When somebody usually comes and goes.
    package struct Habits: Sendable {
        package let arrival: TimeOfDay
        package let departure: TimeOfDay
        package let lunch: TimeOfDay
        /// Whether lunch is somewhere in town, for the better part of an hour, or in the kitchen.
        package let lunchesOut: Bool
    }

    /// Somebody whose beacon nobody here knows.
    package struct Visitor: Sendable {
        package let name: String
        package let badge: Badge
    }

    /// A thing with a tag, which stands at its owner's desk while the owner is here.
    package struct Item: Sendable {
        package let name: String
        /// The owner's number.
        package let owner: UInt16
        package let badge: Badge
        /// Whether the station watches it; one that it does not know is a stranger's beacon to it.
        package let isWatched: Bool

        package init(name: String, owner: UInt16, badge: Badge, isWatched: Bool = true) {
            self.name = name
            self.owner = owner
            self.badge = badge
            self.isWatched = isWatched
        }
    }

    package let members: [Member]
    package let visitors: [Visitor]
    package let items: [Item]

    package init(members: [Member], visitors: [Visitor] = [], items: [Item] = []) {
        self.members = members
        self.visitors = visitors
        self.items = items
    }

    /// Where a number's holder stands among the members.
    package func index(ofMember number: UInt16) -> Int? {
        members.firstIndex { $0.number == number }
    }
}
