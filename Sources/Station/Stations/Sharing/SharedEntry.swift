package import Attendance

/// An entry of another station's chain as it is held here.
package struct SharedEntry: Hashable, Sendable {
    /// 1, 2, 3 … in the order in which entries came.
    package let arrival: Int64
    package let origin: PeerID
    package let entry: Entry
    /// The last entry of the own chain when it came.
    package let after: Int64
    /// The other station's clock differed from this one's when it came.
    package let isClockDoubtful: Bool

    package init(arrival: Int64, origin: PeerID, entry: Entry, after: Int64, isClockDoubtful: Bool) {
        self.arrival = arrival
        self.origin = origin
        self.entry = entry
        self.after = after
        self.isClockDoubtful = isClockDoubtful
    }

    /// The entry as it counts in the snapshot here; `nil` for what is of each station's own.
    ///
    /// Who acted carries the station, as nobody here has the name from there. A punch by a doubtful clock says so. A correction
    /// is a request here, and another station's approval decides nothing: that is for a person of this one.
    package var counting: Entry? {
        guard let fact = countingFact else { return nil }
        return Entry(
            sequence: entry.sequence,
            fact: fact,
            happened: entry.happened,
            recorded: entry.recorded,
            timeZone: entry.timeZone,
            offset: entry.offset,
            source: entry.source,
            receiver: entry.receiver,
            actor: origin.actor(entry.actor),
            previousHash: entry.previousHash,
            hash: entry.hash
        )
    }

    /// The entry as the roster takes it. That it knew what this station had not recorded yet, when it came, is not believed.
    package func fact(own: PeerID) -> ChainFact {
        let fact = ChainFact(entry, origin: origin, arrival: ChainFact.Arrival(own: after, foreign: arrival))
        guard case .sharingReceived(let received) = entry.fact, received.station == own, received.head.sequence > after
        else { return fact }
        return fact.replacing(
            .sharingReceived(
                SharingReceived(
                    station: own,
                    head: Head(sequence: after, hash: received.head.hash),
                    people: received.people
                )
            )
        )
    }

    private var countingFact: Fact? {
        switch entry.fact {
        case .punched(let punch) where isClockDoubtful && !punch.isClockDoubtful:
            .punched(
                Punch(
                    person: punch.person,
                    direction: punch.direction,
                    isProvisional: punch.isProvisional,
                    isClockDoubtful: true,
                    isPresenceWeak: punch.isPresenceWeak,
                    key: punch.key,
                    isOffline: punch.isOffline,
                    signature: punch.signature
                )
            )
        case .correctionMade(let made): .correctionRequested(CorrectionRequested(made.value))
        case .personAdded, .personEdited, .personRemoved, .personArchived, .personRestored, .punched,
            .correctionRequested, .correctionRefused:
            entry.fact
        default: nil
        }
    }
}

extension PeerID {
    /// Who acted at that station, as it is told at others: a name with the station's, which nobody can take for one of here.
    package func actor(_ name: String) -> String { "\(name), station \(text.prefix(8))" }
}
