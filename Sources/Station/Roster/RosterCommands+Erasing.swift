package import Attendance
package import BeaconKit

/// Forgetting who somebody was.
extension RosterCommands {
    /// Erases somebody's name, photo, signatures and reasons, and takes them off the roster if they still are on it. What
    /// stays is that somebody with a random identifier came and went: the chain still verifies.
    ///
    /// It cannot be undone, and a backup made before still holds the values.
    ///
    /// - Throws: ``RosterError/personGone`` if nothing personal is kept of them; ``RosterError/changedMeanwhile``;
    ///   ``StoreError``.
    package func erase(_ id: PersonID, at now: Instant) throws {
        let state = try store.state()
        let isThere = state.roster.anyone(id) != nil
        guard try isThere || !store.personalValues(of: id).isEmpty else { throw RosterError.personGone }
        let isOnSite = state.roster.people[id] != nil && state.days[id]?.isOpen == true
        var drafts: [EntryDraft] = []
        // Nobody will hear them leave.
        if isOnSite { drafts.append(draft(.punched(Punch(person: id, direction: .out, isProvisional: true)), at: now)) }
        if isThere { drafts.append(draft(.personRemoved(PersonRemoved(person: id)), at: now)) }
        drafts.append(draft(.personErased(PersonErased(person: id)), at: now))
        _ = try store.append(drafts, recorded: now) { present in
            let isStillOnSite = present.roster.people[id] != nil && present.days[id]?.isOpen == true
            guard (present.roster.anyone(id) != nil) == isThere, isStillOnSite == isOnSite else {
                throw RosterError.changedMeanwhile
            }
        }
    }
}
