import Attendance
import BeaconKit
import GRDB
import MusterStorage
import Station
import Testing

@Suite("Tampering with what has expired")
struct ExpiryTamperingTests {
    /// A journal of which March has expired, with a signature that went and one that is kept.
    private func makeJournal() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        var station = try KeptStation(SQLiteJournal(folder: folder.path, mode: .create))
        try station.work(0..<125)
        try await station.keep([.attendance: 93, .signatures: 93])
        #expect(try await station.expire() == 120)
        try station.check()
        return folder
    }

    private func verify(_ folder: TemporaryFolder) throws -> [Finding.Code] {
        let journal = try SQLiteJournal(folder: folder.path, mode: .readOnly)
        return try journal.verify(key: StationKey(folder: folder.path)?.publicKey).findings.map(\.code)
    }

    @Test(
        "a stub that was changed, taken away, moved or made is found",
        arguments: [
            ("UPDATE expired_entry SET hash = zeroblob(32) WHERE sequence = 11", [Finding.Code.seal, .expired]),
            ("UPDATE expired_entry SET hash = zeroblob(32) WHERE sequence = 10", [.expired]),
            ("UPDATE expired_entry SET expiry = 1 WHERE sequence = 10", [.expired, .expired]),
            ("UPDATE expired_entry SET expiry = 9999 WHERE sequence = 10", [.expired, .expired]),
            ("DELETE FROM expired_entry WHERE sequence = 10", [.missing, .expired]),
            (
                """
                INSERT INTO expired_entry SELECT sequence, hash, (SELECT min(expiry) FROM expired_entry) FROM entry
                WHERE sequence = 200; DELETE FROM entry WHERE sequence = 200
                """, [.expired]
            ),
            (
                """
                INSERT INTO expired_entry SELECT sequence, hash, 200 FROM entry WHERE sequence = 201;
                DELETE FROM entry WHERE sequence = 201
                """, [.expired]
            ),
            (
                "INSERT INTO expired_entry SELECT sequence, hash, 1 FROM entry WHERE sequence = 200",
                [.expired, .unexpected]
            ),
        ]
    )
    func stubs(sql: String, expected: [Finding.Code]) async throws {
        let folder = try await makeJournal()
        try RawDatabase.run(folder, sql)
        let codes = try verify(folder)
        #expect(Set(codes) == Set(expected), "\(codes)")
        let journal = try SQLiteJournal(folder: folder.path, mode: .existing)
        #expect(throws: StoreError.self) { try journal.rebuild() }
    }

    @Test("an entry that no expiry took cannot be deleted by accident, and what is left of one not at all")
    func triggers() async throws {
        let folder = try await makeJournal()
        let queue = try DatabaseQueue(path: SQLiteJournal.path(in: folder.path))
        for sql in [
            "DELETE FROM entry WHERE sequence = 200", "DELETE FROM expired_entry",
            "UPDATE expired_entry SET expiry = 1",
        ] {
            #expect(throws: DatabaseError.self, "\(sql)") { try queue.write { db in try db.execute(sql: sql) } }
        }
    }

    @Test("a signature that is gone before its time is found, and one that is there after it")
    func signatures() async throws {
        let folder = try TemporaryFolder()
        let value = PersonalValue.make(signature: try Signature(typed: "Mei Lin"), person: History.id(7))
        let second = PersonalValue.make(signature: try Signature(typed: "Mei Lin"), person: History.id(7))
        do {
            var station = try KeptStation(SQLiteJournal(folder: folder.path, mode: .create))
            for (day, value) in [(0, value), (60, second)] {
                let punch = Punch(person: History.id(7), direction: .in, signature: value.commitment)
                try station.record(.punched(punch), at: station.at(day, 540), personal: [value])
                try station.work(day + 1..<day + 60)
            }
            try await station.keep([.signatures: 93])
            #expect(try await station.expire() == 1)
            try station.check()
        }
        try RawDatabase.run(folder, "DELETE FROM personal WHERE commitment = '\(second.commitment.rawValue)'")
        #expect(try verify(folder) == [.personalMissing])
        let (salt, text) = (Hexadecimal.text(value.salt), Hexadecimal.text(value.value))
        try RawDatabase.run(
            folder,
            "INSERT INTO personal VALUES ('\(value.commitment.rawValue)', '\(value.person.rawValue)', x'\(salt)', x'\(text)')"
        )
        #expect(
            try verify(folder) == [.personalMissing, .personalUnexpected]
                || verify(folder) == [.personalUnexpected, .personalMissing]
        )
    }
}
