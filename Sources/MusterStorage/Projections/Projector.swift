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
        case .siteConfigured(let name, let timeZone, let shift, let broadcastUUID, let language):
            let sql = """
                INSERT OR REPLACE INTO site (id, name, time_zone, shift_start, shift_end, grace, broadcast_uuid, language)
                VALUES (1, ?, ?, ?, ?, ?, ?, ?)
                """
            try db.cachedStatement(sql: sql).execute(
                arguments: [
                    name, timeZone, shift.start, shift.end, shift.grace, broadcastUUID.description, language.rawValue,
                ]
            )
            site = try Self.site(db)
        case .personAdded(let id, let number, let details, let photo),
            .personEdited(let id, let number, let details, let photo):
            try put(id, number: number, details: details, photo: photo)
        case .personRemoved(let id):
            try db.cachedStatement(sql: "DELETE FROM badge WHERE person = ?").execute(arguments: [id.rawValue])
            try db.cachedStatement(sql: "DELETE FROM person WHERE id = ?").execute(arguments: [id.rawValue])
            try forgetQuietHours(of: id)
        case .personArchived(let id): try setArchived(true, id)
        case .personRestored(let id): try setArchived(false, id)
        case .badgeAssigned(let identity, let id):
            let sql = """
                INSERT INTO badge (identity, person) VALUES (?, ?)
                ON CONFLICT (identity) DO UPDATE SET person = excluded.person
                """
            try db.cachedStatement(sql: sql).execute(arguments: [identity.description, id.rawValue])
        case .badgeRevoked(let identity, _):
            let statement = try db.cachedStatement(sql: "DELETE FROM badge WHERE identity = ?")
            try statement.execute(arguments: [identity.description])
        // Where people are is derived from the entries themselves, as timesheets are.
        case .punched: break
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
        case .itemAdded, .itemChanged, .itemRemoved, .quietHoursSet, .alertRaised, .alertAnswered, .ruleSet,
            .ruleRemoved, .doorsAllowed, .doorOpened:
            try takeBelonging(entry)
        case .stationPaired(let peer, let name):
            let sql = "INSERT OR REPLACE INTO peer (id, name, since) VALUES (?, ?, ?)"
            try db.cachedStatement(sql: sql).execute(arguments: [peer.text, name, entry.happened.microseconds])
        case .stationUnpaired(let peer):
            try db.cachedStatement(sql: "DELETE FROM peer WHERE id = ?").execute(arguments: [peer.text])
        // What was received is kept beside the journal, as its content is deleted after a while.
        case .messageReceived, .messageRefused: break
        case .stationMoved(let export): try setMoved(true, export, at: entry.happened)
        case .stationArrived(let export), .stationReturned(let export):
            try setMoved(false, export, at: entry.happened)
        case .sharingChanged(let peer, _), .takingChanged(let peer, _):
            let table = if case .takingChanged = entry.fact { "taking" } else { "sharing" }
            let sql = "INSERT OR REPLACE INTO \(table) (peer, payload) VALUES (?, ?)"
            try db.cachedStatement(sql: sql).execute(arguments: [peer.text, try entry.fact.payload()])
        // What others share does not follow from this chain alone.
        case .sharingReceived: break
        case .retentionChanged(let retention):
            let sql = "INSERT OR REPLACE INTO retention (id, payload) VALUES (1, ?)"
            try db.cachedStatement(sql: sql).execute(arguments: [retention.payload])
        // What expired is not there to be applied.
        case .contentExpired, .clockConfirmed: break
        // Accounts stand beside the journal with their passwords; it only tells who they were.
        case .accountSet, .accountRemoved: break
        case .personErased, .erasureDeclined, .receiverDeaf, .receiverHeard, .radioChanged, .clockJumped,
            .stationStarted,
            .stationStopped:
            break
        // Timesheets are derived from the entries themselves.
        case .exceptionAcknowledged: break
        case .shiftDefined, .scheduleAssigned, .scheduleEnded, .holidaySet, .holidayRemoved, .leaveGranted,
            .leaveWithdrawn, .policyAdopted, .correctionRequested, .correctionMade, .correctionApproved,
            .correctionRefused, .periodClosed, .periodReopened, .rollCallStarted, .rollCallMarked, .rollCallClosed:
            break
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

    private func put(_ id: PersonID, number: PersonNumber, details: Commitment, photo: Commitment?) throws {
        let sql = """
            INSERT INTO person (id, number, details, photo) VALUES (?, ?, ?, ?)
            ON CONFLICT (id) DO UPDATE
            SET number = excluded.number, details = excluded.details, photo = excluded.photo
            """
        try db.cachedStatement(sql: sql).execute(
            arguments: [id.rawValue, number.rawValue, details.rawValue, photo?.rawValue]
        )
    }

    private func setArchived(_ isArchived: Bool, _ id: PersonID) throws {
        let statement = try db.cachedStatement(sql: "UPDATE person SET archived = ? WHERE id = ?")
        try statement.execute(arguments: [isArchived, id.rawValue])
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
