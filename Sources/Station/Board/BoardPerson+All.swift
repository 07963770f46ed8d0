package import Attendance
package import BeaconKit

extension BoardPerson {
    /// What is known of a person's badge.
    package struct Whereabouts: Hashable, Sendable {
        package var lastSeen: Instant?
        package var room: String?
        package var isFrozen: Bool

        package init(lastSeen: Instant?, room: String? = nil, isFrozen: Bool) {
            self.lastSeen = lastSeen
            self.room = room
            self.isFrozen = isFrozen
        }
    }

    /// A line for everybody on the roster, in order of number.
    ///
    /// - Parameters:
    ///   - present: where each of them is by the journal.
    ///   - whereabouts: what is known of a person's badge.
    package static func all(
        of stored: StoredState,
        present: inout PresentBook,
        now: Instant,
        whereabouts: (PersonID, Standing) -> Whereabouts
    ) -> [BoardPerson] {
        stored.roster.people.values.sorted(by: Person.isListedBefore).map { person in
            let standing = present.standing(of: person, at: now)
            let known = whereabouts(person.id, standing)
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
                isFrozen: known.isFrozen,
                next: next,
                breakSince: next == .breakEnd ? latest?.breakSince : nil
            )
        }
    }
}
