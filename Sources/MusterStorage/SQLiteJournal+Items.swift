package import Attendance
package import BeaconKit
import Foundation
import GRDB
import Station

/// Items, alerts and rules as they stand.
extension SQLiteJournal {
    static func items(_ db: Database) throws -> [ItemID: Item] {
        var items: [ItemID: Item] = [:]
        let sql = """
            SELECT item.id, personal.value, item.photo, item.identity, item.owner, item.exit_time, item.rooms, item.quiet
            FROM item LEFT JOIN personal ON personal.commitment = item.details
            """
        let rows = try Row.fetchCursor(db, sql: sql)
        while let row = try rows.next() {
            let rooms: String = try row.value(6)
            let quiet: String? = try row.optional(7)
            guard let identity = try? BeaconIdentity(text: row.value(3)),
                let tag = try? Tag(
                    identity: identity,
                    owner: (row.optional(4) as String?).map(PersonID.init(rawValue:)),
                    exitTime: row.value(5),
                    homeRooms: rooms.split(separator: "\n").map(String.init),
                    quiet: quiet.flatMap(WeeklyHours.init)
                )
            else { throw StoreError.unreadableProjection("item") }
            let name = try (row.optional(1) as Data?).map { String(decoding: $0, as: UTF8.self) }
            let item = Item(
                id: ItemID(rawValue: try row.value(0)),
                name: name ?? PersonDetails.erased.name,
                tag: tag,
                photo: try (row.optional(2) as String?).map(Commitment.init(rawValue:))
            )
            items[item.id] = item
        }
        return items
    }

    static func quietHours(_ db: Database) throws -> [PersonID: WeeklyHours] {
        var quiet: [PersonID: WeeklyHours] = [:]
        let rows = try Row.fetchCursor(db, sql: "SELECT person, hours FROM quiet")
        while let row = try rows.next() {
            quiet[PersonID(rawValue: try row.value(0))] = WeeklyHours(try row.value(1) as String)
        }
        return quiet
    }

    static func rules(_ db: Database) throws -> [RuleID: Rule] {
        var rules: [RuleID: Rule] = [:]
        let rows = try Row.fetchCursor(db, sql: "SELECT payload FROM rule")
        while let row = try rows.next() {
            guard case .ruleSet(let rule)? = try? Fact(kind: Rule.kind, payload: row.value(0)) else {
                throw StoreError.unreadableProjection("rule")
            }
            rules[rule.id] = rule
        }
        return rules
    }

    static func firings(_ db: Database) throws -> [RuleOccasion: Instant] {
        var last: [RuleOccasion: Instant] = [:]
        let rows = try Row.fetchCursor(db, sql: "SELECT rule, cause, happened FROM firing")
        while let row = try rows.next() {
            let occasion = RuleOccasion(rule: RuleID(rawValue: try row.value(0)), cause: try row.value(1))
            last[occasion] = Instant(microseconds: try row.value(2))
        }
        return last
    }

    static func doorsAllowed(_ db: Database) throws -> Bool {
        try Bool.fetchOne(db, sql: "SELECT allowed FROM doors") ?? false
    }

    /// The alerts about items that have not ended.
    static func openAlerts(_ db: Database) throws -> [AlertRecord] {
        try alerts(
            db,
            "WHERE ended IS NULL AND kind IN ('out-of-range', 'left-behind', 'left-alone', 'battery') ORDER BY told",
            []
        )
    }

    package func alerts(open: Bool?, limit: Int) throws -> [AlertRecord] {
        let condition =
            switch open {
            case true: "WHERE ended IS NULL"
            case false: "WHERE ended IS NOT NULL"
            case nil: ""
            }
        return try StoreError.translating(path: path) {
            try database.read { db in
                try Self.alerts(db, condition + " ORDER BY told DESC, id LIMIT ?", [limit])
            }
        }
    }

    package func alert(_ id: AlertID) throws -> AlertRecord? {
        try StoreError.translating(path: path) {
            try database.read { db in try Self.alerts(db, "WHERE id = ?", [id.rawValue]).first }
        }
    }

    package func batteryHints(after instant: Instant) throws -> Set<ItemID> {
        try StoreError.translating(path: path) {
            try database.read { db in
                let sql = "SELECT item FROM alert WHERE kind = 'battery' AND told > ? AND item IS NOT NULL"
                let found = try String.fetchAll(db, sql: sql, arguments: [instant.microseconds])
                return Set(found.map(ItemID.init(rawValue:)))
            }
        }
    }

    private static func alerts(
        _ db: Database,
        _ condition: String,
        _ arguments: StatementArguments
    ) throws -> [AlertRecord] {
        let sql = """
            SELECT id, kind, item, person, rule, beacon, room, last_seen, repetition, about, text, raised, told, answer,
                until, ended
            FROM alert \(condition)
            """
        let rows = try Row.fetchCursor(db, sql: sql, arguments: arguments)
        var found: [AlertRecord] = []
        while let row = try rows.next() { found.append(try record(row)) }
        return found
    }

    private static func record(_ row: Row) throws -> AlertRecord {
        guard let kind = Alert.Kind(rawValue: try row.value(1)) else { throw StoreError.unreadableProjection("alert") }
        let alert = Alert(
            id: AlertID(rawValue: try row.value(0)),
            kind,
            item: try (row.optional(2) as String?).map(ItemID.init(rawValue:)),
            person: try (row.optional(3) as String?).map(PersonID.init(rawValue:)),
            rule: try (row.optional(4) as String?).map(RuleID.init(rawValue:)),
            beacon: try (row.optional(5) as String?).flatMap { try? BeaconIdentity(text: $0) },
            room: try row.optional(6),
            lastSeen: try (row.optional(7) as Int64?).map(Instant.init(microseconds:)),
            repetition: try row.value(8),
            about: try (row.optional(9) as String?).map(AlertID.init(rawValue:)),
            text: try row.optional(10)
        )
        let until = try (row.optional(14) as Int64?).map(Instant.init(microseconds:))
        let answer: AlertAnswer? =
            switch try row.optional(13) as String? {
            case "seen": .seen
            case "snoozed": until.map { .snoozed(until: $0) }
            default: nil
            }
        return AlertRecord(
            alert: alert,
            raised: Instant(microseconds: try row.value(11)),
            told: Instant(microseconds: try row.value(12)),
            answer: answer,
            ended: try (row.optional(15) as Int64?).map(Instant.init(microseconds:))
        )
    }
}
