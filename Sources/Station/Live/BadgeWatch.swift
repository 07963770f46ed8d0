import Attendance
import BeaconKit

/// The regions that the engine monitors for the roster: one for each badge.
struct BadgeWatch {
    private var regions: [BeaconIdentity: (region: RegionID, person: PersonID)] = [:]

    /// Every badge with its region.
    var badges: some Sequence<(region: RegionID, badge: Badge)> {
        regions.lazy.map { ($0.value.region, Badge(identity: $0.key, person: $0.value.person)) }
    }

    /// Whose badge a beacon is.
    func holder(of identity: BeaconIdentity) -> PersonID? { regions[identity]?.person }

    /// Makes the monitored regions those of the roster.
    mutating func update(_ roster: Roster, site: Site, in registry: inout RegionRegistry) -> RegionChanges<Badge> {
        var wanted: [BeaconIdentity: PersonID] = [:]
        for person in roster.people.values {
            if let minor = person.number.broadcastMinor {
                wanted[BeaconIdentity(uuid: site.broadcastUUID, major: 1, minor: minor)] = person.id
            }
        }
        wanted.merge(roster.badges) { _, assigned in assigned }

        var changes = RegionChanges<Badge>()
        for (identity, watch) in regions where wanted[identity] != watch.person {
            regions[identity] = nil
            registry.remove(watch.region)
            changes.remove(Badge(identity: identity, person: watch.person), watch.region)
        }
        for (identity, person) in wanted where regions[identity] == nil {
            let badge = Badge(identity: identity, person: person)
            let region = registry.add(.badge(badge))
            regions[identity] = (region, person)
            changes.add(badge, region)
        }
        return changes
    }
}
