package import Attendance
package import BeaconKit
import GRDB
package import Station

/// Messages between stations.
extension SQLiteJournal {
    private static let messageColumns = """
        id, peer, peer_name, incoming, form, name, size, hash, wall, created, state, refusal, progress, changed, read, due,
        attempts
        """

    package func messages(incoming: Bool?, limit: Int) throws -> [Message] {
        try reading { db in
            try Self.messages(
                db,
                where: "(?1 IS NULL OR incoming = ?1) AND state <> 'deleted' ORDER BY changed DESC, id LIMIT ?2",
                [incoming, limit]
            )
        }
    }

    package func message(_ id: MessageID) throws -> Message? {
        try reading { db in try Self.messages(db, where: "id = ?", [id.rawValue]).first }
    }

    package func add(_ message: Message) throws {
        try writing { db in
            let sql = """
                INSERT INTO message (id, peer, peer_name, incoming, form, name, size, hash, wall, created, state, refusal,
                    progress, changed, due, attempts)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
            try db.execute(
                sql: sql,
                arguments: [
                    message.id.rawValue, message.peer.text, message.peerName, message.isIncoming,
                    message.form.rawValue, message.name, message.size, message.hash.text, message.isForWall,
                    message.created.microseconds, message.state.rawValue, message.refusal?.rawValue, message.progress,
                    message.changed.microseconds, message.due.microseconds, message.attempts,
                ]
            )
        }
    }

    package func changeMessage(
        _ id: MessageID,
        recorded: Instant,
        _ change: (inout Message) throws -> EntryDraft?
    ) throws -> Message? {
        guard let key else { throw StoreError(.notWritable, "\(path) was opened read-only. Open it for writing.") }
        return try StoreError.translating(path: path) {
            try database.writeWithoutTransaction { db in
                var changed: Message?
                // Immediate: what is read is still so when it is written.
                try db.inTransaction(.immediate) {
                    guard let found = try Self.messages(db, where: "id = ?", [id.rawValue]).first else {
                        return .rollback
                    }
                    var message = found
                    let draft = try change(&message)
                    changed = message
                    guard message != found || draft != nil else { return .rollback }
                    try Self.update(message, db)
                    if let draft { _ = try Self.append([draft], recorded: recorded, key: key, path: path, db) }
                    return .commit
                }
                return changed
            }
        }
    }

    private static func update(_ message: Message, _ db: Database) throws {
        let sql = """
            UPDATE message SET name = ?, state = ?, refusal = ?, progress = ?, changed = ?, read = ?, due = ?,
            attempts = ? WHERE id = ?
            """
        try db.cachedStatement(sql: sql).execute(
            arguments: [
                message.name, message.state.rawValue, message.refusal?.rawValue, message.progress,
                message.changed.microseconds, message.read?.microseconds, message.due.microseconds, message.attempts,
                message.id.rawValue,
            ]
        )
    }

    package func announcedBytes() throws -> Int64 {
        try reading { db in
            let sql = "SELECT sum(size - progress) FROM message WHERE incoming AND state = 'arriving'"
            return try Int64.fetchOne(db.cachedStatement(sql: sql)) ?? 0
        }
    }

    package func messageDue(to peer: PeerID, at now: Instant) throws -> Message? {
        try reading { db in
            // What is due later than any pause could be was written by a clock that has been set back since.
            try Self.messages(
                db,
                where: "peer = ?1 AND state = 'waiting' AND (due <= ?2 OR due > ?3) ORDER BY due, created, id LIMIT 1",
                [peer.text, now.microseconds, now.microseconds + 60_000_000]
            ).first
        }
    }

    package func hastenMessages(to peer: PeerID, at now: Instant) throws {
        try writing { db in
            try db.execute(
                sql: "UPDATE message SET due = ?1 WHERE peer = ?2 AND state = 'waiting' AND due > ?1",
                arguments: [now.microseconds, peer.text]
            )
        }
    }

    package func readUntold(of peer: PeerID) throws -> [MessageID] {
        try reading { db in
            let sql = """
                SELECT id FROM message WHERE peer = ? AND incoming AND read IS NOT NULL AND NOT told ORDER BY id LIMIT 500
                """
            return try String.fetchAll(db, sql: sql, arguments: [peer.text]).compactMap(MessageID.init(rawValue:))
        }
    }

    package func setReadTold(_ ids: [MessageID]) throws {
        try writing { db in
            for id in ids {
                try db.execute(sql: "UPDATE message SET told = 1 WHERE id = ?", arguments: [id.rawValue])
            }
        }
    }

    package func messages(unchangedSince instant: Instant) throws -> [Message] {
        try reading { db in
            try Self.messages(db, where: "changed < ? AND state <> 'deleted'", [instant.microseconds])
        }
    }

    package func wallMessages(since instant: Instant) throws -> [Message] {
        try reading { db in
            try Self.messages(
                db,
                where: """
                    incoming AND wall AND state = 'received' AND read IS NULL AND changed >= ?
                    ORDER BY changed DESC, id LIMIT 3
                    """,
                [instant.microseconds]
            )
        }
    }

    static func messages(
        _ db: Database,
        where condition: String,
        _ arguments: StatementArguments
    ) throws -> [Message] {
        let sql = "SELECT \(messageColumns) FROM message WHERE \(condition)"
        return try Row.fetchAll(db.cachedStatement(sql: sql), arguments: arguments).map(message)
    }

    private static func message(_ row: Row) throws -> Message {
        guard let id = MessageID(rawValue: try row.value(0)), let peer = PeerID(try row.value(1) as String),
            let form = MessageForm(rawValue: try row.value(4)), let hash = ContentHash(try row.value(7) as String),
            let state = Message.State(rawValue: try row.value(10))
        else { throw UnexpectedValue() }
        var message = Message(
            id: id,
            peer: peer,
            peerName: try row.value(2),
            isIncoming: try row.value(3),
            form: form,
            name: try row.value(5),
            size: try row.value(6),
            hash: hash,
            isForWall: try row.value(8),
            created: Instant(microseconds: try row.value(9)),
            state: state,
            changed: Instant(microseconds: try row.value(13))
        )
        message.refusal = (try row.optional(11) as String?).flatMap(MessageRefusal.init(rawValue:))
        message.progress = try row.value(12)
        message.read = (try row.optional(14) as Int64?).map { Instant(microseconds: $0) }
        message.due = Instant(microseconds: try row.value(15))
        message.attempts = try row.value(16)
        return message
    }
}
