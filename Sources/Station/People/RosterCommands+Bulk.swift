package import Attendance
package import BeaconKit

/// Changes to several people at once: all of them, or none.
extension RosterCommands {
    /// Puts people into departments.
    ///
    /// - Parameter departments: of each, their new one.
    /// - Returns: in which department each was who is in another one now.
    /// - Throws: ``RosterError``, ``StoreError``.
    @discardableResult
    package func move(to departments: [PersonID: String], at now: Instant) throws -> [PersonID: String] {
        var old: [PersonID: String] = [:]
        _ = try store.append([], recorded: now) { journal in
            let roster = try journal.state().roster
            old = [:]
            var drafts: [EntryDraft] = []
            for (id, department) in departments.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                guard let person = roster.anyone(id) else { throw RosterError.personGone }
                let details = try PersonDetails(
                    name: person.details.name,
                    department: department,
                    position: person.details.position
                )
                guard details != person.details else { continue }
                old[id] = person.details.department
                drafts.append(draft(of: person, with: details, at: now))
            }
            return drafts
        }
        return old
    }

    /// Archives people.
    ///
    /// - Returns: who was not archived before.
    /// - Throws: ``RosterError``, ``StoreError``.
    @discardableResult
    package func archive(_ ids: Set<PersonID>, at now: Instant) throws -> [PersonID] {
        var done: [PersonID] = []
        _ = try store.append([], recorded: now) { journal in
            let roster = try journal.state().roster
            done = try ids.sorted { $0.rawValue < $1.rawValue }.filter { id in
                guard roster.anyone(id) != nil else { throw RosterError.personGone }
                return roster.archived[id] == nil
            }
            return try done.flatMap { id in
                try (roster.people[id].map { try departure(of: $0, at: now, in: journal) } ?? [])
                    + [draft(.personArchived(PersonArchived(person: id)), at: now)]
            }
        }
        return done
    }

    /// Undoes ``archive(_:at:)``.
    ///
    /// - Returns: who was archived before.
    @discardableResult
    package func restore(_ ids: Set<PersonID>, at now: Instant) throws -> [PersonID] {
        var done: [PersonID] = []
        _ = try store.append([], recorded: now) { journal in
            let roster = try journal.state().roster
            done = try ids.sorted { $0.rawValue < $1.rawValue }.filter { id in
                guard roster.anyone(id) != nil else { throw RosterError.personGone }
                return roster.archived[id] != nil
            }
            return done.map { draft(.personRestored(PersonRestored(person: $0)), at: now) }
        }
        return done
    }

    /// Adds the people of a list, and changes those whose number is there already. A photo of theirs stays where the
    /// list has none, and badges are added.
    ///
    /// - Throws: ``RosterError``, ``StoreError``.
    package func update(_ people: [NewPerson], at now: Instant) throws {
        _ = try store.append([], recorded: now) { journal in
            let state = try journal.state()
            var roster = state.roster
            var drafts: [EntryDraft] = []
            for new in people {
                let id: PersonID
                if let known = roster.anyone(number: new.number) {
                    id = known.id
                    if known.details != new.details || new.photo != nil {
                        drafts.append(draft(of: known, with: new.details, photo: new.photo, at: now))
                    }
                } else {
                    id = PersonID()
                    let details = PersonalValue.make(details: new.details, person: id)
                    let photo = new.photo.map { PersonalValue.make(photo: $0, person: id) }
                    let added = PersonState(
                        person: id,
                        number: new.number,
                        details: details.commitment,
                        photo: photo?.commitment
                    )
                    let personal = [details] + (photo.map { [$0] } ?? [])
                    drafts.append(draft(.personAdded(PersonAdded(added)), at: now, personal: personal))
                    roster.put(Person(id: id, number: new.number, details: new.details))
                }
                if let badge = new.badge, roster.badges[badge] != id {
                    try roster.checkFree(badge)
                    if let item = state.item(with: badge) { throw RosterError.badgeTaken(badge, holder: item.name) }
                    roster.assign(badge, to: id)
                    drafts.append(draft(.badgeAssigned(BadgeAssigned(identity: badge, person: id)), at: now))
                }
            }
            return drafts
        }
    }

    private func draft(
        of person: Person,
        with new: PersonDetails,
        photo picture: Photo? = nil,
        at now: Instant
    ) -> EntryDraft {
        let details = PersonalValue.make(details: new, person: person.id)
        let photo = picture.map { PersonalValue.make(photo: $0, person: person.id) }
        let state = PersonState(
            person: person.id,
            number: person.number,
            details: details.commitment,
            photo: photo?.commitment ?? person.photo
        )
        return draft(
            .personEdited(PersonEdited(state)),
            at: now,
            personal: [details] + (photo.map { [$0] } ?? [])
        )
    }
}
