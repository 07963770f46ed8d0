import BeaconKit
import Station

/// The beacons that are nobody's badge.
///
/// The board that the station writes is the same for everybody: a script leads those on who may say whose badge one is.
struct UnknownBeaconsView: Sendable {
    struct Row: Sendable {
        let identity: String
        let room: String
        let age: Age
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
                age: Age(beacon.lastSeen, now: board.now, texts: texts.heard)
            )
        }
        count = rows.count
    }
}
