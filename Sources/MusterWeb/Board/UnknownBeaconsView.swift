import BeaconKit
import Station

/// The beacons that are nobody's badge, each with the command that makes it one.
struct UnknownBeaconsView: Sendable {
    struct Row: Sendable {
        let identity: String
        let room: String
        let strength: String
        let age: Age
        let command: String
    }

    let title: String
    let hint: String
    let count: Int
    let rows: [Row]

    /// - Returns: `nil` if there are none.
    init?(_ board: Board, texts: Texts) {
        guard !board.unknownBeacons.isEmpty else { return nil }
        title = texts.unknownBeacons
        hint = texts.unknownBeaconsHint
        rows = board.unknownBeacons.map { beacon in
            Row(
                identity: beacon.identity.description,
                room: beacon.room,
                strength: texts.strength(Int(exactly: beacon.rssi.rounded()) ?? 0),
                age: Age(beacon.lastSeen, now: board.now, texts: texts.heard),
                command: "muster badge assign NUMBER \(beacon.identity)"
            )
        }
        count = rows.count
    }
}
