package import Attendance
package import BeaconKit
import Foundation
import GRDB
package import Station

/// Anchors, beside the chain.
extension SQLiteJournal: AnchorStore {
    private static let day: Int64 = 86_400_000_000

    package func countersign(_ head: Head, of station: PeerID, at now: Instant) throws -> Anchor? {
        guard let key else { throw StoreError(.notWritable, "\(path) was opened read-only. Open it for writing.") }
        return try Anchor.countersigning(head, of: station, with: key.privateKey, at: now)
    }

    package func keep(_ anchor: Anchor, at now: Instant) throws {
        try writing { db in
            let voucher = Self.voucher(of: anchor)
            let last = """
                SELECT text FROM anchor WHERE station = ? AND voucher = ? ORDER BY id DESC LIMIT 1
                """
            let place: StatementArguments = [anchor.station.text, voucher]
            guard try String.fetchOne(db, sql: last, arguments: place) != anchor.text else { return }
            let insert = "INSERT INTO anchor (station, voucher, sequence, hash, kept, text) VALUES (?, ?, ?, ?, ?, ?)"
            try db.execute(
                sql: insert,
                arguments: [
                    anchor.station.text, voucher, anchor.sequence, Data(anchor.hash), now.microseconds, anchor.text,
                ]
            )
            let thin = """
                DELETE FROM anchor WHERE station = ?1 AND voucher = ?2 AND kept < ?3 AND id NOT IN (
                    SELECT max(id) FROM anchor WHERE station = ?1 AND voucher = ?2 GROUP BY kept / ?4
                )
                """
            try db.execute(
                sql: thin,
                arguments: [
                    anchor.station.text, voucher, now.adding(microseconds: -Self.day).microseconds, Self.day,
                ]
            )
        }
    }

    /// The last own entry that a test takes, and where the chain stands there.
    package func lastPlace(where isWanted: (Head) throws -> Bool) throws -> Head? {
        try reading { db in
            let sql = """
                SELECT sequence, hash FROM entry UNION ALL SELECT sequence, hash FROM expired_entry
                ORDER BY sequence DESC
                """
            let rows = try Row.fetchCursor(db, sql: sql)
            while let row = try rows.next() {
                let head = Head(sequence: try row.value(0), hash: Array(try row.value(1) as Data))
                if try isWanted(head) { return head }
            }
            return nil
        }
    }

    package func lastGiven(to station: PeerID) throws -> Anchor? {
        let own = try stationID()
        return try reading { db in
            let sql = """
                SELECT text FROM anchor WHERE station = ? AND voucher = ? AND settled = 0 ORDER BY id DESC LIMIT 1
                """
            let text = try String.fetchOne(db.cachedStatement(sql: sql), arguments: [station.text, own.text])
            return try text.map { try Self.anchor($0) }
        }
    }

    package func keptAnchors(of station: PeerID?) throws -> [KeptAnchor] {
        try reading { db in
            let sql = "SELECT text, kept FROM anchor WHERE ?1 IS NULL OR station = ?1 ORDER BY id LIMIT ?2"
            return try Row.fetchAll(db, sql: sql, arguments: [station?.text, Anchor.mostAnchors]).map { row in
                KeptAnchor(
                    try Self.anchor(try row.value(0)),
                    kept: Instant(microseconds: try row.value(1))
                )
            }
        }
    }

    package func anchorTrouble(with peer: PeerID) throws -> SharingTrouble? {
        try reading { db in try Self.anchorTroubles(db).first { $0.peer == peer } }
    }

    static func anchorTroubles(_ db: Database) throws -> [SharingTrouble] {
        try Row.fetchAll(db, sql: "SELECT peer, kind, sequence, since FROM anchor_trouble ORDER BY peer").compactMap {
            try SharingTrouble($0)
        }
    }

    package func recordAnchorTrouble(_ trouble: SharingTrouble?, with peer: PeerID, proof: Anchor?) throws {
        try writing { db in
            try db.execute(sql: "DELETE FROM anchor_trouble WHERE peer = ?", arguments: [peer.text])
            guard let trouble else { return }
            try db.execute(
                sql: "INSERT INTO anchor_trouble (peer, kind, sequence, since, proof) VALUES (?, ?, ?, ?, ?)",
                arguments: [
                    peer.text, trouble.kind.rawValue, trouble.sequence, trouble.since.microseconds, proof?.text,
                ]
            )
        }
    }

    package func anchorProofs() throws -> [Anchor] {
        try reading { db in
            let sql = "SELECT proof FROM anchor_trouble WHERE kind = ? AND proof IS NOT NULL ORDER BY peer"
            let kind = SharingTrouble.Kind.ownNotAsCountersigned.rawValue
            return try String.fetchAll(db, sql: sql, arguments: [kind]).map { try Self.anchor($0) }
        }
    }

    /// What people decide when they part: whoever is paired again is vouched for anew. What was given stays to be read.
    static func settleAnchors(of peer: PeerID, _ db: Database) throws {
        try db.execute(sql: "UPDATE anchor SET settled = 1 WHERE station = ?", arguments: [peer.text])
        try db.execute(sql: "DELETE FROM anchor_trouble WHERE peer = ?", arguments: [peer.text])
    }

    /// By what those are told apart that are thinned out together.
    private static func voucher(of anchor: Anchor) -> String {
        switch anchor.kind {
        case .written: "written"
        case .countersigned(let voucher, _, _): voucher.text
        case .stamped: "stamp"
        }
    }

    private static func anchor(_ text: String) throws -> Anchor {
        do {
            return try Anchor(reading: text)
        } catch {
            throw StoreError(.damaged, "An anchor stored with the journal was changed. \(error)")
        }
    }
}

extension SharingTrouble {
    /// From a row of peer, kind, sequence and time; `nil` for one of a version that is not known here.
    init?(_ row: Row) throws {
        guard let peer = PeerID(try row.value(0) as String), let kind = Kind(rawValue: try row.value(1)) else {
            return nil
        }
        let since = Instant(microseconds: try row.value(3))
        self.init(peer: peer, kind: kind, sequence: try row.value(2), since: since)
    }
}
