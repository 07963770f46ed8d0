package import Attendance
import Foundation
import GRDB
package import Station

/// The keys of people's devices: beside the journal, so that no entry holds one and they can be forgotten.
extension SQLiteJournal {
    package func checkinKeys() throws -> [PersonID: CheckinKey] {
        try reading { db in
            var keys: [PersonID: CheckinKey] = [:]
            for row in try Row.fetchAll(db, sql: "SELECT person, key FROM checkin_key") {
                let person = PersonID(rawValue: try row.value(0))
                guard let key = CheckinKey(bytes: Array(try row.value(1) as Data)) else {
                    throw StoreError(
                        .damaged,
                        "A check-in key cannot be read. Make new ones with `muster people key`."
                    )
                }
                keys[person] = key
            }
            return keys
        }
    }

    package func setCheckinKey(_ key: CheckinKey?, of person: PersonID) throws {
        try writing { db in
            guard let key else { return try Self.removeCheckinKey(of: person, db) }
            let added = "INSERT INTO checkin_key (person, key) VALUES (?, ?)"
            let changed = "ON CONFLICT (person) DO UPDATE SET key = excluded.key"
            try db.execute(sql: "\(added) \(changed)", arguments: [person.rawValue, Data(key.bytes)])
        }
        // The earlier key is not to be left in the write-ahead log.
        overwriteLog()
    }

    static func removeCheckinKey(of person: PersonID, _ db: Database) throws {
        try db.execute(sql: "DELETE FROM checkin_key WHERE person = ?", arguments: [person.rawValue])
    }
}
