package import Attendance
import GRDB
package import Station

/// People's PINs: beside the journal, so that they can be forgotten.
extension SQLiteJournal {
    package func pin(of person: PersonID) throws -> PasswordHash? {
        try reading { db in
            let statement = try db.cachedStatement(sql: "SELECT hash FROM pin WHERE person = ?")
            guard let row = try Row.fetchOne(statement, arguments: [person.rawValue]) else { return nil }
            guard let hash = PasswordHash(text: try row.value(0)) else {
                throw StoreError(.damaged, "A PIN cannot be read. Set a new one on the person's page.")
            }
            return hash
        }
    }

    package func setPIN(_ hash: PasswordHash?, of person: PersonID) throws {
        try writing { db in
            guard let hash else { return try Self.removePIN(of: person, db) }
            let added = "INSERT INTO pin (person, hash) VALUES (?, ?)"
            let changed = "ON CONFLICT (person) DO UPDATE SET hash = excluded.hash"
            try db.execute(sql: "\(added) \(changed)", arguments: [person.rawValue, hash.text])
        }
    }

    package func peopleWithPIN() throws -> Set<PersonID> {
        try reading { db in
            Set(try String.fetchAll(db, sql: "SELECT person FROM pin").map(PersonID.init(rawValue:)))
        }
    }

    static func removePIN(of person: PersonID, _ db: Database) throws {
        try db.execute(sql: "DELETE FROM pin WHERE person = ?", arguments: [person.rawValue])
    }
}
