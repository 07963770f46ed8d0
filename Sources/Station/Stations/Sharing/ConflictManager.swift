package import Attendance
package import BeaconKit

/// What stations recorded contradictorily, and what a person decides about it.
///
/// A decision is a fact like any other, recorded by somebody who knows all sides; that is why it holds on all stations.
package struct ConflictManager: Sendable {
    private let store: any JournalStore & SharingStore
    private let actor: String
    private let source: Source
    private let mayErase: Bool
    private let roster: RosterCommands

    /// - Parameter actor: who decides; it is written into the journal.
    package init(store: any JournalStore & SharingStore, actor: String, source: Source, mayErase: Bool = true) {
        self.store = store
        self.actor = actor
        self.source = source
        self.mayErase = mayErase
        roster = RosterCommands(store: store, actor: actor, source: source)
    }

    /// In the name of somebody who was let in.
    package init(store: any JournalStore & SharingStore, principal: Principal, source: Source) {
        self.init(store: store, actor: principal.actor, source: source, mayErase: principal.may(.toErase))
    }

    /// Whether whoever decides may take a side: to erase somebody, one needs to be allowed more than to decide.
    package func mayTake(_ side: ConflictView.Side, of kind: ConflictView.Kind) -> Bool {
        kind != .erasure || !side.isRemoval || mayErase
    }

    /// Those that nobody has decided, in a fixed order.
    package func conflicts() throws -> [ConflictView] {
        let state = try store.state()
        return try state.conflicts.map { try ConflictView($0, roster: state.roster, store: store) }
    }

    /// Decides a conflict.
    ///
    /// Of edits, and of a badge, the side is what holds from now on. Of a number it is the person who gets another one. Of
    /// somebody who was removed or erased the first side keeps them, and any other removes or erases them.
    ///
    /// - Throws: ``ConflictError``, ``RosterError``, ``StoreError``.
    package func resolve(_ id: String, _ request: ConflictRequest, at now: Instant) throws {
        let side = request.side
        guard let conflict = try store.state().conflicts.first(where: { $0.id == id }) else {
            throw ConflictError.noSuchConflict
        }
        guard (1...conflict.sides.count).contains(side) else { throw ConflictError.noSuchSide(conflict.sides.count) }
        let chosen = conflict.sides[side - 1]
        let number = try request.number.map { value in
            guard let number = PersonNumber(rawValue: value) else { throw ConflictError.numberMissing }
            return number
        }
        let draft: EntryDraft
        switch conflict.subject {
        case .edits: draft = try edit(chosen, at: now)
        case .removal(let person):
            draft =
                side == 1
                ? try edit(chosen, at: now) : self.draft(.personRemoved(PersonRemoved(person: person)), at: now)
        case .erasure(let person):
            // As `mayTake(_:of:)` tells before.
            guard side == 1 || mayErase else { throw ConflictError.mayNotErase }
            if side > 1 { return try roster.erase(person, at: now) }
            draft = self.draft(.erasureDeclined(ErasureDeclined(person: person)), at: now)
        case .badge(let identity):
            draft = self.draft(.badgeAssigned(BadgeAssigned(identity: identity, person: chosen.person)), at: now)
        case .number:
            guard let number else { throw ConflictError.numberMissing }
            draft = try edit(chosen, number: number, at: now)
        }
        _ = try store.append([draft], recorded: now) { state in
            guard state.conflicts.contains(conflict) else { throw ConflictError.noSuchConflict }
            do {
                if let number { try state.roster.checkFree(number) }
            } catch RosterError.numberTaken(_, let holder), RosterError.numberArchived(_, let holder) {
                throw ConflictError.numberTaken(holder: holder)
            }
        }
    }

    private func edit(_ side: Conflict.Side, number: PersonNumber? = nil, at now: Instant) throws -> EntryDraft {
        guard let state = side.state, let details = try store.details(state.details) else { throw ConflictError.erased }
        let value = PersonalValue.make(details: details, person: side.person)
        let fact = Fact.personEdited(
            PersonEdited(
                PersonState(
                    person: side.person,
                    number: number ?? state.number,
                    details: value.commitment,
                    photo: state.photo
                )
            )
        )
        return draft(fact, at: now, personal: [value])
    }

    private func draft(_ fact: Fact, at now: Instant, personal: [PersonalValue] = []) -> EntryDraft {
        EntryDraft(fact, happened: now, source: source, actor: actor, personal: personal)
    }
}
