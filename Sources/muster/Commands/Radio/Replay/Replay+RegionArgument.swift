import ArgumentParser
package import BeaconKit

extension Replay {
    /// A region as a person names it: a UUID, with a major and a minor behind it or not.
    package struct RegionArgument: ExpressibleByArgument {
        /// The region as it was written.
        package let name: String
        /// Which beacons belong to it.
        package let condition: BeaconIdentityCondition

        package init?(argument: String) {
            let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
            let numbers = parts.dropFirst().map { UInt16($0) }
            guard let uuid = parts.first.flatMap({ BeaconUUID($0) }) else { return nil }
            switch numbers.count {
            case 0: condition = BeaconIdentityCondition(uuid: uuid)
            case 1:
                guard let major = numbers[0] else { return nil }
                condition = BeaconIdentityCondition(uuid: uuid, major: major)
            case 2:
                guard let major = numbers[0], let minor = numbers[1] else { return nil }
                condition = BeaconIdentityCondition(uuid: uuid, major: major, minor: minor)
            default: return nil
            }
            name = argument
        }
    }
}
