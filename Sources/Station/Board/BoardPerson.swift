package import Attendance
package import BeaconKit

/// A person's line on the board.
package struct BoardPerson: Hashable, Sendable {
    package var id: PersonID
    package var number: PersonNumber
    package var details: PersonDetails
    package var photo: Commitment?
    package var standing: Standing
    /// When a badge of theirs was last heard; `nil` if never since it was assigned.
    package var lastSeen: Instant?
    /// The room where the badge was last heard.
    package var room: String?
    /// The rooms that the badge may be in, the likeliest first, where that is not sure; none where it is.
    package var chances: [RoomChance]
    /// Last known, not sure: the receiver that heard the badge is deaf, or the station has just started.
    package var isFrozen: Bool
    /// The direction of a punch that the person makes by hand next.
    package var next: Punch.Direction
    /// Since when the person is in a break; `nil` for whoever is in none. Who is in a break is on site.
    package var breakSince: Instant?
    /// What a warden said in the roll call that goes on.
    package var mark: RollCallMark.State?

    /// - Parameter next: `nil` for the one that the standing suggests.
    package init(
        id: PersonID,
        number: PersonNumber,
        details: PersonDetails,
        photo: Commitment?,
        standing: Standing,
        lastSeen: Instant?,
        room: String?,
        isFrozen: Bool,
        next: Punch.Direction? = nil,
        breakSince: Instant? = nil,
        chances: [RoomChance] = [],
        mark: RollCallMark.State? = nil
    ) {
        self.id = id
        self.number = number
        self.details = details
        self.photo = photo
        self.standing = standing
        self.lastSeen = lastSeen
        self.room = room
        self.isFrozen = isFrozen
        self.next = next ?? (standing.isOnSite ? .out : .in)
        self.breakSince = breakSince
        self.chances = chances
        self.mark = mark
    }
}
