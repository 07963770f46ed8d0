package import Attendance
package import BeaconKit
package import Crypto
import Foundation
import GRDB
package import Station

/// Other stations that are trusted, and pairings under way.
extension SQLiteJournal: PeerStore {
    /// This station's own name to others; `nil` where the journal was opened to be read only.
    package var ownID: PeerID? { key.flatMap { PeerID(publicKey: $0.publicKey) } }

    /// What proves that this is this station; `nil` where the journal was opened to be read only.
    package var signingKey: Curve25519.Signing.PrivateKey? { key?.privateKey }

    package func peers() throws -> [Peer] {
        try reading { db in try Self.peers(db, where: "1", []) }
    }

    package func peer(_ id: PeerID) throws -> Peer? {
        try reading { db in try Self.peers(db, where: "peer.id = ?", [id.text]).first }
    }

    private static func peers(_ db: Database, where condition: String, _ arguments: StatementArguments) throws -> [Peer]
    {
        let sql = """
            SELECT peer.id, name, since, host, port, uuid, seen, coalesce(takes, 1), heard
            FROM peer LEFT JOIN peer_contact ON peer_contact.peer = peer.id WHERE \(condition) ORDER BY name, peer.id
            """
        return try Row.fetchAll(db.cachedStatement(sql: sql), arguments: arguments).map { row in
            guard let id = PeerID(try row.value(0) as String) else { throw UnexpectedValue() }
            let host: String? = try row.optional(3)
            let port: Int? = try row.optional(4)
            let uuid: String? = try row.optional(5)
            let seen: Int64? = try row.optional(6)
            let heard: Int64? = try row.optional(8)
            return Peer(
                id: id,
                name: try row.value(1),
                since: Instant(microseconds: try row.value(2)),
                address: host.flatMap { host in port.map { PeerAddress(host: host, port: $0) } },
                broadcastUUID: uuid.flatMap { BeaconUUID($0) },
                lastContact: seen.map { Instant(microseconds: $0) },
                lastHeard: heard.map { Instant(microseconds: $0) },
                takesMessages: try row.value(7)
            )
        }
    }

    package func recordContact(
        with id: PeerID,
        address: PeerAddress?,
        uuid: BeaconUUID?,
        at now: Instant
    ) throws {
        try writing { db in
            let sql = """
                INSERT INTO peer_contact (peer, host, port, uuid, seen) VALUES (?1, ?2, ?3, ?4, ?5)
                ON CONFLICT (peer) DO UPDATE SET host = coalesce(?2, host), port = coalesce(?3, port),
                uuid = coalesce(?4, uuid), seen = ?5
                """
            try db.execute(
                sql: sql,
                arguments: [id.text, address?.host, address?.port, uuid?.description, now.microseconds]
            )
        }
    }

    package func recordHeard(_ id: PeerID, at instant: Instant) throws {
        try writing { db in
            let sql = """
                INSERT INTO peer_contact (peer, heard) VALUES (?1, ?2) ON CONFLICT (peer) DO UPDATE SET heard = ?2
                """
            try db.execute(sql: sql, arguments: [id.text, instant.microseconds])
        }
    }

    package func setTakesMessages(_ takes: Bool, of id: PeerID) throws {
        try writing { db in
            let sql = """
                INSERT INTO peer_contact (peer, takes) VALUES (?1, ?2) ON CONFLICT (peer) DO UPDATE SET takes = ?2
                """
            try db.execute(sql: sql, arguments: [id.text, takes])
        }
    }

    package func forgetContact(of id: PeerID) throws {
        try writing { db in
            try db.execute(sql: "DELETE FROM peer_contact WHERE peer = ?", arguments: [id.text])
            // Nobody meets it any more who could find out that it is over.
            try db.execute(sql: "DELETE FROM sharing_trouble WHERE peer = ?", arguments: [id.text])
            try Self.settleAnchors(of: id, db)
        }
    }

    package func pairings() throws -> [Pairing] {
        try reading { db in
            try String.fetchAll(db, sql: "SELECT document FROM pairing ORDER BY id").compactMap(Self.pairing)
        }
    }

    package func pairing(_ id: String) throws -> Pairing? {
        try reading { db in try Self.pairing(id, db) }
    }

    package func save(_ pairing: Pairing) throws {
        try writing { db in try Self.save(pairing, db) }
    }

    package func changePairing(_ id: String, _ change: (inout Pairing) throws -> Void) throws -> Pairing? {
        try writing { db in
            guard var pairing = try Self.pairing(id, db) else { return nil }
            try change(&pairing)
            try Self.save(pairing, db)
            return pairing
        }
    }

    package func removePairing(_ id: String) throws {
        try writing { db in try db.execute(sql: "DELETE FROM pairing WHERE id = ?", arguments: [id]) }
    }

    package func pairingWindow() throws -> PairingWindow { try reading(Self.pairingWindow) }

    package func changePairingWindow(_ change: (inout PairingWindow) -> Void) throws {
        try writing { db in
            var window = try Self.pairingWindow(db)
            change(&window)
            try db.execute(
                sql: "INSERT OR REPLACE INTO pairing_window (id, until, attempts, broken) VALUES (1, ?, ?, ?)",
                arguments: [window.end?.microseconds, window.attempts, window.broken]
            )
        }
    }

    private static func pairingWindow(_ db: Database) throws -> PairingWindow {
        guard let row = try Row.fetchOne(db, sql: "SELECT until, attempts, broken FROM pairing_window") else {
            return PairingWindow()
        }
        let end: Int64? = try row.optional(0)
        return PairingWindow(
            end: end.map { Instant(microseconds: $0) },
            attempts: try row.value(1),
            broken: try row.value(2)
        )
    }

    private static func pairing(_ id: String, _ db: Database) throws -> Pairing? {
        try String.fetchOne(db, sql: "SELECT document FROM pairing WHERE id = ?", arguments: [id]).flatMap(pairing)
    }

    /// One that another version began counts as over.
    private static func pairing(_ document: String) -> Pairing? {
        try? JSONDecoder().decode(Pairing.self, from: Data(document.utf8))
    }

    private static func save(_ pairing: Pairing, _ db: Database) throws {
        let document = String(decoding: try JSONEncoder().encode(pairing), as: UTF8.self)
        let sql = "INSERT OR REPLACE INTO pairing (id, document) VALUES (?, ?)"
        try db.execute(sql: sql, arguments: [pairing.id, document])
    }
}
