package import BeaconKit

/// Whom or what a rule is about.
package enum RuleSubject: Hashable, Sendable {
    /// Everybody on the roster.
    case everybody
    case person(PersonID)
    case item(ItemID)
    /// Any beacon with this UUID; with the major and the minor, if they are given.
    case beacons(BeaconUUID, major: UInt16?, minor: UInt16?)
}
