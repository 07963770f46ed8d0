package import BeaconKit

/// A door that a rule opened.
package struct DoorOpening: Hashable, Sendable {
    package let rule: RuleID
    package let door: Door
    /// Whose badge opened it.
    package let person: PersonID?
    /// The item that opened it.
    package let item: ItemID?
    /// The beacon that opened it, where it is neither somebody's nor an item's.
    package let beacon: BeaconIdentity?

    package init(rule: RuleID, door: Door, person: PersonID? = nil, item: ItemID? = nil, beacon: BeaconIdentity? = nil)
    {
        self.rule = rule
        self.door = door
        self.person = person
        self.item = item
        self.beacon = beacon
    }
}
