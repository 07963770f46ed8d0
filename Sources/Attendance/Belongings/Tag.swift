package import BeaconKit

/// What ties a beacon to an item, and how the item is watched: all that the journal says of it in the open. Its name and
/// its photo are personal values.
package struct Tag: Hashable, Sendable {
    /// In s.
    package static let exitTimes = 15...86_400
    /// In s: a minute bridges a body in the way, and somebody who walks is still in the car park.
    package static let usualExitTime = 60
    /// The most rooms in which an item may rest.
    package static let mostRooms = 50

    package let identity: BeaconIdentity
    /// Whose it is; `nil` if nobody's.
    package let owner: PersonID?
    /// How long the item must go unheard until it has left, in s: ``exitTimes``.
    package let exitTime: Int
    /// The rooms in which it may rest without its owner, in order.
    package let homeRooms: [String]
    /// When nobody is to be told of it; `nil` for never.
    package let quiet: WeeklyHours?

    /// Sorts the rooms and leaves out what is there twice.
    ///
    /// - Throws: ``ItemError/badExitTime(_:)``, ``ItemError/badRoom(_:)`` or ``ItemError/tooManyRooms``.
    package init(
        identity: BeaconIdentity,
        owner: PersonID? = nil,
        exitTime: Int = usualExitTime,
        homeRooms: [String] = [],
        quiet: WeeklyHours? = nil
    ) throws(ItemError) {
        guard Self.exitTimes.contains(exitTime) else { throw .badExitTime(String(exitTime)) }
        for room in homeRooms {
            let isPossible =
                !room.allSatisfy(\.isWhitespace) && room.count <= ReceiverPlacement.longest
                && !room.unicodeScalars.contains { $0.properties.generalCategory == .control }
            guard isPossible else { throw .badRoom(room) }
        }
        let rooms = Set(homeRooms).sorted()
        guard rooms.count <= Self.mostRooms else { throw .tooManyRooms }
        self.identity = identity
        self.owner = owner
        self.exitTime = exitTime
        self.homeRooms = rooms
        self.quiet = quiet
    }
}
