package import Attendance
package import BeaconKit

/// The regions that the engine monitors for items and for their owners' badges.
package struct ItemRegions: Sendable {
    package enum Target: Hashable, Sendable {
        case item(ItemID)
        case owner(PersonID, BeaconIdentity)
    }

    package struct Region: Hashable, Sendable {
        package let target: Target
        package let identity: BeaconIdentity
        /// In s.
        package let exitTime: Int
    }

    private var regions: [Region: RegionID] = [:]
    private var items: [BeaconIdentity: ItemID] = [:]
    private var places: [ItemID: RegionID] = [:]
    /// The beacons that count as an owner's.
    private(set) var ownerBadges: [PersonID: [BeaconIdentity]] = [:]

    /// The region of an item.
    func region(of item: ItemID) -> RegionID? { places[item] }

    /// The item that a beacon is on.
    func item(with identity: BeaconIdentity) -> ItemID? { items[identity] }

    /// Makes the monitored regions those of the items.
    mutating func update(
        _ state: StoredState,
        site: Site,
        in registry: inout RegionRegistry
    ) -> RegionChanges<Region> {
        var wanted: Set<Region> = []
        var patience: [PersonID: Int] = [:]
        items = [:]
        for item in state.items.values {
            let tag = item.tag
            items[tag.identity] = item.id
            wanted.insert(Region(target: .item(item.id), identity: tag.identity, exitTime: tag.exitTime))
            // As soon as the most impatient of the owner's items wants to know.
            if let owner = tag.owner { patience[owner] = min(patience[owner] ?? .max, tag.exitTime) }
        }
        ownerBadges = [:]
        for (owner, exitTime) in patience {
            guard let person = state.roster.people[owner] else { continue }
            let identities = state.roster.identities(of: person, site: site)
            ownerBadges[owner] = identities
            for identity in identities {
                wanted.insert(Region(target: .owner(owner, identity), identity: identity, exitTime: exitTime))
            }
        }
        var changes = RegionChanges<Region>()
        for (region, id) in regions where !wanted.contains(region) {
            regions[region] = nil
            registry.remove(id)
            if case .item(let item) = region.target, places[item] == id { places[item] = nil }
            changes.remove(region, id)
        }
        for region in wanted where regions[region] == nil {
            let id = registry.add(.belongings(region))
            regions[region] = id
            if case .item(let item) = region.target { places[item] = id }
            changes.add(region, id)
        }
        return changes
    }
}
