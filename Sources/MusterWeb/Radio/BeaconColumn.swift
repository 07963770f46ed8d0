import BeaconKit
import Station

/// What the list of beacons can be ordered by.
package enum BeaconColumn: String, CaseIterable, Sendable {
    case owner, uuid, major, minor, distance, proximity, rssi, receiver, room, heard

    /// Whether the left beacon comes first. What is not known comes last, and equals are ordered by identity.
    func precedes(_ left: HeardBeacon, _ right: HeardBeacon, isDescending: Bool) -> Bool {
        switch order(left, right) {
        case .some(let order) where order != 0: return isDescending ? order > 0 : order < 0
        case .some: return left.identity < right.identity
        case nil: return isKnown(left) || (!isKnown(right) && left.identity < right.identity)
        }
    }

    /// Less than 0 if the left one is less; `nil` where one of both is unknown.
    private func order(_ left: HeardBeacon, _ right: HeardBeacon) -> Int? {
        guard isKnown(left), isKnown(right) else { return nil }
        return switch self {
        case .owner: Self.order(left.owner.sortKey, right.owner.sortKey)
        case .uuid: left.identity == right.identity ? 0 : left.identity < right.identity ? -1 : 1
        case .major: Self.order(left.identity.major, right.identity.major)
        case .minor: Self.order(left.identity.minor, right.identity.minor)
        case .distance: Self.order(left.distance.meters ?? 0, right.distance.meters ?? 0)
        case .proximity: Self.order(left.proximity.rawValue, right.proximity.rawValue)
        case .rssi: Self.order(left.rssi, right.rssi)
        case .receiver: Self.order(left.receiver ?? "", right.receiver ?? "")
        case .room: Self.order(left.room ?? "", right.room ?? "")
        // Beacons that are heard all the time would change places with each report.
        case .heard: Self.order(right.lastSeen.microseconds / 10_000_000, left.lastSeen.microseconds / 10_000_000)
        }
    }

    private func isKnown(_ beacon: HeardBeacon) -> Bool {
        switch self {
        case .owner: beacon.owner != .unknown
        case .distance: beacon.distance != .unknown
        case .proximity: beacon.proximity != .unknown
        case .receiver: beacon.receiver != nil
        case .room: beacon.room != nil
        case .uuid, .major, .minor, .rssi, .heard: true
        }
    }

    private static func order<Value: Comparable>(_ left: Value, _ right: Value) -> Int {
        left < right ? -1 : left > right ? 1 : 0
    }
}

extension BeaconOwner {
    /// People by name, then calls of unknown numbers, then what stations say.
    fileprivate var sortKey: String {
        switch self {
        case .badge(let holder), .call(_, .some(let holder)): "0 \(holder.name)"
        case .item(_, let name): "0 \(name)"
        case .call(let number, nil): "1 \(number)"
        case .otherStation: "2"
        case .ownSignal: "3"
        case .unknown: "4"
        }
    }
}
