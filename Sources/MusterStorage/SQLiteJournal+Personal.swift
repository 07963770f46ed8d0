package import Attendance
import Foundation
import GRDB
import Station

/// The personal values: beside the chain, not a projection of it, because they cannot be rebuilt and can be erased.
extension SQLiteJournal {
    package func photo(_ commitment: Commitment) throws -> Photo? {
        try value(commitment).flatMap { Photo(kept: $0) }
    }

    package func details(_ commitment: Commitment) throws -> PersonDetails? {
        try value(commitment).flatMap(PersonDetails.init(personalValue:))
    }

    package func visitor(_ commitment: Commitment) throws -> VisitorDetails? {
        try value(commitment).flatMap(VisitorDetails.init(personalValue:))
    }

    package func text(_ commitment: Commitment) throws -> String? {
        try value(commitment).map { String(decoding: $0, as: UTF8.self) }
    }

    package func personalValues(of person: PersonID) throws -> [PersonalValue] {
        try StoreError.translating(path: path) {
            try database.read { db in
                let sql = """
                    SELECT commitment, salt, value FROM personal WHERE person = ?1
                    UNION SELECT commitment, salt, value FROM held_personal WHERE person = ?1 ORDER BY commitment
                    """
                return try Row.fetchAll(db, sql: sql, arguments: [person.rawValue]).map { row in
                    PersonalValue(
                        commitment: Commitment(rawValue: try row.value(0)),
                        person: person,
                        salt: Array(try row.value(1) as Data),
                        value: Array(try row.value(2) as Data)
                    )
                }
            }
        }
    }

    package func punchPhoto(_ commitment: Commitment, of person: PersonID) throws -> Photo? {
        try StoreError.translating(path: path) {
            try database.read { db in try Self.value(commitment, of: person, db) }
        }.flatMap { Photo(kept: $0) }
    }

    package func signature(_ commitment: Commitment, of person: PersonID) throws -> Signature? {
        try StoreError.translating(path: path) {
            try database.read { db in try Self.signature(commitment, of: person, db) }
        }
    }

    static func signature(_ commitment: Commitment, of person: PersonID, _ db: Database) throws -> Signature? {
        try value(commitment, of: person, db).flatMap { Signature(kept: $0) }
    }

    private static func value(_ commitment: Commitment, of person: PersonID, _ db: Database) throws -> [UInt8]? {
        let sql = "SELECT value FROM personal WHERE commitment = ? AND person = ?"
        let statement = try db.cachedStatement(sql: sql)
        return try Data.fetchOne(statement, arguments: [commitment.rawValue, person.rawValue]).map(Array.init)
    }

    private func value(_ commitment: Commitment) throws -> [UInt8]? {
        try StoreError.translating(path: path) {
            try database.read { db in
                try Self.personalValue(commitment, db)
            }
        }
    }

    /// A value of the own chain, or of another station's.
    static func personalValue(_ commitment: Commitment, _ db: Database) throws -> [UInt8]? {
        let sql = """
            SELECT value FROM personal WHERE commitment = ?1
            UNION ALL SELECT value FROM held_personal WHERE commitment = ?1 LIMIT 1
            """
        return try Data.fetchOne(db.cachedStatement(sql: sql), arguments: [commitment.rawValue]).map(Array.init)
    }

    /// Stores the values that come with a fact, or erases those that it erases.
    ///
    /// - Throws: ``StoreError`` if a value does not fit its commitment, or if the fact commits to a value that is not
    ///   there.
    static func keepPersonalValues(of draft: EntryDraft, _ db: Database) throws {
        for value in draft.personal {
            guard value.isGenuine else {
                throw StoreError(
                    .other,
                    "A personal value does not match its commitment; nothing was recorded. Try again."
                )
            }
            let sql = "INSERT OR IGNORE INTO personal (commitment, person, salt, value) VALUES (?, ?, ?, ?)"
            try db.cachedStatement(sql: sql).execute(
                arguments: [
                    value.commitment.rawValue, value.person.rawValue, Data(value.salt), Data(value.value),
                ]
            )
        }
        for commitment in draft.fact.personal?.commitments ?? [] {
            // A value that came from another station becomes one of this chain, too.
            let copy = """
                INSERT OR IGNORE INTO personal (commitment, person, salt, value)
                SELECT commitment, person, salt, value FROM held_personal WHERE commitment = ?
                """
            try db.cachedStatement(sql: copy).execute(arguments: [commitment.rawValue])
            let statement = try db.cachedStatement(sql: "SELECT 1 FROM personal WHERE commitment = ?")
            guard try Int.fetchOne(statement, arguments: [commitment.rawValue]) != nil else {
                throw StoreError(.other, "A fact commits to a missing personal value; nothing was recorded. Try again.")
            }
        }
        if case .personErased(let erased) = draft.fact {
            let id = erased.person
            try db.execute(sql: "DELETE FROM personal WHERE person = ?", arguments: [id.rawValue])
            try db.execute(sql: "DELETE FROM held_personal WHERE person = ?", arguments: [id.rawValue])
            try db.execute(sql: "DELETE FROM last_seen WHERE person = ?", arguments: [id.rawValue])
            try db.execute(sql: "DELETE FROM roll_call WHERE person = ?", arguments: [id.rawValue])
            try db.execute(sql: "DELETE FROM record_access WHERE person = ?", arguments: [id.rawValue])
            try removePIN(of: id, db)
            try removeCheckinKey(of: id, db)
            try eraseAccounts(of: id, db)
        }
        if case .visitorRemoved(let removed) = draft.fact {
            try db.execute(sql: "DELETE FROM personal WHERE person = ?", arguments: [removed.id.rawValue])
            try db.execute(sql: "DELETE FROM roll_call WHERE person = ?", arguments: [removed.id.rawValue])
        }
        if case .personRemoved(let removed) = draft.fact {
            try removePIN(of: removed.person, db)
            try removeCheckinKey(of: removed.person, db)
        }
    }

    /// Makes the write-ahead log empty, so that an erased value is not left in it. When a reader prevents that, the log
    /// is overwritten a little later by what comes next.
    func overwriteLog() {
        _ = try? database.writeWithoutTransaction { db in try db.checkpoint(.truncate) }
    }
}

extension Fact {
    /// Whether personal values are erased by it.
    var erases: Bool {
        switch self {
        case .personErased, .visitorRemoved: true
        default: false
        }
    }
}
