package import Attendance

/// An entry of another station's chain as it is held here.
package struct SharedEntry: Hashable, Sendable {
    /// 1, 2, 3 … in the order in which entries came.
    package let arrival: Int64
    package let origin: PeerID
    package let entry: Entry
    /// The other station's clock differed from this one's when it came.
    package let isClockDoubtful: Bool

    package init(arrival: Int64, origin: PeerID, entry: Entry, isClockDoubtful: Bool) {
        self.arrival = arrival
        self.origin = origin
        self.entry = entry
        self.isClockDoubtful = isClockDoubtful
    }

    /// The entry as it counts in the books: a punch by a doubtful clock says so.
    package var counting: Entry {
        guard isClockDoubtful, case .punched(let punch) = entry.fact, !punch.isClockDoubtful else { return entry }
        let doubtful = Punch(
            person: punch.person,
            direction: punch.direction,
            isProvisional: punch.isProvisional,
            isClockDoubtful: true,
            isPresenceWeak: punch.isPresenceWeak,
            key: punch.key,
            isOffline: punch.isOffline,
            signature: punch.signature
        )
        return Entry(
            sequence: entry.sequence,
            fact: .punched(doubtful),
            happened: entry.happened,
            recorded: entry.recorded,
            timeZone: entry.timeZone,
            offset: entry.offset,
            source: entry.source,
            receiver: entry.receiver,
            actor: entry.actor,
            previousHash: entry.previousHash,
            hash: entry.hash
        )
    }
}

extension Fact {
    /// What counts of other stations: people, punches and their corrections. Schedules, periods and the rest are of each
    /// station's own.
    var isShared: Bool {
        switch self {
        case .personAdded, .personEdited, .personRemoved, .personArchived, .personRestored, .punched,
            .correctionRequested, .correctionMade, .correctionApproved, .correctionRefused:
            true
        default: false
        }
    }
}
