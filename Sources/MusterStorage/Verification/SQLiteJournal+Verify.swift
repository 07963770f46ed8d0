package import Attendance
import Foundation
import GRDB
import Station

extension SQLiteJournal {
    /// Checks everything that can be checked offline: every page of the file, every entry, link and seal, the personal
    /// values, and that the projections are what the entries give. Nothing is written; it sees one state of the journal, also while a
    /// station runs.
    ///
    /// - Parameters:
    ///   - key: the station's public key; `nil` trusts the key of the first seal.
    ///   - expected: an entry that must be there.
    ///   - anchors: what others say of the chain.
    ///   - progress: is called now and then with the entries so far and all of them.
    /// - Throws: ``StoreError`` if the journal cannot be read at all. What is wrong with what can be read is in the
    ///   report.
    package func verify(
        key: [UInt8]? = nil,
        expected: ExpectedEntry? = nil,
        anchors: [NamedAnchor] = [],
        progress: (Int64, Int64) -> Void = { _, _ in }
    ) throws -> VerificationReport {
        try StoreError.translating(path: path) {
            // The projections are made anew in memory, beside those that are kept.
            let shadow = try DatabaseQueue()
            try JournalSchema.migrator.migrate(shadow)
            return try shadow.write { shadow in
                try database.read { db in
                    let station = try (key ?? Self.sealKey(db)).flatMap { PeerID(publicKey: $0) }
                    var verification = try Verification(
                        chain: ChainVerifier(publicKey: key),
                        expected: expected,
                        anchors: anchors.isEmpty ? nil : AnchorCheck(anchors, of: station),
                        shadow
                    )
                    try verification.checkPages(db)
                    try verification.readEntries(db, progress: progress)
                    return try verification.report(db, isStationKey: key != nil)
                }
            }
        }
    }
    /// The key of the first seal, where the station's own is not there.
    private static func sealKey(_ db: Database) throws -> [UInt8]? {
        try Data.fetchOne(db, sql: "SELECT public_key FROM seal ORDER BY sequence LIMIT 1").map { Array($0) }
    }
}
