package import Attendance
package import BeaconKit

/// Changes to somebody who is there already.
extension RosterCommands {
    /// Changes what is given and leaves the rest.
    ///
    /// - Parameter version: the ``Person/version`` that whoever changes has seen; `nil` where it does not matter, as
    ///   only what is given is changed.
    /// - Returns: the person after the change.
    /// - Throws: ``RosterError/changedMeanwhile`` if the person is of another version by now; other ``RosterError``s
    ///   for what cannot be; ``StoreError``.
    @discardableResult
    package func edit(
        _ id: PersonID,
        to change: PersonChange,
        from version: String? = nil,
        at now: Instant
    ) throws -> Person {
        try retrying { roster in
            guard let old = roster.anyone(id) else { throw RosterError.personGone }
            if let version, version != old.version { throw RosterError.changedMeanwhile }
            var new = old
            new.number = change.number ?? old.number
            new.details = try PersonDetails(
                name: change.name ?? old.details.name,
                department: change.department ?? old.details.department,
                position: change.position ?? old.details.position
            )
            try roster.checkFree(new.number, for: id)
            var photo: PersonalValue?
            switch change.picture {
            case .photo(let picture):
                photo = PersonalValue.make(photo: picture, person: id)
                new.photo = photo?.commitment
            case .some(.none): new.photo = nil
            case nil: break
            }
            // What changes nothing is no fact.
            guard new != old else { return old }
            let details = PersonalValue.make(details: new.details, person: id)
            let fact = Fact.personEdited(
                PersonEdited(PersonState(person: id, number: new.number, details: details.commitment, photo: new.photo))
            )
            let draft = draft(fact, at: now, personal: [details] + (photo.map { [$0] } ?? []))
            _ = try store.append([draft], recorded: now) { state in
                guard state.roster.anyone(id) == old else { throw MeanwhileChanged() }
                try state.roster.checkFree(new.number, for: id)
            }
            return new
        }
    }

    /// Keeps a person, their number and their badges, but no attendance any more. Whoever is on site goes out with that,
    /// as nobody will hear them leave.
    package func archive(_ id: PersonID, at now: Instant) throws {
        _ = try store.append([], recorded: now) { journal in
            let roster = try journal.state().roster
            if roster.archived[id] != nil { return [] }
            guard let person = roster.people[id] else { throw RosterError.personGone }
            return try departure(of: person, at: now, in: journal) + [
                draft(.personArchived(PersonArchived(person: id)), at: now)
            ]
        }
    }

    /// The *out* of somebody whose badge nobody will hear from now on; none for whoever is not on site.
    func departure(of person: Person, at now: Instant, in journal: any JournalReader) throws -> [EntryDraft] {
        var present = try OnSiteLedger(journal, at: now, reach: OnSiteLedger.presentReach)
        guard present.isOnSite(person, at: now) else { return [] }
        return [draft(.punched(Punch(person: person.id, direction: .out, isProvisional: true)), at: now)]
    }

    /// Undoes ``archive(_:at:)``.
    package func restore(_ id: PersonID, at now: Instant) throws {
        try retrying { roster in
            if roster.people[id] != nil { return }
            guard roster.archived[id] != nil else { throw RosterError.personGone }
            _ = try store.append([draft(.personRestored(PersonRestored(person: id)), at: now)], recorded: now) {
                state in
                guard state.roster.archived[id] != nil else { throw MeanwhileChanged() }
            }
        }
    }

    /// Takes a person and the person's badges off the roster. What the journal says of them stays.
    package func remove(_ id: PersonID, at now: Instant) throws {
        _ = try store.append([draft(.personRemoved(PersonRemoved(person: id)), at: now)], recorded: now) { state in
            guard state.roster.anyone(id) != nil else { throw RosterError.personGone }
        }
    }

    private struct MeanwhileChanged: Error {}

    /// Decides on the roster as it is, and again if it became another before the decision was recorded.
    private func retrying<Result>(_ change: (Roster) throws -> Result) throws -> Result {
        for _ in 0..<5 {
            do {
                return try change(try store.state().roster)
            } catch is MeanwhileChanged {
                continue
            }
        }
        throw RosterError.changedMeanwhile
    }
}
