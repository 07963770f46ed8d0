import Attendance
import BeaconKit
import Foundation
import GRDB
import MusterStorage

/// What somebody does who holds the station's key: changes what once happened, and makes all hashes and seals anew.
package enum Rewriting {
    /// There is no key, or no such entry.
    package struct Impossible: Error {}

    /// Makes an entry of a journal that nobody uses have happened a minute earlier, and all after it follow.
    ///
    /// - Returns: the entry.
    package static func change(_ folder: TemporaryFolder, kind: String) throws -> Int64 {
        guard let key = try StationKey(folder: folder.path) else { throw Impossible() }
        let journal = try SQLiteJournal(folder: folder.path, mode: .existing)
        var entries = try journal.storedEntries(after: 0, limit: .max)
        guard let first = entries.firstIndex(where: { $0.kind == kind }) else { throw Impossible() }
        entries[first].happened = entries[first].happened.adding(microseconds: -60_000_000)
        for index in first..<entries.count {
            if index > 0 { entries[index].previousHash = entries[index - 1].hash }
            entries[index].hash = entries[index].computedHash
        }
        let changed = entries[first...]
        try journal.database.writeWithoutTransaction { db in
            let triggers = try Row.fetchAll(db, sql: "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
            for trigger in triggers { try db.execute(sql: "DROP TRIGGER \(trigger[0] as String)") }
            for entry in changed {
                try db.execute(
                    sql: "UPDATE entry SET happened = ?, previous_hash = ?, hash = ? WHERE sequence = ?",
                    arguments: [
                        entry.happened.microseconds, Data(entry.previousHash), Data(entry.hash), entry.sequence,
                    ]
                )
                let seal = try Seal(sequence: entry.sequence, hash: entry.hash, key: key.privateKey)
                try db.execute(
                    sql: "UPDATE seal SET signature = ? WHERE sequence = ?",
                    arguments: [Data(seal.signature), entry.sequence]
                )
            }
            try db.execute(
                sql: "UPDATE head SET hash = ? WHERE sequence = ?",
                arguments: [Data(entries[entries.count - 1].hash), entries[entries.count - 1].sequence]
            )
            for trigger in triggers { try db.execute(sql: trigger[1] as String) }
        }
        _ = try journal.rebuild()
        return entries[first].sequence
    }

    /// Takes away what others have signed of a journal that nobody uses.
    package static func forgetAnchors(_ folder: TemporaryFolder) throws {
        try SQLiteJournal(folder: folder.path, mode: .existing).database.write {
            try $0.execute(sql: "DELETE FROM anchor")
        }
    }
}
