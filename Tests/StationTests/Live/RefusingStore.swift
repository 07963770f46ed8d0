import Attendance
import BeaconKit
import MusterStorage
import Station
import Synchronization

/// The real store, until a test says that its disk is full.
final class RefusingStore: JournalStore, LiveStore {
    private let store: SQLiteJournal
    private let isFull = Mutex(false)

    init(_ store: SQLiteJournal) { self.store = store }

    func fill(_ isFull: Bool) { self.isFull.withLock { $0 = isFull } }

    func append(
        _ drafts: [EntryDraft],
        recorded: Instant,
        check: ((StoredState) throws -> Void)?
    ) throws -> [Entry] {
        if isFull.withLock({ $0 }) { throw StoreError(.diskFull, "The disk is full.") }
        return try store.append(drafts, recorded: recorded, check: check)
    }

    func append(
        _ drafts: [EntryDraft],
        recorded: Instant,
        deciding: (any JournalReader) throws -> [EntryDraft]
    ) throws -> [Entry] {
        if isFull.withLock({ $0 }) { throw StoreError(.diskFull, "The disk is full.") }
        return try store.append(drafts, recorded: recorded, deciding: deciding)
    }

    func digest(ofRequest identifier: String) throws -> [UInt8]? { try store.digest(ofRequest: identifier) }
    func state() throws -> StoredState { try store.state() }
    func entries(after sequence: Int64, limit: Int) throws -> [Entry] {
        try store.entries(after: sequence, limit: limit)
    }
    func sharedEntries(after arrival: Int64, limit: Int) throws -> [SharedEntry] {
        try store.sharedEntries(after: arrival, limit: limit)
    }
    func expired(by expiry: Int64) throws -> Set<EntryID> { try store.expired(by: expiry) }
    func recent(from instant: Instant) throws -> RecentEntries { try store.recent(from: instant) }
    func kioskRules() throws -> KioskRules { try store.kioskRules() }
    func ownPunching() throws -> OwnPunching { try store.ownPunching() }
    func changedByOthers() throws -> Bool { try store.changedByOthers() }
    func peerTroubles() throws -> [PeerTrouble] { try store.peerTroubles() }
    func photo(_ commitment: Commitment) throws -> Photo? { try store.photo(commitment) }
    func punchPhoto(_ commitment: Commitment, of person: PersonID) throws -> Photo? {
        try store.punchPhoto(commitment, of: person)
    }
    func details(_ commitment: Commitment) throws -> PersonDetails? { try store.details(commitment) }
    func visitor(_ commitment: Commitment) throws -> VisitorDetails? { try store.visitor(commitment) }
    func text(_ commitment: Commitment) throws -> String? { try store.text(commitment) }
    func personalValues(of person: PersonID) throws -> [PersonalValue] { try store.personalValues(of: person) }
    func checkinKeys() throws -> [PersonID: CheckinKey] { try store.checkinKeys() }
    func setCheckinKey(_ key: CheckinKey?, of person: PersonID) throws { try store.setCheckinKey(key, of: person) }
    func saveRollCall(_ id: RollCallID, people: [RollCall.Whereabouts]) throws {
        try store.saveRollCall(id, people: people)
    }
    func rollCallPeople(_ id: RollCallID) throws -> [RollCall.Whereabouts] { try store.rollCallPeople(id) }
    func saveLastSeen(_ lastSeen: [PersonID: LastSighting]) throws { try store.saveLastSeen(lastSeen) }
    func lastSeen() throws -> [PersonID: LastSighting] { try store.lastSeen() }
    func keep(_ lastSeen: [PersonID: LastSighting], lifeSign: Instant) throws {
        try store.keep(lastSeen, lifeSign: lifeSign)
    }
    func saveLifeSign(_ instant: Instant?) throws { try store.saveLifeSign(instant) }
    func lifeSign() throws -> Instant? { try store.lifeSign() }
    func punches(of person: PersonID, from: Instant, to: Instant) throws -> [RecordedPunch] {
        try store.punches(of: person, from: from, to: to)
    }
    func punchPhotos(of person: PersonID, from: Instant, to: Instant) throws -> [EntryID: Commitment] {
        try store.punchPhotos(of: person, from: from, to: to)
    }
    func punch(key: String) throws -> RecordedPunch? { try store.punch(key: key) }
    func signature(_ commitment: Commitment, of person: PersonID) throws -> Signature? {
        try store.signature(commitment, of: person)
    }

    func alerts(open: Bool?, limit: Int) throws -> [AlertRecord] { try store.alerts(open: open, limit: limit) }
    func alert(_ id: AlertID) throws -> AlertRecord? { try store.alert(id) }
    func batteryHints(after instant: Instant) throws -> Set<ItemID> { try store.batteryHints(after: instant) }
    func saveItems(_ memories: [ItemID: ItemMemory]) throws { try store.saveItems(memories) }
    func itemMemories() throws -> [ItemID: ItemMemory] { try store.itemMemories() }
    func add(_ counts: [ItemID: [TagDay]]) throws { try store.add(counts) }
    func tagDays() throws -> [ItemID: [TagDay]] { try store.tagDays() }
}
