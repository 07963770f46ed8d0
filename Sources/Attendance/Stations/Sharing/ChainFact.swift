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
    package let arrival: Arrival

    /// When a station came to know a fact, by its own chain and not by anybody's clock: nobody can come first by lying.
    package struct Arrival: Hashable, Comparable, Sendable {
        /// The last entry of the station's own chain when it came; of an own fact that entry itself.
        let own: Int64
        /// 1, 2, 3 … in the order in which other stations' facts came; 0 for an own one.
        let foreign: Int64

        package init(own: Int64, foreign: Int64 = 0) {
            self.own = own
            self.foreign = foreign
        }

        package static func < (left: Arrival, right: Arrival) -> Bool {
            (left.own, left.foreign) < (right.own, right.foreign)
        }
    }

    package init(
        origin: PeerID,
        sequence: Int64,
        id: EntryID,
        happened: Instant,
        actor: String,
        fact: Fact,
        arrival: Arrival
    ) {
        self.origin = origin
        self.sequence = sequence
        self.id = id
        self.happened = happened
        self.actor = actor
        self.fact = fact
        self.arrival = arrival
    }

    /// The fact of an entry.
    package init(_ entry: Entry, origin: PeerID, arrival: Arrival) {
        self.init(
            origin: origin,
            sequence: entry.sequence,
            id: EntryID(hash: entry.hash),
            happened: entry.happened,
            actor: entry.actor,
            fact: entry.fact,
            arrival: arrival
        )
    }

    /// The same place in the chain with what is believed of it.
    package func replacing(_ fact: Fact) -> ChainFact {
        ChainFact(
            origin: origin,
            sequence: sequence,
            id: id,
            happened: happened,
            actor: actor,
            fact: fact,
            arrival: arrival
        )
    }

    /// What this station knew first.
    static func isEarlier(_ left: ChainFact, _ right: ChainFact) -> Bool {
        (left.arrival, left.id) < (right.arrival, right.id)
    }
}
