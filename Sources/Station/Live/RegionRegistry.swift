import Attendance
import BeaconKit

/// What the presence engine monitors for badges, belongings and rules, under one numbering.
struct RegionRegistry {
    /// For what a region is monitored.
    enum Target: Hashable {
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
