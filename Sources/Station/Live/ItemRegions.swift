import Attendance
import BeaconKit

/// The regions that the engine monitors for items and for their owners' badges.
struct ItemRegions {
    enum Target: Hashable {
        case item(ItemID)
        case owner(PersonID, BeaconIdentity)
    }

    struct Region: Hashable {
        let target: Target
        let identity: BeaconIdentity
        /// In s.
        let exitTime: Int
    }

    /// Beyond those of badges.
    private static let first: UInt32 = 0x4000_0000

    private var regions: [Region: RegionID] = [:]
    private var targets: [RegionID: Region] = [:]
    private var items: [BeaconIdentity: ItemID] = [:]
    private var places: [ItemID: RegionID] = [:]
    private var next = ItemRegions.first
    /// The beacons that count as an owner's.
    private(set) var ownerBadges: [PersonID: [BeaconIdentity]] = [:]

    subscript(region: RegionID) -> Region? { targets[region] }

    /// The region of an item.
    func region(of item: ItemID) -> RegionID? { places[item] }

    /// The item that a beacon is on.
    func item(with identity: BeaconIdentity) -> ItemID? { items[identity] }

    /// Makes the monitored regions those of the items.
    mutating func follow(
        _ state: StoredState,
        site: Site,
        added: (Region, RegionID) -> Void,
        removed: (Region, RegionID) -> Void
    ) {
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
        for (region, id) in regions where !wanted.contains(region) {
            regions[region] = nil
            targets[id] = nil
            if case .item(let item) = region.target, places[item] == id { places[item] = nil }
            removed(region, id)
        }
        for region in wanted where regions[region] == nil {
            let id = RegionID(rawValue: next)
            next += 1
            regions[region] = id
            targets[id] = region
            if case .item(let item) = region.target { places[item] = id }
            added(region, id)
        }
    }
}
