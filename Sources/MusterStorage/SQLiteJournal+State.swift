package import Attendance
package import BeaconKit
import Foundation
import GRDB
package import Station

extension SQLiteJournal {
    package func state() throws -> StoredState {
        try StoreError.translating(path: path) { try database.read { db in try Self.state(db) } }
    }

    static func state(_ db: Database) throws -> StoredState {
        var state = StoredState(
            site: try Projector.site(db),
            roster: try roster(db),
            head: try Int64.fetchOne(db, sql: "SELECT sequence FROM head") ?? 0
        )
        try unite(&state, db)
        state.receivers = try receivers(db)
        state.policy = try policy(db)
        state.items = try items(db)
        state.sharedItems = try sharedItems(db)
        state.quietHours = try quietHours(db)
        state.openAlerts = try openAlerts(db)
        state.rules = try rules(db)
        state.firings = try firings(db)
        state.doorsAllowed = try doorsAllowed(db)
        state.retention = try storedRetention(db)
        return state
    }

    private static func roster(_ db: Database) throws -> Roster {
        var roster = Roster()
        let sql = """
            SELECT person.id, person.number, person.photo, personal.value, person.archived
            FROM person LEFT JOIN personal ON personal.commitment = person.details
            """
        let people = try Row.fetchCursor(db, sql: sql)
        while let row = try people.next() {
            guard let number = PersonNumber(rawValue: try row.value(1)) else {
                throw StoreError.unreadableProjection("person")
            }
            let details = try (row.optional(3) as Data?).flatMap { PersonDetails(personalValue: Array($0)) }
            let person = Person(
                id: PersonID(rawValue: try row.value(0)),
                number: number,
                details: details ?? .erased,
                photo: try (row.optional(2) as String?).map(Commitment.init(rawValue:))
            )
            roster.put(person)
            if try row.value(4) { roster.archive(person.id) }
        }
        let badges = try Row.fetchCursor(db, sql: "SELECT identity, person FROM badge")
        while let row = try badges.next() {
            guard let identity = try? BeaconIdentity(text: row.value(0)) else {
                throw StoreError.unreadableProjection("badge")
            }
            roster.assign(identity, to: PersonID(rawValue: try row.value(1)))
        }
        return roster
    }
}

/// When badges were last heard.
extension SQLiteJournal {
    package func saveLastSeen(_ lastSeen: [PersonID: LastSighting]) throws {
        try StoreError.translating(path: path) {
            try database.write { db in
                try db.execute(sql: "DELETE FROM last_seen")
                try Self.write(lastSeen, db)
            }
        }
    }

    package func keep(_ lastSeen: [PersonID: LastSighting], lifeSign: Instant) throws {
        try StoreError.translating(path: path) {
            try database.writeWithoutTransaction { db in
                // In WAL mode such a commit is written and not synced: the next one that is syncs it, too.
                try db.execute(sql: "PRAGMA synchronous = NORMAL")
                defer { try? db.execute(sql: "PRAGMA synchronous = FULL") }
                try db.inTransaction(.immediate) {
                    try Self.write(lastSeen, db)
                    try Self.write(lifeSign: lifeSign, db)
                    return .commit
                }
            }
        }
    }

    private static func write(_ lastSeen: [PersonID: LastSighting], _ db: Database) throws {
        let statement = try db.cachedStatement(
            sql: "INSERT OR REPLACE INTO last_seen (person, instant, badge) VALUES (?, ?, ?)"
        )
        for (person, last) in lastSeen {
            try statement.execute(arguments: [person.rawValue, last.instant.microseconds, last.badge?.description])
        }
    }

    private static func write(lifeSign instant: Instant, _ db: Database) throws {
        try db.execute(
            sql: "INSERT OR REPLACE INTO life_sign (id, instant) VALUES (1, ?)",
            arguments: [instant.microseconds]
        )
    }

    package func lastSeen() throws -> [PersonID: LastSighting] {
        try StoreError.translating(path: path) {
            try database.read { db in
                var lastSeen: [PersonID: LastSighting] = [:]
                let rows = try Row.fetchCursor(db, sql: "SELECT person, instant, badge FROM last_seen")
                while let row = try rows.next() {
                    let badge: String? = try row.value(2)
                    lastSeen[PersonID(rawValue: try row.value(0))] = LastSighting(
                        instant: Instant(microseconds: try row.value(1)),
                        badge: badge.flatMap { try? BeaconIdentity(text: $0) }
                    )
                }
                return lastSeen
            }
        }
    }

    package func saveLifeSign(_ instant: Instant?) throws {
        try StoreError.translating(path: path) {
            try database.write { db in
                guard let instant else { return try db.execute(sql: "DELETE FROM life_sign") }
                try Self.write(lifeSign: instant, db)
            }
        }
    }

    package func lifeSign() throws -> Instant? {
        try StoreError.translating(path: path) {
            try database.read { db in
                try Int64.fetchOne(db, sql: "SELECT instant FROM life_sign").map { Instant(microseconds: $0) }
            }
        }
    }
}
