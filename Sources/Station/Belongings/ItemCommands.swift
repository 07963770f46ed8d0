package import Attendance
package import BeaconKit

/// Changes to items and answers to alerts, each checked and recorded in one transaction. They work on the store, as
/// ``RosterCommands`` do.
package struct ItemCommands: Sendable {
    private let store: any JournalStore
    private let actor: String
    private let source: Source

    /// - Parameter actor: who changes; it is written into the journal.
    package init(store: any JournalStore, actor: String, source: Source) {
        self.store = store
        self.actor = actor
        self.source = source
    }

    /// Adds an item, which is watched from then on.
    ///
    /// - Throws: ``ItemProblems``, ``ItemError``, ``StoreError``.
    @discardableResult
    package func add(_ request: ItemRequest, photo: Photo? = nil, at now: Instant) throws -> Item {
        try add(request.setup(over: nil, in: store.state().roster), photo: photo, at: now)
    }

    /// The same of what is known already.
    ///
    /// - Throws: ``ItemError``, ``StoreError``.
    @discardableResult
    package func add(_ setup: ItemSetup, photo: Photo? = nil, at now: Instant) throws -> Item {
        let id = ItemID()
        let subject = Item.subject(id, owner: setup.tag.owner)
        let name = try PersonalValue.make(itemName: setup.name, subject: subject)
        let picture = photo.map { PersonalValue.make(photo: $0, person: subject) }
        let fact = Fact.itemAdded(
            ItemAdded(TaggedItem(item: id, tag: setup.tag, name: name.commitment, photo: picture?.commitment))
        )
        try append(fact, personal: [name] + (picture.map { [$0] } ?? []), at: now) { state in
            try state.checkFree(setup.tag, for: id)
        }
        return Item(id: id, name: name.text, tag: setup.tag, photo: picture?.commitment)
    }

    /// Changes what is asked for of an item.
    ///
    /// - Throws: ``ItemProblems``, ``ItemError``, ``StoreError``.
    @discardableResult
    package func change(_ id: ItemID, to request: ItemRequest, from version: String? = nil, at now: Instant) throws
        -> Item
    {
        let state = try store.state()
        guard let old = state.items[id] else { throw ItemError.noSuchItem(id.rawValue) }
        return try change(id, to: request.setup(over: old, in: state.roster), from: version ?? old.version, at: now)
    }

    /// Changes an item to what is given.
    ///
    /// - Parameters:
    ///   - picture: `nil` leaves the photo as it is.
    ///   - version: the ``Item/version`` that whoever changes has seen; `nil` where it does not matter.
    /// - Throws: ``ItemError``, ``StoreError``.
    @discardableResult
    package func change(
        _ id: ItemID,
        to setup: ItemSetup,
        picture: PersonChange.Picture? = nil,
        from version: String? = nil,
        at now: Instant
    ) throws -> Item {
        let old = try item(id)
        if let version, version != old.version { throw ItemError.changedMeanwhile }
        let subject = Item.subject(id, owner: setup.tag.owner)
        let name = try PersonalValue.make(itemName: setup.name, subject: subject)
        var new = Item(id: id, name: name.text, tag: setup.tag, photo: old.photo)
        var photo: PersonalValue?
        switch picture {
        case .photo(let picture): photo = PersonalValue.make(photo: picture, person: subject)
        case .some(.none): new.photo = nil
        case nil:
            // Name and photo go with the owner: whoever erases the old one must not take the new one's along.
            guard subject != old.subject, let kept = try old.photo.flatMap({ try store.photo($0) }) else { break }
            photo = PersonalValue.make(photo: kept, person: subject)
        }
        if let photo { new.photo = photo.commitment }
        // What changes nothing is no fact.
        guard new != old else { return old }
        let fact = Fact.itemChanged(
            ItemChanged(TaggedItem(item: id, tag: new.tag, name: name.commitment, photo: new.photo))
        )
        try append(fact, personal: [name] + (photo.map { [$0] } ?? []), at: now) { state in
            guard state.items[id] == old else { throw ItemError.changedMeanwhile }
            try state.checkFree(setup.tag, for: id)
        }
        return new
    }

    /// Watches an item no more. What the journal says of it stays.
    ///
    /// - Throws: ``ItemError/noSuchItem(_:)``, ``StoreError``.
    package func remove(_ id: ItemID, at now: Instant) throws {
        try append(.itemRemoved(ItemRemoved(item: id)), at: now) { state in
            guard state.items[id] != nil else { throw ItemError.noSuchItem(id.rawValue) }
        }
    }

    /// Sets when somebody is not to be told of their items; `nil` for any time.
    package func setQuietHours(_ hours: WeeklyHours?, of person: PersonID, at now: Instant) throws {
        guard try store.state().quietHours[person] != hours else { return }
        try append(.quietHoursSet(QuietHoursSet(person: person, quiet: hours)), at: now) { state in
            guard state.roster.anyone(person) != nil else { throw RosterError.personGone }
        }
    }

    /// Answers an alert. One that has ended needs no answer, and the same answer is not recorded twice.
    ///
    /// - Throws: ``ItemError/noSuchAlert(_:)``, ``StoreError``.
    package func answer(_ id: AlertID, _ answer: AlertAnswer, at now: Instant) throws {
        guard let record = try store.alert(id) else { throw ItemError.noSuchAlert(id.rawValue) }
        guard record.ended == nil, record.answer != answer else { return }
        try append(.alertAnswered(AlertAnswered(id: id, answer: answer)), at: now, check: nil)
    }

    /// Which item is meant by an id, or by a name that only one has.
    ///
    /// - Throws: ``ItemError/noSuchItem(_:)``, ``ItemError/ambiguous(_:)``, ``StoreError``.
    package func item(named text: String) throws -> Item {
        let items = try store.state().items
        if let item = items[ItemID(rawValue: text.lowercased())] { return item }
        let found = items.values.filter { $0.name.lowercased() == text.lowercased() }
        guard let item = found.first else { throw ItemError.noSuchItem(text) }
        guard found.count == 1 else { throw ItemError.ambiguous(text) }
        return item
    }

    private func item(_ id: ItemID) throws -> Item {
        guard let item = try store.state().items[id] else { throw ItemError.noSuchItem(id.rawValue) }
        return item
    }

    private func append(
        _ fact: Fact,
        personal: [PersonalValue] = [],
        at now: Instant,
        check: ((StoredState) throws -> Void)?
    ) throws {
        let draft = EntryDraft(fact, happened: now, source: source, actor: actor, personal: personal)
        _ = try store.append([draft], recorded: now, check: check)
    }
}

extension PersonalValue {
    fileprivate var text: String { String(decoding: value, as: UTF8.self) }
}
