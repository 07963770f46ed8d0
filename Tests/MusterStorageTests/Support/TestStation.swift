import Attendance
import BeaconKit
import MusterStorage
import Station
import Synchronization

/// A station of a test's own with a real store and a clock that the test sets.
final class TestStation: Sendable {
    struct Cut: Error {}

    let store: SQLiteJournal
    let id: PeerID
    let manager: SharingManager
    private let clock: ClockBox

    /// - Parameter ahead: how far its clock is ahead, in hours.
    init(_ store: SQLiteJournal? = nil, batch: Int = 2000, ahead: Int64 = 0) throws {
        let store = try store ?? SQLiteJournal()
        self.store = store
        id = try store.stationID()
        let clock = ClockBox(History.start.adding(microseconds: ahead * 3_600_000_000))
        self.clock = clock
        manager = SharingManager(store: store, batch: batch) { clock.instant.withLock { $0 } }
    }

    /// The clock, which manager and test share.
    private final class ClockBox: Sendable {
        let instant: Mutex<Instant>
        init(_ start: Instant) { instant = Mutex(start) }
    }

    var now: Instant { clock.instant.withLock { $0 } }
    func pass(minutes: Int64) { clock.instant.withLock { $0 = $0.adding(microseconds: minutes * 60_000_000) } }

    @discardableResult
    func record(_ drafts: EntryDraft...) throws -> [Entry] { try store.append(drafts, recorded: now) }

    /// Something that happens now, by the station's own clock.
    func record(_ fact: Fact, personal: [PersonalValue] = []) throws {
        let draft = EntryDraft(fact, happened: now, source: .supervisor, actor: "tester", personal: personal)
        _ = try store.append([draft], recorded: now)
    }

    func punch(_ number: Int, _ direction: Punch.Direction) throws {
        try record(.punched(Punch(person: History.id(number), direction: direction)))
    }

    /// Changes somebody's name, and perhaps their number.
    func edit(_ number: Int, name: String, to newNumber: Int? = nil, isNew: Bool = false) throws {
        let id = History.id(number)
        let details = PersonalValue.make(details: try PersonDetails(name: name, department: "Sales"), person: id)
        guard let staff = PersonNumber(rawValue: newNumber ?? number) else { throw Cut() }
        let fact: Fact =
            isNew
            ? .personAdded(PersonAdded(PersonState(person: id, number: staff, details: details.commitment, photo: nil)))
            : .personEdited(
                PersonEdited(PersonState(person: id, number: staff, details: details.commitment, photo: nil))
            )
        try record(fact, personal: [details])
    }

    /// Gives others something, and has them take over all that they are given.
    func share(_ scope: SharingScope = .everything, with others: TestStation...) throws {
        for other in others {
            try record(.sharingChanged(SharingChanged(PeerScope(station: other.id, scope: scope))))
            if try other.store.scopes(.taking)[id] != .everything { try other.take(.everything, from: self) }
        }
    }

    func take(_ scope: SharingScope, from others: TestStation...) throws {
        for other in others { try record(.takingChanged(TakingChanged(PeerScope(station: other.id, scope: scope)))) }
    }

    /// Takes away what was recorded after an entry, and leaves a journal that is genuine in itself.
    ///
    /// - Parameter work: records something else, with the station's own key.
    func forge(after sequence: Int64, _ work: () throws -> Void) throws {
        try RawDatabase.run(
            store.database,
            """
            DELETE FROM entry WHERE sequence > \(sequence); DELETE FROM seal WHERE sequence > \(sequence);
            UPDATE head SET sequence = \(sequence), hash = (SELECT hash FROM entry WHERE sequence = \(sequence))
            """
        )
        _ = try store.rebuild()
        try work()
    }

    /// Takes over what another has.
    ///
    /// - Parameter answers: after so many the connection breaks.
    @discardableResult
    func pull(_ other: TestStation, answers: Int = .max) async throws -> ChainFetcher.Report {
        let left = Mutex(answers)
        return try await manager.catchUp(with: other.id) { request in
            let isCut = left.withLock { left in
                left -= 1
                return left < 0
            }
            if isCut { throw Cut() }
            return try await other.manager.answer(request, from: self.id)
        }
    }
}
