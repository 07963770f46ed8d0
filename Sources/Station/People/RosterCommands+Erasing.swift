package import Attendance
package import BeaconKit

/// Forgetting who somebody was.
extension RosterCommands {
    /// Erases somebody's name, photo, signatures and reasons, and takes them off the roster if they still are on it. What
    /// stays is that somebody with a random identifier came and went: the chain still verifies.
    ///
    /// It cannot be undone, and a backup made before still holds the values.
    ///
    /// - Throws: ``RosterError/personGone`` if nothing personal is kept of them; ``StoreError``.
    package func erase(_ id: PersonID, at now: Instant) throws {
        guard try store.state().roster.anyone(id) != nil || !store.personalValues(of: id).isEmpty else {
            throw RosterError.personGone
        }
        _ = try store.append([], recorded: now) { journal in
            let roster = try journal.state().roster
            let departure = try roster.people[id].map { try self.departure(of: $0, at: now, in: journal) } ?? []
            let removal = roster.anyone(id) == nil ? [] : [draft(.personRemoved(PersonRemoved(person: id)), at: now)]
            return departure + removal + [draft(.personErased(PersonErased(person: id)), at: now)]
        }
    }
}
