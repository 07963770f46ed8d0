import Attendance
import BeaconKit
import Station

/// A beacon's line.
struct BeaconRow: Sendable {
    struct Link: Sendable {
        let address: String
        let label: String
    }

    let t: SignalTexts
    /// The name of the line's element.
    let id: String
    let identity: String
    let uuid: String
    let major: Int
    let minor: Int
    let distance: String
    let proximity: String
    let rssi: String
    let path: String
    let plotLabel: String
    let receiver: String
    let room: String
    let heard: String
    let isFading: Bool
    let owner: String
    let person: Link?
    let pair: Link?

    init(_ beacon: HeardBeacon, now: Instant, texts: Texts, viewer: Principal) {
        let t = texts.signals
        self.t = t
        identity = beacon.identity.description
        id = "beacon-" + identity.replacing(":", with: "-")
        uuid = beacon.identity.uuid.description
        major = Int(beacon.identity.major)
        minor = Int(beacon.identity.minor)
        distance = Self.text(beacon.distance, t)
        proximity = t.name(beacon.proximity)
        rssi = texts.strength(Int(beacon.rssi.rounded()))
        path = SignalPlot(levels: beacon.levels).path
        let heardLevels = beacon.levels.compactMap { $0 }
        plotLabel =
            heardLevels.min().flatMap { low in heardLevels.max().map { t.lastMinute(Int(low), Int($0)) } } ?? t.nothing
        receiver = beacon.receiver ?? ""
        room = beacon.room ?? ""
        heard = texts.heard.text(age: max(0, now.microseconds(since: beacon.lastSeen)) / 1_000_000)
        isFading = beacon.isFading
        owner = t.name(beacon.owner)
        let holder: BeaconOwner.Holder?
        switch beacon.owner {
        case .badge(let known), .call(_, .some(let known)): holder = known
        case .item, .call, .ownSignal, .otherStation, .unknown: holder = nil
        }
        person =
            viewer.may(.viewPeople)
            ? holder.map { Link(address: "/people/\($0.id.rawValue)", label: $0.name) } : nil
        pair =
            beacon.owner == .unknown && viewer.may(.editPeople)
            ? Link(address: "/beacons/pair?identity=\(identity.percentEncoded)", label: t.pairLabel(identity)) : nil
    }

    private static func text(_ distance: Distance, _ texts: SignalTexts) -> String {
        guard case .estimated(let meters, let uncertainty, let quality) = distance else { return "" }
        let isNear = meters < 10
        let text = texts.distance(number(meters, hasTenths: isNear), number(uncertainty, hasTenths: isNear))
        return (quality == .fallback ? "≈" : "") + text
    }

    private static func number(_ value: Double, hasTenths: Bool) -> String {
        guard hasTenths else { return String(Int(value.rounded())) }
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}
