package import Attendance
import BeaconKit
import GRDB
import Station

/// What is remembered of tags, beside the journal.
extension SQLiteJournal {
    package func saveItems(_ memories: [ItemID: ItemMemory]) throws {
        try StoreError.translating(path: path) {
            try database.write { db in
                try db.execute(sql: "DELETE FROM item_memory")
                let statement = try db.cachedStatement(
                    sql: "INSERT INTO item_memory (item, last_seen, inside, room, owner_left) VALUES (?, ?, ?, ?, ?)"
                )
                for (item, memory) in memories {
                    try statement.execute(
                        arguments: [
                            item.rawValue, memory.lastSeen.microseconds, memory.isInside, memory.room,
                            memory.ownerLeft?.microseconds,
                        ]
                    )
                }
            }
        }
    }

    package func itemMemories() throws -> [ItemID: ItemMemory] {
        try StoreError.translating(path: path) {
            try database.read { db in
                var memories: [ItemID: ItemMemory] = [:]
                let sql = "SELECT item, last_seen, inside, room, owner_left FROM item_memory"
                let rows = try Row.fetchCursor(db, sql: sql)
                while let row = try rows.next() {
                    memories[ItemID(rawValue: try row.value(0))] = ItemMemory(
                        lastSeen: Instant(microseconds: try row.value(1)),
                        isInside: try row.value(2),
                        room: try row.optional(3),
                        ownerLeft: try (row.optional(4) as Int64?).map(Instant.init(microseconds:))
                    )
                }
                return memories
            }
        }
    }

    package func add(_ counts: [ItemID: [TagDay]]) throws {
        let sql = """
            INSERT INTO tag_day (item, day, sightings, seconds) VALUES (?, ?, ?, ?)
            ON CONFLICT (item, day) DO UPDATE
            SET sightings = sightings + excluded.sightings, seconds = seconds + excluded.seconds
            """
        try StoreError.translating(path: path) {
            try database.write { db in
                for (item, days) in counts {
                    for day in days {
                        try db.cachedStatement(sql: sql).execute(
                            arguments: [item.rawValue, day.day.description, day.sightings, day.seconds]
                        )
                    }
                }
                guard let newest = counts.values.joined().map(\.day).max() else { return }
                let oldest = newest.adding(-BatteryHint.memory).description
                try db.cachedStatement(sql: "DELETE FROM tag_day WHERE day < ?").execute(arguments: [oldest])
            }
        }
    }

    package func tagDays() throws -> [ItemID: [TagDay]] {
        try StoreError.translating(path: path) {
            try database.read { db in
                var days: [ItemID: [TagDay]] = [:]
                let rows = try Row.fetchCursor(db, sql: "SELECT item, day, sightings, seconds FROM tag_day")
                while let row = try rows.next() {
                    guard let day = LocalDay(try row.value(1) as String) else { continue }
                    let found = TagDay(day: day, sightings: try row.value(2), seconds: try row.value(3))
                    days[ItemID(rawValue: try row.value(0)), default: []].append(found)
                }
                return days
            }
        }
    }
}
