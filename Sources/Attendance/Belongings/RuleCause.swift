package import BeaconKit

/// Who or what sets off a rule.
package enum RuleCause: Hashable, Sendable {
    case person(PersonID)
    case item(ItemID)
    /// A beacon that is nobody's and no item's, or whose region has one more or one fewer.
    case beacon(BeaconIdentity)

    /// Reads what an alert or an opened door says; `nil` if nothing.
    package init?(person: PersonID?, item: ItemID?, beacon: BeaconIdentity?) {
        if let person {
            self = .person(person)
        } else if let item {
            self = .item(item)
        } else if let beacon {
            self = .beacon(beacon)
        } else {
            return nil
        }
    }

    /// Stands for it in the store.
    package var key: String {
        switch self {
        case .person(let id): "person " + id.rawValue
        case .item(let id): "item " + id.rawValue
        case .beacon(let identity): "beacon " + identity.description
        }
    }
}
