package import Attendance
package import BeaconKit

extension BoardPerson {
    /// What is known of a person's badge.
    package struct Whereabouts: Hashable, Sendable {
        package var lastSeen: Instant?
        package var room: String?
        /// The rooms that it may be in, where that is not sure.
        package var chances: [RoomChance]
        /// Whether it is as last known.
        package var isFrozen: Bool

        package init(lastSeen: Instant?, room: String? = nil, chances: [RoomChance] = [], isFrozen: Bool) {
            self.lastSeen = lastSeen
            self.room = room
            self.chances = chances
            self.isFrozen = isFrozen
        }

        /// Whether the badge is heard now, as roll calls count it.
        fileprivate func isHeard(at now: Instant) -> Bool {
            guard let lastSeen, !isFrozen else { return false }
            return now.microseconds(since: lastSeen) <= RollCall.Limits().confirmed * 1_000_000
        }
    }

    /// A line for everybody on the roster, in order of number.
    ///
    /// - Parameters:
    ///   - present: where each of them is by the journal.
    ///   - whereabouts: what is known of a person's badge.
    package static func all(
        of stored: StoredState,
        present: inout OnSiteLedger,
        now: Instant,
        whereabouts: (PersonID) -> Whereabouts
    ) -> [BoardPerson] {
        let marks = present.rollCallMarks
        return stored.roster.people.values.sorted(by: Person.isListedBefore).map { person in
            let known = whereabouts(person.id)
            let standing = present.standing(of: person, at: now, isHeard: known.isHeard(at: now))
            let latest = present.latestStay(of: person, at: now)
            let next = PunchPolicy(latest, plans: present.plans(of: person, at: now)).fitting(at: now)
            return BoardPerson(
                id: person.id,
                number: person.number,
                details: person.details,
                photo: person.photo,
                standing: standing,
                lastSeen: known.lastSeen,
                room: known.room,
                isFrozen: standing.isOnSite && known.isFrozen,
                next: next,
                breakSince: next == .breakEnd ? latest?.breakSince : nil,
                chances: standing.isOnSite ? known.chances : [],
                mark: marks[person.id]
            )
        }
    }
}
