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
    ///   - whereabouts: what is known of a person's badge.
    package static func all(
        of stored: StoredState,
        breaks: [PersonID: Instant] = [:],
        workDays: inout WorkDayCache,
        site: Site,
        now: Instant,
        whereabouts: (PersonID, Standing) -> Whereabouts
    ) -> [BoardPerson] {
        let today = workDays.day(site.day(of: now), site: site)
        return stored.roster.people.values.sorted(by: Person.isListedBefore).map { person in
            let standing = Standing(record: stored.days[person.id], today: today, now: now) {
                workDays.day($0, site: site)
            }
            let known = whereabouts(person.id, standing)
            let next = next(stored.days[person.id], breaks[person.id], today: today.day, site: site, at: now)
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

    /// Of today's stays no calendar is needed to know that they still count.
    private static func next(
        _ latest: DayRecord?,
        _ breakSince: Instant?,
        today: LocalDay,
        site: Site,
        at now: Instant
    ) -> Punch.Direction {
        if let latest, latest.isOpen, latest.day == today { return breakSince == nil ? .out : .breakEnd }
        return PunchState(latest, isOnBreak: breakSince != nil, site: site).fitting(at: now)
    }
}
