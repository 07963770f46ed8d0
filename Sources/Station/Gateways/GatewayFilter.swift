import Attendance
package import BeaconKit

/// The UUIDs that the station knows: those of badges, of items and its own.
package struct GatewayFilter: Hashable, Sendable {
    package let known: Set<BeaconUUID>
    /// What every ESPresense node sends of itself.
    static let ignored = BeaconUUID("E5CA1ADE-F007-BA11-0000-000000000000")

    package init(known: Set<BeaconUUID> = []) { self.known = known }

    package init(_ state: StoredState) {
        var known: Set<BeaconUUID> = []
        if let site = state.site { known.insert(site.broadcastUUID) }
        for badge in state.roster.badges.keys { known.insert(badge.uuid) }
        for item in state.items.values { known.insert(item.tag.identity.uuid) }
        self.known = known
    }
}
