package import Attendance
import BeaconKit
import Foundation
import GRDB
package import Station

/// Who is told outside.
extension SQLiteJournal: LinkStore {
    package func channels() throws -> [Channel] {
        try reading { db in try Self.channels(db, where: "1", []) }
    }

    package func channel(_ id: String) throws -> Channel? {
        try reading { db in try Self.channels(db, where: "id = ?", [id]).first }
    }

    package func save(_ channel: Channel) throws {
        let settings = try Self.text(of: channel.settings)
        try writing { db in
            // A channel that is new or was off is told what happens from now on.
            let sql = """
                INSERT INTO channel (id, name, settings, off, position, created)
                VALUES (?1, ?2, ?3, ?4, coalesce((SELECT sequence FROM head), 0), ?5)
                ON CONFLICT (id) DO UPDATE SET name = excluded.name, settings = excluded.settings,
                position = CASE WHEN channel.off IS NULL THEN channel.position ELSE excluded.position END,
                off = excluded.off
                """
            try db.execute(
                sql: sql,
                arguments: [
                    channel.id, channel.name, settings, channel.off?.rawValue, channel.created.microseconds,
                ]
            )
            try db.execute(sql: "DELETE FROM subscription WHERE channel = ?", arguments: [channel.id])
            for subscription in channel.subscriptions {
                try db.execute(
                    sql: "INSERT INTO subscription (channel, type, person) VALUES (?, ?, ?)",
                    arguments: [
                        channel.id, subscription.type?.rawValue ?? "", subscription.person?.rawValue ?? "",
                    ]
                )
            }
        }
    }

    package func removeChannel(_ id: String) throws {
        try writing { db in try db.execute(sql: "DELETE FROM channel WHERE id = ?", arguments: [id]) }
    }

    package func name(of person: PersonID) throws -> String? {
        try reading { db in
            let sql = """
                SELECT personal.value FROM person JOIN personal ON personal.commitment = person.details
                WHERE person.id = ?
                """
            let value = try Data.fetchOne(db.cachedStatement(sql: sql), arguments: [person.rawValue])
            return value.flatMap { PersonDetails(personalValue: Array($0)) }?.name
        }
    }

    package func name(ofVisitor visit: PersonID) throws -> String? {
        try reading { db in
            // The latest of what was written of them; photos and signatures are none of it.
            let sql = "SELECT value FROM personal WHERE person = ? ORDER BY rowid DESC"
            return try Data.fetchAll(db.cachedStatement(sql: sql), arguments: [visit.rawValue]).lazy
                .compactMap { VisitorDetails(personalValue: Array($0)) }.first?.name
        }
    }

    package func name(of item: ItemID) throws -> String? {
        try reading { db in
            let sql = """
                SELECT personal.value FROM item JOIN personal ON personal.commitment = item.details WHERE item.id = ?
                """
            let value = try Data.fetchOne(db.cachedStatement(sql: sql), arguments: [item.rawValue])
            return value.map { String(decoding: $0, as: UTF8.self) }
        }
    }

    package func site() throws -> Site? { try reading { db in try Projector.site(db) } }

    static func channels(_ db: Database, where condition: String, _ arguments: StatementArguments) throws -> [Channel] {
        let sql = "SELECT id, name, settings, off, created FROM channel WHERE \(condition) ORDER BY name, id"
        return try Row.fetchAll(db.cachedStatement(sql: sql), arguments: arguments).map { row in
            let id: String = try row.value(0)
            let text: String = try row.value(2)
            guard let settings = try? JSONDecoder().decode(ChannelSettings.self, from: Data(text.utf8)) else {
                throw StoreError(.damaged, "A channel cannot be read. Restore a backup: `muster restore`.")
            }
            return Channel(
                id: id,
                name: try row.value(1),
                settings: settings,
                // A reason that only a later version knows still means that it is off.
                off: (try row.optional(3) as String?).map { Channel.Off(rawValue: $0) ?? .byHand },
                subscriptions: try subscriptions(db, of: id),
                created: Instant(microseconds: try row.value(4))
            )
        }
    }

    /// What only a later version subscribes to is passed over.
    private static func subscriptions(_ db: Database, of channel: String) throws -> Set<Subscription> {
        let statement = try db.cachedStatement(sql: "SELECT type, person FROM subscription WHERE channel = ?")
        let found = try Row.fetchAll(statement, arguments: [channel]).compactMap { row -> Subscription? in
            let type: String = try row.value(0)
            let person: String = try row.value(1)
            let known = EventType(rawValue: type)
            guard type.isEmpty || known != nil else { return nil }
            return Subscription(type: known, person: person.isEmpty ? nil : PersonID(rawValue: person))
        }
        return Set(found)
    }

    private static func text(of settings: ChannelSettings) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(settings), as: UTF8.self)
    }
}
