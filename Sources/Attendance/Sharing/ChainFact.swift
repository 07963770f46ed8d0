package import BeaconKit

/// A fact in the chain of some station, in its place among all that stations know of each other.
package struct ChainFact: Hashable, Sendable {
    /// Whose chain it is in.
    package let origin: PeerID
    package let sequence: Int64
    package let id: EntryID
    package let happened: Instant
    package let actor: String
    package let fact: Fact

    package init(origin: PeerID, sequence: Int64, id: EntryID, happened: Instant, actor: String, fact: Fact) {
        self.origin = origin
        self.sequence = sequence
        self.id = id
        self.happened = happened
        self.actor = actor
        self.fact = fact
    }

    /// The fact of an entry.
    package init(_ entry: Entry, origin: PeerID) {
        self.init(
            origin: origin,
            sequence: entry.sequence,
            id: EntryID(hash: entry.hash),
            happened: entry.happened,
            actor: entry.actor,
            fact: entry.fact
        )
    }

    /// An order by the clocks of those who recorded, the same on all stations.
    static func isEarlier(_ left: ChainFact, _ right: ChainFact) -> Bool {
        (left.happened, left.id) < (right.happened, right.id)
    }
}
