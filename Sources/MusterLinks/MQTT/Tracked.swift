import Attendance
package import BeaconKit
package import Station

/// Somebody or something whose place a broker is told.
package struct Tracked: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        case people, items
    }

    package let kind: Kind
    package let id: String
    package let name: String
    /// `nil` where nobody can tell.
    package let isHere: Bool?
    /// Where that is; `nil` for who or what is not here.
    package let room: String?
    /// How far from the receiver that hears it, in m, to the metre; `nil` where unknown.
    package let meters: Int?
    /// To the minute: who looks wants to know about when, and each change is a message.
    package let lastSeen: Instant?
    /// The state is as last known, and not sure.
    package let isFrozen: Bool

    /// - Parameter meters: how far their badge is.
    package init(_ person: BoardPerson, meters: Double?) {
        kind = .people
        id = person.id.rawValue
        name = person.details.name
        isHere = person.standing.isOnSite
        room = person.standing.isOnSite ? person.room : nil
        self.meters = person.standing.isOnSite ? meters.map { Int($0.rounded()) } : nil
        lastSeen = person.lastSeen.map(Self.minute)
        isFrozen = person.isFrozen
    }

    package init(_ state: ItemState) {
        kind = .items
        id = state.item.id.rawValue
        name = state.item.name
        isHere =
            switch state.whereabouts {
            case .unknown: nil
            case .here: true
            case .away: false
            }
        room = isHere == false ? nil : state.room
        meters = isHere == true ? state.distance.meters.map { Int($0.rounded()) } : nil
        lastSeen = state.lastSeen.map(Self.minute)
        isFrozen = state.isFrozen
    }

    /// Whether only how far it is, and when it was heard, is different.
    func isWhere(_ other: Tracked) -> Bool {
        (kind, id, name, isHere) == (other.kind, other.id, other.name, other.isHere)
            && (room, isFrozen) == (other.room, other.isFrozen)
    }

    private static func minute(_ instant: Instant) -> Instant {
        Instant(microseconds: instant.microseconds / 60_000_000 * 60_000_000)
    }
}
