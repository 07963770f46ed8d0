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
    ///   - breaks: since when people are in a break who are in one.
    ///   - plans: when each of them works.
    ///   - whereabouts: what is known of a person's badge.
    package static func all(
        of stored: StoredState,
        breaks: [PersonID: Instant] = [:],
        plans: inout PlanBook,
        now: Instant,
        whereabouts: (PersonID, Standing) -> Whereabouts
    ) -> [BoardPerson] {
        stored.roster.people.values.sorted(by: Person.isListedBefore).map { person in
            let record = stored.days[person.id]
            let own = plans.plans(of: person.id, department: person.details.department, at: now)
            let standing = plans.standing(person, record: record, at: now)
            let known = whereabouts(person.id, standing)
            let state = PunchState(record, isOnBreak: breaks[person.id] != nil, plans: own)
            let next = state.fitting(at: now)
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
                breakSince: next == .breakEnd ? breaks[person.id] : nil
            )
        }
    }
}
