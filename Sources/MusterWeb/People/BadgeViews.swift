import BeaconKit
import Station

struct BadgesView: Sendable {
    let t: PeopleTexts
    let assets: String
    let csrfToken: String
    let id: String
    let title: String
    let name: String
    let badges: [BadgeRow]
    let hasBadges: Bool
    /// The beacon that a phone with the person's number transmits.
    let broadcast: String?
    /// Says which badge the next one replaces.
    let replacing: String?
    /// What was typed, to be corrected.
    let typed: String
    let problem: String?
    let nearby: NearbyView
    let isArchived: Bool
    let notice: Notice?
}

struct BadgeRow: Sendable {
    let identity: String
    /// Without the part that all badges of a site share.
    let short: String
    let replaceLabel: String
    let revokeLabel: String

    init(_ identity: BeaconIdentity, texts: PeopleTexts) {
        self.identity = identity.description
        short = texts.badgeNumbered(identity)
        replaceLabel = texts.replaceLabel(short)
        revokeLabel = texts.revokeLabel(short)
    }
}

/// The beacons that are nobody's and may be held near a receiver just now, the strongest first.
struct NearbyView: Sendable {
    struct Row: Sendable {
        let identity: String
        let short: String
        /// dBm.
        let signal: Int
        let strength: String
        let room: String
        let age: String
        let label: String
    }

    /// More are not told apart by holding one of them near.
    private static let most = 6

    let t: PeopleTexts
    let id: String
    let csrfToken: String
    /// The badge that the next one replaces.
    let replacing: String?
    let rows: [Row]
    let isEmpty: Bool

    init(_ board: Board, id: String, csrfToken: String, replacing: String?, texts: Texts) {
        t = texts.people
        self.id = id
        self.csrfToken = csrfToken
        self.replacing = replacing
        rows = board.unknownBeacons.prefix(Self.most).map { beacon in
            let signal = Int(exactly: beacon.rssi.rounded()) ?? 0
            return Row(
                identity: beacon.identity.description,
                short: texts.people.badgeNumbered(beacon.identity),
                signal: signal,
                strength: texts.strength(signal),
                room: beacon.room,
                age: texts.heard.text(age: board.now.microseconds(since: beacon.lastSeen) / 1_000_000),
                label: texts.people.pairLabel(texts.people.badgeNumbered(beacon.identity))
            )
        }
        isEmpty = rows.isEmpty
    }
}
