package import Attendance
package import BeaconKit

/// The regions that the engine monitors for rules: as many as there are conditions, however many rules share one.
package struct RuleRegions: Sendable {
    package enum Target: Hashable, Sendable {
        case beacons(RuleEvaluator.Region)
        /// Somebody's badge, or an item's beacon, near a receiver.
        case near(RuleCause, BeaconIdentity)
    }

    private var regions: [Target: RegionID] = [:]

    /// Makes the monitored regions those that rules ask for.
    mutating func update(_ wanted: Set<Target>, in registry: inout RegionRegistry) -> RegionChanges<Target> {
        var changes = RegionChanges<Target>()
        for (target, id) in regions where !wanted.contains(target) {
            regions[target] = nil
            registry.remove(id)
            changes.remove(target, id)
        }
        for target in wanted where regions[target] == nil {
            let id = registry.add(.rule(target))
            regions[target] = id
            changes.add(target, id)
        }
        return changes
    }
}

extension RuleRegions.Target {
    /// Which beacons it is about.
    var condition: BeaconIdentityCondition {
        switch self {
        case .near(_, let identity): return BeaconIdentityCondition(identity)
        case .beacons(let region):
            guard let major = region.major else { return BeaconIdentityCondition(uuid: region.uuid) }
            guard let minor = region.minor else { return BeaconIdentityCondition(uuid: region.uuid, major: major) }
            return BeaconIdentityCondition(uuid: region.uuid, major: major, minor: minor)
        }
    }

    /// When a beacon is inside.
    var policy: MonitoringPolicy {
        let isNear =
            switch self {
            case .near: true
            case .beacons(let region): region.isNear
            }
        guard isNear else {
            return MonitoringPolicy(
                exitTime: .seconds(60),
                confirmingSightings: 2,
                confirmationWindow: .seconds(30)
            )
        }
        return MonitoringPolicy(
            exitTime: .seconds(15),
            enterDistance: RuleEvent.nearDistance,
            exitDistance: 2 * RuleEvent.nearDistance,
            confirmingSightings: 2,
            confirmationWindow: .seconds(10)
        )
    }
}
