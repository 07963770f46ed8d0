package import Attendance
import BeaconKit
import GRDB
import Station

/// Who was where when roll calls began.
extension SQLiteJournal {
    /// What the column `on_site` says.
    private enum Place: Int {
        case elsewhere = 0
        case onSite = 1
        case mayBeInside = 2

        init(_ person: RollCall.Whereabouts) {
            self = person.isOnSite ? .onSite : person.mayBeInside ? .mayBeInside : .elsewhere
        }
    }

    package func saveRollCall(_ id: RollCallID, people: [RollCall.Whereabouts]) throws {
        try StoreError.translating(path: path) {
            try database.write { db in
                let sql = """
                    INSERT OR REPLACE INTO roll_call (id, person, on_site, last_seen, frozen) VALUES (?, ?, ?, ?, ?)
                    """
                let statement = try db.cachedStatement(sql: sql)
                for person in people {
                    try statement.execute(
                        arguments: [
                            id.rawValue, person.person.rawValue, Place(person).rawValue, person.lastSeen?.microseconds,
                            person.isFrozen,
                        ]
                    )
                }
            }
        }
    }

    package func rollCallPeople(_ id: RollCallID) throws -> [RollCall.Whereabouts] {
        try StoreError.translating(path: path) {
            try database.read { db in
                let sql = "SELECT person, on_site, last_seen, frozen FROM roll_call WHERE id = ? ORDER BY person"
                return try Row.fetchAll(db, sql: sql, arguments: [id.rawValue]).map { row in
                    let place = Place(rawValue: try row.value(1)) ?? .onSite
                    return RollCall.Whereabouts(
                        person: PersonID(rawValue: try row.value(0)),
                        isOnSite: place == .onSite,
                        mayBeInside: place == .mayBeInside,
                        lastSeen: (try row.optional(2) as Int64?).map { Instant(microseconds: $0) },
                        isFrozen: try row.value(3)
                    )
                }
            }
        }
    }
}
