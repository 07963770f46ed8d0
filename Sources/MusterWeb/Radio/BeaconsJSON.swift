import Attendance
import BeaconKit
import Station

/// The beacons as `GET /api/v1/beacons` gives them. Every key is always there; what is not known is `null`.
enum BeaconsJSON {
    static func bytes(_ list: BeaconList, filter: BeaconFilter, limit: Int) -> [UInt8] {
        let found = filter.apply(to: list.beacons)
        var json = JSONWriter(capacity: 256 + min(found.count, limit) * 700)
        json.object { json in
            json.key("now")
            json.instant(list.now)
            json.key("count")
            json.integer(found.count)
            json.key("isIncomplete")
            json.boolean(list.isIncomplete)
            json.key("beacons")
            json.array(found.prefix(limit)) { $0.heardBeacon($1) }
        }
        return json.bytes
    }
}

extension JSONWriter {
    fileprivate mutating func heardBeacon(_ beacon: HeardBeacon) {
        object { json in
            json.members(of: beacon.identity)
            json.key("owner")
            json.owner(beacon.owner)
            json.key("distance")
            json.optional(beacon.distance.meters)
            json.key("uncertainty")
            json.optional(beacon.distance.uncertainty)
            json.key("isCalibrated")
            if case .estimated(_, _, let quality) = beacon.distance {
                json.boolean(quality == .calibrated)
            } else {
                json.null()
            }
            json.key("proximity")
            json.string("\(beacon.proximity)")
            json.key("rssi")
            json.number(beacon.rssi)
            json.key("lastMinute")
            json.array(beacon.levels) { $0.integer($1.map(Int.init)) }
            json.key("receiver")
            json.string(beacon.receiver)
            json.key("room")
            json.string(beacon.room)
            json.key("lastSeen")
            json.instant(beacon.lastSeen)
            json.key("interval")
            json.optional(beacon.interval)
            json.key("isFading")
            json.boolean(beacon.isFading)
        }
    }

    private mutating func owner(_ owner: BeaconOwner) {
        let (kind, number, holder): (String, Int?, BeaconOwner.Holder?) =
            switch owner {
            case .badge(let holder): ("badge", holder.number.rawValue, holder)
            case .call(let number, let holder): ("call", Int(number), holder)
            case .item: ("item", nil, nil)
            case .ownSignal: ("ownSignal", nil, nil)
            case .otherStation: ("otherStation", nil, nil)
            case .unknown: ("unknown", nil, nil)
            }
        object { json in
            json.key("kind")
            json.string(kind)
            json.key("number")
            json.integer(number)
            json.key("person")
            json.string(holder?.id.rawValue)
            json.key("name")
            json.string(holder?.name)
        }
    }

    /// A number, or `null`.
    mutating func optional(_ number: Double?) {
        if let number { self.number(number) } else { null() }
    }
}
