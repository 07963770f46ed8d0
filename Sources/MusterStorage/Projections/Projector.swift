import Attendance
import BeaconKit
import Foundation
import GRDB
import Station

/// Writes what an entry means into the projections.
///
/// It reads nothing but the entry and the projections themselves, so that the same entries always give the same bytes. They
/// are complete once it has finished.
struct Projector {
    let db: Database
    /// The site as it stands after the entries so far.
    var site: Site?

    init(_ db: Database) throws {
        self.db = db
        site = try Self.site(db)
    }

    mutating func apply(_ entry: Entry) throws {
        switch entry.fact {
        case .siteConfigured(let new):
            let sql = """
                INSERT OR REPLACE INTO site (id, name, time_zone, shift_start, shift_end, grace, broadcast_uuid, language)
                VALUES (1, ?, ?, ?, ?, ?, ?, ?)
                """
            try db.cachedStatement(sql: sql).execute(
                arguments: [
                    new.name, new.timeZone, new.shift.start, new.shift.end, new.shift.grace,
                    new.broadcastUUID.description, new.language.rawValue,
                ]
            )
            site = try Self.site(db)
        case .personAdded(let added): try put(added.value)
        case .personEdited(let edited): try put(edited.value)
        case .personRemoved(let removed):
            let id = removed.person
            try db.cachedStatement(sql: "DELETE FROM badge WHERE person = ?").execute(arguments: [id.rawValue])
            try db.cachedStatement(sql: "DELETE FROM person WHERE id = ?").execute(arguments: [id.rawValue])
            try forgetQuietHours(of: id)
        case .personArchived(let archived): try setArchived(true, archived.person)
        case .personRestored(let restored): try setArchived(false, restored.person)
        case .badgeAssigned(let assigned):
            let sql = """
                INSERT INTO badge (identity, person) VALUES (?, ?)
                ON CONFLICT (identity) DO UPDATE SET person = excluded.person
                """
            try db.cachedStatement(sql: sql).execute(
                arguments: [assigned.identity.description, assigned.person.rawValue]
            )
        case .badgeRevoked(let revoked):
            let statement = try db.cachedStatement(sql: "DELETE FROM badge WHERE identity = ?")
            try statement.execute(arguments: [revoked.identity.description])
        // Where people are is derived from the entries themselves, as timesheets are.
        case .punched:
            guard site != nil else { throw StoreError.siteNotSetUp }
        case .receiverPlaced(let placement):
            let sql = """
                INSERT INTO receiver (id, name, room) VALUES (?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET name = excluded.name, room = excluded.room
                """
            try db.cachedStatement(sql: sql).execute(arguments: [placement.receiver, placement.name, placement.room])
        case .presenceConfigured(let policy):
            let sql = """
                INSERT OR REPLACE INTO presence (id, near, sightings, window, away_after) VALUES (1, ?, ?, ?, ?)
                """
            try db.cachedStatement(sql: sql).execute(
                arguments: [
                    policy.nearDistance, policy.sightings, policy.window.components.seconds,
                    policy.awayAfter.components.seconds,
                ]
            )
        case .stationPaired(let paired):
            let sql = "INSERT OR REPLACE INTO peer (id, name, since) VALUES (?, ?, ?)"
            try db.cachedStatement(sql: sql).execute(
                arguments: [paired.station.text, paired.name, entry.happened.microseconds]
            )
        case .stationUnpaired(let unpaired):
            try db.cachedStatement(sql: "DELETE FROM peer WHERE id = ?").execute(arguments: [unpaired.station.text])
        case .stationMoved(let moved): try setMoved(true, moved.export, at: entry.happened)
        case .stationArrived(let arrived): try setMoved(false, arrived.export, at: entry.happened)
        case .stationReturned(let returned): try setMoved(false, returned.export, at: entry.happened)
        case .sharingChanged(let changed): try put(changed, in: "sharing")
        case .takingChanged(let changed): try put(changed, in: "taking")
        case .retentionChanged(let retention):
            let sql = "INSERT OR REPLACE INTO retention (id, payload) VALUES (1, ?)"
            try db.cachedStatement(sql: sql).execute(arguments: [try retention.payload()])
        case let fact where !fact.changes.isDisjoint(with: [.items, .alerts, .rules]): try projectBelonging(entry)
        // The rest is derived from the entries themselves, or, as messages, accounts and what others share, stands beside
        // the journal.
        default: break
        }
    }

    /// Writes what is left to write, and notes how far the projections have come: once for a transaction.
    mutating func finish(at head: Head) throws {
        let sql = """
            INSERT INTO head (id, sequence, hash) VALUES (1, ?, ?)
            ON CONFLICT (id) DO UPDATE SET sequence = excluded.sequence, hash = excluded.hash
            """
        try db.cachedStatement(sql: sql).execute(arguments: [head.sequence, Data(head.hash)])
    }

    private func put(_ state: PersonState) throws {
        let sql = """
            INSERT INTO person (id, number, details, photo) VALUES (?, ?, ?, ?)
            ON CONFLICT (id) DO UPDATE
            SET number = excluded.number, details = excluded.details, photo = excluded.photo
            """
        try db.cachedStatement(sql: sql).execute(
            arguments: [
                state.person.rawValue, state.number.rawValue, state.details.rawValue, state.photo?.rawValue,
            ]
        )
    }

    private func setArchived(_ isArchived: Bool, _ id: PersonID) throws {
        let statement = try db.cachedStatement(sql: "UPDATE person SET archived = ? WHERE id = ?")
        try statement.execute(arguments: [isArchived, id.rawValue])
    }

    private func put<Content: ValueContent>(_ changed: Content, in table: String) throws
    where Content.Value == PeerScope {
        let sql = "INSERT OR REPLACE INTO \(table) (peer, payload) VALUES (?, ?)"
        try db.cachedStatement(sql: sql).execute(arguments: [changed.value.station.text, try changed.payload()])
    }

    private func setMoved(_ isMoved: Bool, _ export: String, at happened: Instant) throws {
        let sql = "INSERT OR REPLACE INTO relocation (id, moved, export, happened) VALUES (1, ?, ?, ?)"
        try db.cachedStatement(sql: sql).execute(arguments: [isMoved, export, happened.microseconds])
    }

    /// The site that the projection holds.
    static func site(_ db: Database) throws -> Site? {
        let sql = "SELECT name, time_zone, shift_start, shift_end, grace, broadcast_uuid, language FROM site"
        guard let row = try Row.fetchOne(db.cachedStatement(sql: sql)) else { return nil }
        guard let broadcastUUID = BeaconUUID(try row.value(5) as String),
            let shift = try? Shift(start: row.value(2), end: row.value(3), grace: row.value(4)),
            let language = Language(rawValue: try row.value(6)),
            let site = try? Site(
                name: row.value(0),
                timeZone: row.value(1),
                shift: shift,
                broadcastUUID: broadcastUUID,
                language: language
            )
        else { throw StoreError.unreadableProjection("site") }
        return site
    }
}
