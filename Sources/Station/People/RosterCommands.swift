package import Attendance
package import BeaconKit

/// Changes to people and badges, each checked and recorded in one transaction.
///
/// They work on the store, so that they serve the command line while a station runs and while none does: a running
/// station takes over what was written within a second.
package struct RosterCommands: Sendable {
    let store: any JournalStore
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
                draft(
                    .personAdded(
                        PersonAdded(
                            PersonState(
                                person: id,
                                number: new.number,
                                details: details.commitment,
                                photo: photo?.commitment
                            )
                        )
                    ),
                    at: now,
                    personal: [details] + (photo.map { [$0] } ?? [])
                )
            )
            if let badge = new.badge {
                drafts.append(draft(.badgeAssigned(BadgeAssigned(identity: badge, person: id)), at: now))
            }
        }
        _ = try store.append(drafts, recorded: now) { state in
            var roster = state.roster
            for (person, new) in zip(added, people) {
                try roster.checkFree(person.number)
                roster.put(person)
                if let badge = new.badge {
                    try roster.checkFree(badge)
                    if let item = state.item(with: badge) {
                        throw RosterError.badgeTaken(badge, holder: item.name)
                    }
                    roster.assign(badge, to: person.id)
                }
            }
        }
        return added
    }

    /// Whom the command line means by a number, archived or not.
    ///
    /// - Throws: ``RosterError/noSuchPerson(_:)``.
    package func person(_ number: PersonNumber) throws -> Person {
        guard let person = try store.state().roster.anyone(number: number) else {
            throw RosterError.noSuchPerson(number)
        }
        return person
    }

    func draft(_ fact: Fact, at now: Instant, personal: [PersonalValue] = []) -> EntryDraft {
        EntryDraft(fact, happened: now, source: source, actor: actor, personal: personal)
    }
}
