import Attendance
import BeaconKit
import Foundation
import MusterStorage
import Station
import Testing

/// Each case changes a closed journal with a connection of its own, as somebody who wants to deceive would.
@Suite("Tampering")
struct TamperingTests {
    /// A site, two people, a badge, and punches: 12 entries, of which 9 to 11 are one transaction.
    private func makeJournal() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let journal = try SQLiteJournal(folder: folder.path, mode: .create)
        let single: [EntryDraft] = [
            try History.site(), try History.person(7, photo: History.photo()), try History.person(8),
            History.draft(.badgeAssigned(BadgeAssigned(identity: History.identity(1), person: History.id(7)))),
            History.punch(7, .in, minutes: 60), History.punch(8, .in, minutes: 70),
            History.punch(7, .out, minutes: 200, provisional: true), History.punch(7, .in, minutes: 240),
        ]
        for draft in single { _ = try journal.append([draft], recorded: History.start) }
        _ = try journal.append(
            [
                History.punch(7, .out, minutes: 500), History.punch(8, .out, minutes: 510),
                History.draft(.stationStopped, minutes: 520),
            ],
            recorded: History.start
        )
        _ = try journal.append(
            [History.draft(.stationStarted(StationStarted(version: "1")), minutes: 530)],
            recorded: History.start
        )
        return folder
    }

    private func verify(_ folder: TemporaryFolder, expected: ExpectedEntry? = nil) throws -> VerificationReport {
        let journal = try SQLiteJournal(folder: folder.path, mode: .readOnly)
        return try journal.verify(key: try StationKey(folder: folder.path)?.publicKey, expected: expected)
    }

    @Test("an untouched journal is genuine")
    func untouched() throws {
        let report = try verify(makeJournal())
        #expect(report.findings == [])
        #expect(report.entries == 12)
        #expect(report.seals == 10)
        #expect(report.sequence == 12)
        #expect(report.isStationKey)
    }

    @Test(
        "a change of any column of an entry is found and the entry is named",
        arguments: [
            "kind = 'receiver-heard'", "payload = replace(payload, 'in', 'out')", "happened = happened - 1",
            "recorded = recorded + 1", "time_zone = 'UTC'", "utc_offset = 0", "source = 'kiosk'",
            "receiver = NULL", "receiver = ''", "actor = 'x'", "previous_hash = zeroblob(32)", "hash = zeroblob(32)",
            "hash = x''",
        ]
    )
    func changedColumn(change: String) throws {
        let folder = try makeJournal()
        try RawDatabase.run(folder, "UPDATE entry SET \(change) WHERE sequence = 6")
        let findings = try verify(folder).findings
        #expect(findings.map(\.code) == [.changed])
        #expect(findings.first?.sequence == 6)
        let kind = change.contains("kind") && !change.contains("kiosk") ? "receiver-heard" : "punch"
        #expect(findings.first?.description.hasPrefix("Entry 6 (\(kind), 2026-03-02T07:") == true)
    }

    @Test("a page of an index that a failing disk has changed is found, though every entry is as it was")
    func damagedPage() throws {
        let folder = try makeJournal()
        let page = try #require(
            try RawDatabase.number(folder, "SELECT rootpage FROM sqlite_master WHERE name = 'entry_roster'")
        )
        let size = try #require(try RawDatabase.number(folder, "PRAGMA page_size"))
        try RawDatabase.run(folder, "PRAGMA wal_checkpoint(TRUNCATE)")
        let file = try FileHandle(forUpdating: URL(filePath: folder.path + "/journal.sqlite"))
        // The last bytes of the page: a key of the index.
        try file.seek(toOffset: UInt64(page * size - 2))
        try file.write(contentsOf: Data([0x7F, 0x7F]))
        try file.close()
        let findings = try verify(folder).findings
        #expect(!findings.isEmpty && findings.allSatisfy { $0.code == .damaged }, "\(findings)")
    }

    @Test(
        "what is missing, moved, added or wrongly sealed is found and named",
        arguments: [
            ("DELETE FROM entry WHERE sequence = 1", [Finding.Code.missing], "Entry 1 is missing."),
            ("DELETE FROM entry WHERE sequence = 6", [.missing], "Entry 6 is missing."),
            ("DELETE FROM entry WHERE sequence BETWEEN 6 AND 8", [.missing], "Entries 6 to 8 are missing."),
            ("DELETE FROM entry WHERE sequence = 12", [.missing], "Entry 12 is missing."),
            (
                "DELETE FROM entry WHERE sequence >= 11; DELETE FROM seal WHERE sequence >= 11", [.unsealed, .missing],
                "Entries 11 and 12 are missing."
            ),
            ("DELETE FROM entry; DELETE FROM seal", [.missing], "Entries 1 to 12 are missing."),
            (
                "DELETE FROM entry WHERE sequence = 12; DELETE FROM seal WHERE sequence = 12; DELETE FROM head",
                [.head], "The journal says that it ends at entry 0, but it ends at 11."
            ),
            (
                """
                UPDATE entry SET sequence = -6 WHERE sequence = 6; UPDATE entry SET sequence = 6 WHERE sequence = 7;
                UPDATE entry SET sequence = 7 WHERE sequence = -6
                """, [.outOfOrder], "Entries 6 and 7 are out of order: they were swapped."
            ),
            (
                """
                UPDATE entry SET sequence = -2 WHERE sequence = 2; UPDATE entry SET sequence = 2 WHERE sequence = 11;
                UPDATE entry SET sequence = 11 WHERE sequence = -2
                """, [.outOfOrder], "Entries 2 and 11 are out of order: they were swapped."
            ),
            (
                "UPDATE entry SET sequence = -6 WHERE sequence = 6", [.unexpected, .missing], "Entry 6 is missing."
            ),
            (
                """
                INSERT INTO entry SELECT 13, kind, payload, happened, recorded, time_zone, utc_offset, source, receiver,
                actor, hash, hash FROM entry WHERE sequence = 12
                """, [.changed, .unsealed, .head], "Entry 13 (station-started, 2026-03-02T14:50:00.000Z) was changed."
            ),
            (
                "UPDATE seal SET signature = zeroblob(64) WHERE sequence = 8", [.seal],
                "The seal of entry 8 (punch, 2026-03-02T10:00:00.000Z) does not match it: the entry or the seal was changed."
            ),
            (
                "UPDATE seal SET public_key = zeroblob(32) WHERE sequence = 8", [.foreignSeal],
                "The seal of entry 8 (punch, 2026-03-02T10:00:00.000Z) was made with another key."
            ),
            ("DELETE FROM seal WHERE sequence = 12", [.unsealed], "Entry 12 is not sealed."),
            (
                "UPDATE seal SET sequence = 40 WHERE sequence = 5", [.seal],
                "There is a seal for entry 40, which does not exist."
            ),
        ]
    )
    func found(sql: String, codes: [Finding.Code], description: String) throws {
        let folder = try makeJournal()
        try RawDatabase.run(folder, sql)
        let findings = try verify(folder).findings
        #expect(Set(findings.map(\.code)) == Set(codes))
        #expect(findings.map(\.description).contains(description))
    }

    @Test("an entry that was replaced together with its hash breaks its seal or the link after it")
    func forged() throws {
        for (sequence, code) in [(6, Finding.Code.seal), (9, .replaced)] {
            let folder = try makeJournal()
            let journal = try SQLiteJournal(folder: folder.path, mode: .readOnly)
            var entry = try #require(try journal.storedEntries(after: Int64(sequence) - 1, limit: 1).first)
            entry.happened = entry.happened.adding(microseconds: -60_000_000)
            let hash = Hexadecimal.text(entry.computedHash)
            try RawDatabase.run(
                folder,
                "UPDATE entry SET happened = \(entry.happened.microseconds), hash = x'\(hash)' WHERE sequence = \(sequence)"
            )
            let findings = try verify(folder).findings
            #expect(findings.map(\.code).contains(code))
            #expect(findings.allSatisfy { $0.description.contains("ntry \(sequence)") })
        }
    }

    @Test(
        "a change of the personal values or the projections is found and named",
        arguments: [
            (
                "UPDATE personal SET value = cast('{}' AS BLOB) WHERE rowid = 1", Finding.Code.personalChanged,
                "A personal value that entry 2 commits to was changed."
            ),
            (
                "UPDATE personal SET salt = zeroblob(16) WHERE rowid = 2", .personalChanged,
                "A personal value that entry 2 commits to was changed."
            ),
            (
                "UPDATE personal SET person = 'x' WHERE rowid = 1", .personalChanged,
                "A personal value that entry 2 commits to was changed."
            ),
            (
                "DELETE FROM personal WHERE rowid = 3", .personalMissing,
                "A personal value that entry 3 commits to is missing but was not erased."
            ),
            (
                "INSERT INTO personal VALUES ('aa', 'somebody', x'', x'')", .personalUnexpected,
                "A personal value of somebody exists that no entry commits to or that was erased."
            ),
            (
                "UPDATE person SET number = 9 WHERE number = 8", .projection,
                "The projection “person” does not match the entries, first at “\(History.id(8).rawValue)”. "
                    + "Run: muster journal rebuild"
            ),
            (
                "DELETE FROM badge", .projection,
                "The projection “badge” does not match the entries, first at “\(History.identity(1))”. "
                    + "Run: muster journal rebuild"
            ),
            (
                "UPDATE site SET grace = 11", .projection,
                "The projection “site” does not match the entries, first at “1”. Run: muster journal rebuild"
            ),
            (
                "UPDATE head SET hash = zeroblob(32)", .head,
                "The journal's record of its last hash does not match entry 12: one of them was replaced."
            ),
        ]
    )
    func beside(sql: String, code: Finding.Code, description: String) throws {
        let folder = try makeJournal()
        try RawDatabase.run(folder, sql)
        let findings = try verify(folder).findings
        #expect(findings.map(\.code) == [code])
        #expect(findings.map(\.description) == [description])
    }

    @Test("a table made anew without its rules does not stop the verification")
    func otherTypes() throws {
        let folder = try makeJournal()
        try RawDatabase.run(
            folder,
            """
            CREATE TABLE copy AS SELECT * FROM entry; DROP TABLE entry; ALTER TABLE copy RENAME TO entry;
            UPDATE entry SET happened = 'noon' WHERE sequence = 5; UPDATE entry SET hash = NULL WHERE sequence = 7;
            CREATE TABLE seals AS SELECT * FROM seal; DROP TABLE seal; ALTER TABLE seals RENAME TO seal;
            UPDATE seal SET signature = 'x' WHERE sequence = 8
            """
        )
        let findings = try verify(folder).findings
        #expect(findings.map(\.sequence) == [5, 7, 8])
        #expect(findings.map(\.code) == [.changed, .changed, .seal])
    }

    @Test("a chain that was written anew with the station's own key is found by an anchor from before")
    func anchor() throws {
        let folder = try makeJournal()
        let before = try verify(folder)
        let hash = try #require(Hexadecimal.bytes(before.hash))
        #expect(try verify(folder, expected: ExpectedEntry(sequence: 12, hash: hash)).isGenuine)
        #expect(try verify(folder, expected: ExpectedEntry(sequence: 12)).isGenuine)
        #expect(try verify(folder, expected: ExpectedEntry(hash: hash)).isGenuine)

        let names = ["journal.sqlite", "journal.sqlite-wal", "journal.sqlite-shm"]
        for name in names { folder.remove(name) }
        try StationKey(folder: folder.path)?.save(in: folder.path)
        let journal = try SQLiteJournal(folder: folder.path, mode: .create)
        for minute in 0..<12 {
            _ = try journal.append([History.draft(.receiverHeard, minutes: Int64(minute))], recorded: History.start)
        }
        #expect(try verify(folder).isGenuine)
        #expect(try verify(folder, expected: ExpectedEntry(sequence: 12)).isGenuine)
        #expect(try verify(folder, expected: ExpectedEntry(sequence: 12, hash: hash)).findings.map(\.code) == [.anchor])
        #expect(try verify(folder, expected: ExpectedEntry(hash: hash)).findings.map(\.code) == [.anchor])
        #expect(try verify(folder, expected: ExpectedEntry(sequence: 13)).findings.map(\.code) == [.anchor])
    }

    @Test("a journal that lost its end takes no more entries, as if nothing had happened")
    func notContinued() throws {
        let folder = try makeJournal()
        try RawDatabase.run(folder, "DELETE FROM entry WHERE sequence = 12; DELETE FROM seal WHERE sequence = 12")
        let journal = try SQLiteJournal(folder: folder.path, mode: .existing)
        let error = #expect(throws: StoreError.self) {
            try journal.append([History.draft(.receiverHeard)], recorded: History.start)
        }
        #expect(error?.code == .damaged)
        #expect(throws: StoreError.self) { try journal.rebuild() }
    }
}
