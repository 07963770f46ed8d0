package import Attendance

/// Who or what a beacon belongs to.
package enum BeaconOwner: Hashable, Sendable {
    /// Somebody of the roster.
    package struct Holder: Hashable, Sendable {
        package let id: PersonID
        package let number: PersonNumber
        package let name: String

        package init(id: PersonID, number: PersonNumber, name: String) {
            self.id = id
            self.number = number
            self.name = name
        }
    }

    /// Somebody's badge.
    case badge(Holder)
    /// A call by somebody who checks in by number; without a holder nobody has that number.
    case call(number: UInt16, Holder?)
    /// On an item.
    case item(ItemID, name: String)
    /// What this station itself transmits.
    case ownSignal
    /// The answers of another station for the same site.
    case otherStation
    case unknown
}
