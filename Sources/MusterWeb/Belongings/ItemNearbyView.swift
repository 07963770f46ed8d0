import BeaconKit
import Station

/// The beacons that are nobody's and are heard now, to be picked.
struct ItemNearbyView: Sendable {
    struct Row: Sendable {
        let t: ItemTexts
        let identity: String
        /// dBm.
        let signal: Int
        let strength: String
        let signalLabel: String
        let room: String
        let age: String
        let label: String
    }

    private static let most = 6

    let t: ItemTexts
    let nearby: [Row]
    let hasNearby: Bool

    init(_ board: Board, texts: Texts) {
        t = texts.items
        nearby = board.unknownBeacons.prefix(Self.most).map { beacon in
            let signal = Int(exactly: beacon.rssi.rounded()) ?? 0
            return Row(
                t: texts.items,
                identity: beacon.identity.description,
                signal: signal,
                strength: texts.strength(signal),
                signalLabel: texts.people.signal,
                room: beacon.room,
                age: texts.heard.text(age: board.now.microseconds(since: beacon.lastSeen) / 1_000_000),
                label: texts.items.takeLabel(beacon.identity.description)
            )
        }
        hasNearby = !nearby.isEmpty
    }
}
