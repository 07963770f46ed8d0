import Attendance
import BeaconKit
import GRDB
import Station
import Testing

import MusterStorage

@Suite("The journal")
struct JournalTests {
    @Test("what is appended is there again when the journal is opened anew")
    func survivesReopening() throws {
        let folder = try TemporaryFolder()
        let photo = try History.photo()
        let appended: [Entry]
        do {
            let journal = try SQLiteJournal(folder: folder.path, mode: .create)
            appended =
                try journal.append([History.site(), History.person(7, photo: photo)], recorded: History.start)
                + journal.append(
                    [
                        History.draft(
                            .badgeAssigned(BadgeAssigned(identity: History.identity(1), person: History.id(7)))
                        ),
                        History.punch(7, .in, minutes: 30),
                    ],
                    recorded: History.start
                )
        }
        let journal = try SQLiteJournal(folder: folder.path, mode: .existing)
        #expect(try journal.entries(after: 0, limit: 10) == appended)
        #expect(try journal.entries(after: 1, limit: 2) == Array(appended[1...2]))
        #expect(appended.map(\.sequence) == [1, 2, 3, 4])
        #expect(Set(appended.map(\.timeZone)) == ["Europe/Berlin"])
        #expect(Set(appended.map(\.offset)) == [3600])
        let state = try journal.state()
        #expect(state.head == 4)
        #expect(state.site?.name == "Harbour")
        #expect(state.roster.badges == [History.identity(1): History.id(7)])
        let person = try #require(state.roster.people[History.id(7)])
        #expect(person.details.name == "Person 7")
        let commitment = try #require(person.photo)
        #expect(try journal.photo(commitment) == photo)
        #expect(try journal.photo(Commitment(rawValue: "nothing")) == nil)
        let stay = try #require(try journal.latestStay(of: History.id(7), at: History.start))
        #expect(stay.day == LocalDay(year: 2026, month: 3, day: 2) && stay.isOpen)
    }

    @Test("every commit is synced: the writer is in WAL mode with synchronous FULL in truth")
    func durable() throws {
        let folder = try TemporaryFolder()
        for mode in [SQLiteJournal.Mode.create, .existing] {
            let journal = try SQLiteJournal(folder: folder.path, mode: mode)
            _ = try journal.append([History.site()], recorded: History.start)
            #expect(try pragma("synchronous", journal) == "2")
            #expect(try pragma("journal_mode", journal) == "wal")
            #expect(try pragma("secure_delete", journal) == "1")
            #expect(try pragma("foreign_keys", journal) == "1")
        }
    }

    /// A setting of the connection that writes.
    private func pragma(_ name: String, _ journal: SQLiteJournal) throws -> String? {
        try journal.database.writeWithoutTransaction { db in try String.fetchOne(db, sql: "PRAGMA \(name)") }
    }

    @Test("what a check throws refuses the whole append")
    func check() throws {
        let journal = try SQLiteJournal()
        _ = try journal.append([History.site(), History.person(7)], recorded: History.start)
        let number = try #require(PersonNumber(rawValue: 7))
        #expect(throws: RosterError.numberTaken(number, holder: "Person 7")) {
            try journal.append([History.person(8)], recorded: History.start) { state in
                try state.roster.checkFree(number)
            }
        }
        #expect(try journal.state().head == 2)
    }

    @Test("a batch is recorded as a whole or not at all")
    func allOrNothing() throws {
        let journal = try SQLiteJournal()
        _ = try journal.append([History.site(), History.person(7)], recorded: History.start)
        let taken = try History.person(8)
        // Without the value to which it commits.
        let forged = EntryDraft(
            .personAdded(
                PersonAdded(
                    PersonState(
                        person: History.id(8),
                        number: try #require(PersonNumber(rawValue: 8)),
                        details: try #require(taken.personal.first).commitment,
                        photo: nil
                    )
                )
            ),
            happened: History.start,
            source: .supervisor,
            actor: History.actor
        )
        #expect(throws: StoreError.self) {
            try journal.append([History.punch(7, .in, minutes: 1), forged], recorded: History.start)
        }
        let state = try journal.state()
        #expect(state.head == 2)
        #expect(try journal.verify().isGenuine)
    }

    @Test("a punch before the site is set up is refused")
    func noSite() throws {
        let journal = try SQLiteJournal()
        #expect(throws: StoreError.siteNotSetUp) {
            try journal.append([History.punch(7, .in, minutes: 1)], recorded: History.start)
        }
    }

    @Test("a personal value that does not fit its commitment, or is not there, is refused")
    func uncommitted() throws {
        let journal = try SQLiteJournal()
        let draft = try History.person(7)
        let value = try #require(draft.personal.first)
        let other = PersonalValue(commitment: value.commitment, person: value.person, salt: value.salt, value: [1])
        for personal in [[other], []] {
            #expect(throws: StoreError.self) {
                try journal.append(
                    [EntryDraft(draft.fact, happened: History.start, source: .api, actor: "x", personal: personal)],
                    recorded: History.start
                )
            }
        }
        #expect(try journal.state().head == 0)
    }

    @Test(
        "SQLite itself refuses to change or delete entries and seals",
        arguments: [
            "UPDATE entry SET actor = 'x'", "DELETE FROM entry", "UPDATE seal SET sequence = 9", "DELETE FROM seal",
        ]
    )
    func appendOnly(sql: String) throws {
        let journal = try SQLiteJournal()
        _ = try journal.append([History.site()], recorded: History.start)
        #expect(throws: DatabaseError.self) { try journal.database.write { db in try db.execute(sql: sql) } }
    }

    @Test("nothing at all may be appended")
    func empty() throws {
        let journal = try SQLiteJournal()
        #expect(try journal.append([], recorded: History.start) == [])
        #expect(try journal.verify().isGenuine)
        #expect(try journal.state().head == 0)
    }

    @Test("what is kept for a program that is killed is there for the next one, and commits are durable as before")
    func keeping() throws {
        let folder = try TemporaryFolder()
        let journal = try SQLiteJournal(folder: folder.path, mode: .create)
        let first = LastSighting(instant: History.start)
        let later = LastSighting(instant: History.start.adding(microseconds: 5))
        try journal.saveLastSeen([History.id(1): first, History.id(2): first])
        try journal.keep([History.id(2): later, History.id(3): later], lifeSign: later.instant)
        // Another connection, as the next program has.
        let next = try SQLiteJournal(folder: folder.path, mode: .existing)
        #expect(try next.lastSeen() == [History.id(1): first, History.id(2): later, History.id(3): later])
        #expect(try next.lifeSign() == later.instant)
        let mode = try journal.database.writeWithoutTransaction { db in
            try Int.fetchOne(db, sql: "PRAGMA synchronous")
        }
        #expect(mode == 2)
    }

    @Test("when badges were last heard is replaced as a whole")
    func lastSeen() throws {
        let journal = try SQLiteJournal()
        #expect(try journal.lastSeen() == [:])
        let first = LastSighting(instant: History.start)
        try journal.saveLastSeen([History.id(1): first, History.id(2): first])
        let badge = BeaconIdentity(uuid: BeaconUUID(high: 1, low: 2), major: 3, minor: 65535)
        let later = [
            History.id(2): LastSighting(instant: History.start.adding(microseconds: 5), badge: badge),
            History.id(3): first,
        ]
        try journal.saveLastSeen(later)
        #expect(try journal.lastSeen() == later)
    }
}
