package import Attendance
package import BeaconKit

/// Whose each beacon is.
package struct BeaconOwners: Sendable {
    var badges = BadgeWatch()
    var items = ItemRegions()

    /// Whose badge a beacon is.
    package func holder(of identity: BeaconIdentity) -> PersonID? { badges.holder(of: identity) }

    /// The item that a beacon is on.
    package func item(with identity: BeaconIdentity) -> ItemID? { items.item(with: identity) }

    /// Whether a beacon is somebody's badge, or on an item.
    package func isKnown(_ identity: BeaconIdentity) -> Bool {
        holder(of: identity) != nil || item(with: identity) != nil
    }

    /// What rules take a beacon for.
    package func cause(of identity: BeaconIdentity) -> RuleCause {
        if let person = holder(of: identity) { return .person(person) }
        if let item = item(with: identity) { return .item(item) }
        return .beacon(identity)
    }
}
