package import Attendance
package import BeaconKit

/// Changes to people and badges, each checked and recorded in one transaction.
///
/// They work on the store, so that they serve the command line while a station runs and while none does: a running
/// station takes over what was written within a second.
package struct RosterCommands: Sendable {
    private let store: any JournalStore
    private let actor: String
    private let source: Source

    /// - Parameter actor: who changes; it is written into the journal.
    package init(store: any JournalStore, actor: String, source: Source) {
        self.store = store
        self.actor = actor
        self.source = source
    }

    /// Adds a person.
    ///
    /// - Throws: ``RosterError/numberTaken(_:holder:)``, or ``StoreError``.
    @discardableResult
    package func add(number: PersonNumber, details: PersonDetails, photo: Photo? = nil, at now: Instant) throws
        -> Person
    {
        try add([NewPerson(number: number, details: details, photo: photo)], at: now)[0]
    }

    /// Adds several people, all or none.
    @discardableResult
    package func add(_ people: [NewPerson], at now: Instant) throws -> [Person] {
        var added: [Person] = []
        var drafts: [EntryDraft] = []
        for new in people {
            let id = PersonID()
            let details = PersonalValue.make(details: new.details, person: id)
            let photo = new.photo.map { PersonalValue.make(photo: $0, person: id) }
            added.append(Person(id: id, number: new.number, details: new.details, photo: photo?.commitment))
            drafts.append(
                EntryDraft(
                    .personAdded(id, number: new.number, details: details.commitment, photo: photo?.commitment),
                    happened: now,
                    source: source,
                    actor: actor,
                    personal: [details] + (photo.map { [$0] } ?? [])
                )
            )
            if let badge = new.badge { drafts.append(draft(.badgeAssigned(badge, to: id), at: now)) }
        }
        _ = try store.append(drafts, recorded: now) { state in
            var roster = state.roster
            for (person, new) in zip(added, people) {
                try roster.checkFree(person.number)
                roster.put(person)
                if let badge = new.badge {
                    try roster.checkFree(badge)
                    roster.assign(badge, to: person.id)
                }
            }
        }
        return added
    }

    /// Changes what is given and leaves the rest.
    package func edit(_ number: PersonNumber, to change: PersonChange, at now: Instant) throws {
        let person = try find(number)
        let newNumber = change.number ?? person.number
        let newDetails = try PersonDetails(
            name: change.name ?? person.details.name,
            department: change.department ?? person.details.department,
            position: change.position ?? person.details.position
        )
        let details = PersonalValue.make(details: newDetails, person: person.id)
        let photo = change.photo.map { PersonalValue.make(photo: $0, person: person.id) }
        let fact = Fact.personEdited(
            person.id,
            number: newNumber,
            details: details.commitment,
            photo: photo?.commitment ?? person.photo
        )
        let draft = EntryDraft(
            fact,
            happened: now,
            source: source,
            actor: actor,
            personal: [details] + (photo.map { [$0] } ?? [])
        )
        _ = try store.append([draft], recorded: now) { state in
            guard state.roster.people[person.id] != nil else { throw RosterError.noSuchPerson(number) }
            try state.roster.checkFree(newNumber, for: person.id)
        }
    }

    /// Takes a person and the person's badges off the roster. What the journal says of them stays.
    package func remove(_ number: PersonNumber, at now: Instant) throws {
        let person = try find(number)
        _ = try store.append([draft(.personRemoved(person.id), at: now)], recorded: now) { state in
            guard state.roster.people[person.id] != nil else { throw RosterError.noSuchPerson(number) }
        }
    }

    /// Makes a beacon a person's badge.
    ///
    /// - Throws: ``RosterError/badgeTaken(_:holder:)`` if it is somebody's already.
    package func assign(_ identity: BeaconIdentity, to number: PersonNumber, at now: Instant) throws {
        let person = try find(number)
        _ = try store.append([draft(.badgeAssigned(identity, to: person.id), at: now)], recorded: now) { state in
            guard state.roster.people[person.id] != nil else { throw RosterError.noSuchPerson(number) }
            try state.roster.checkFree(identity)
        }
    }

    /// Makes a beacon nobody's badge.
    package func revoke(_ identity: BeaconIdentity, at now: Instant) throws {
        guard let holder = try store.state().roster.badges[identity] else { throw RosterError.noSuchBadge(identity) }
        _ = try store.append([draft(.badgeRevoked(identity, from: holder), at: now)], recorded: now) { state in
            guard state.roster.badges[identity] == holder else { throw RosterError.noSuchBadge(identity) }
        }
    }

    private func find(_ number: PersonNumber) throws -> Person {
        guard let person = try store.state().roster.person(number: number) else {
            throw RosterError.noSuchPerson(number)
        }
        return person
    }

    private func draft(_ fact: Fact, at now: Instant) -> EntryDraft {
        EntryDraft(fact, happened: now, source: source, actor: actor)
    }
}
