package import Attendance
package import BeaconKit

/// What the presence engine monitors for badges, belongings and rules, under one numbering.
package struct RegionRegistry: Sendable {
    /// For what a region is monitored.
    package enum Target: Hashable, Sendable {
        case badge(Badge)
        case belongings(ItemRegions.Region)
        case rule(RuleRegions.Target)
    }

    private var targets: [RegionID: Target] = [:]
    private var next: UInt32 = 0

    subscript(region: RegionID) -> Target? { targets[region] }

    /// - Returns: a number that no other region had before.
    mutating func add(_ target: Target) -> RegionID {
        let region = RegionID(rawValue: next)
        next += 1
        targets[region] = target
        return region
    }

    mutating func remove(_ region: RegionID) { targets[region] = nil }
}

/// Which regions are monitored from now on, and which no longer.
package struct RegionChanges<Target> {
    package private(set) var added: [(target: Target, region: RegionID)] = []
    package private(set) var removed: [(target: Target, region: RegionID)] = []

    mutating func add(_ target: Target, _ region: RegionID) { added.append((target, region)) }
    mutating func remove(_ target: Target, _ region: RegionID) { removed.append((target, region)) }
}
