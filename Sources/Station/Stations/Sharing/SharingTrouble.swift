package import Attendance
package import BeaconKit

/// Two stations hold contradictory chains under one key. Nothing is exchanged until a person has put it right.
package struct SharingTrouble: Hashable, Sendable, CustomStringConvertible {
    package enum Kind: String, Hashable, Sendable {
        /// The other's chain has lost entries that this one holds: an old backup was restored there.
        case lostEntries = "lost-entries"
        /// The other's chain has another entry in a place than the one that was received: an old backup was restored there
        /// and went on, or two stations continued one journal. The chains do not tell which.
        case forked
        /// The other holds entries of this station's chain that are not in it: an old backup was restored here.
        case lostOwnEntries = "lost-own-entries"
        /// What the other sends of its chain, over a connection that proves its key, is not sealed by that key.
        case badSeal = "bad-seal"
        /// The other's chain is not the one that this station countersigned.
        case notAsCountersigned = "not-as-countersigned"
        /// This station's chain is not the one that the other countersigned.
        case ownNotAsCountersigned = "own-not-as-countersigned"
    }

    package let peer: PeerID
    package let kind: Kind
    /// The first entry in question.
    package let sequence: Int64
    package let since: Instant

    package init(peer: PeerID, kind: Kind, sequence: Int64, since: Instant) {
        self.peer = peer
        self.kind = kind
        self.sequence = sequence
        self.since = since
    }

    /// Whether it is the same trouble, whenever it was found.
    func isSame(as other: SharingTrouble) -> Bool {
        peer == other.peer && kind == other.kind && sequence == other.sequence
    }

    package var description: String {
        let name = peer.text.prefix(8)
        let anew = "start over with an empty data folder, which gives the station a new key, and pair it again"
        let remedy = "or \(anew). Nothing is accepted from it until then."
        return switch kind {
        case .lostEntries:
            "Station \(name) has lost its entries from \(sequence) on: an old backup was restored there. "
                + "Restore its newest backup there, \(remedy)"
        case .forked:
            "Entry \(sequence) of station \(name) has changed: an old backup was restored there, or two stations "
                + "continued one journal. If there are two, stop one; restore the newest backup there, \(remedy)"
        case .lostOwnEntries:
            "Station \(name) has entries of this station from \(sequence) on that are missing here: an old backup was restored. "
                + "Restore the newest backup here, or \(anew). The others keep what they have received."
        case .badSeal:
            "Station \(name) sends entries from \(sequence) on that have a wrong seal: its journal was changed. "
                + "Run there: muster journal verify. Then restore its newest backup there, \(remedy)"
        case .notAsCountersigned:
            "The journal of station \(name) is not the one that was countersigned here: it differs at entry \(sequence) or "
                + "before. An old backup was restored there, two stations continued one journal, or it was rewritten. "
                + "`muster journal anchors --given` prints the proof. Restore its newest backup there, or unpair it and pair again."
        case .ownNotAsCountersigned:
            "This journal is not the one that station \(name) countersigned: it differs at entry \(sequence) or before. "
                + "An old backup was restored here, two stations continued one journal, or it was rewritten. "
                + "`muster journal verify` says from which entry on. Restore the newest backup, or unpair and pair again."
        }
    }
}
