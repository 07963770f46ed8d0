import Attendance
import Crypto
import Foundation
import GRDB

/// The state of one projection: two are equal to the byte if and only if their digests are.
package struct ProjectionDigest: Hashable, Sendable, Encodable {
    package let table: String
    package let rows: Int
    /// SHA-256 over all rows in the order of their key, in hexadecimal.
    package let sha256: String

    /// The digests of all projections.
    static func all(_ db: Database) throws -> [ProjectionDigest] {
        try JournalSchema.projections.map { table in
            var hash = SHA256()
            var count = 0
            let rows = try Row.fetchCursor(db, sql: query(table))
            while let row = try rows.next() {
                count += 1
                for value in row.databaseValues { hash.update(data: bytes(value)) }
            }
            return ProjectionDigest(table: table, rows: count, sha256: Hexadecimal.text(hash.finalize()))
        }
    }

    /// All columns, ordered by the first two: no projection has a longer key.
    static func query(_ table: String) -> String { "SELECT * FROM \(table) ORDER BY 1, 2" }

    /// The type, the length where it varies, and the bytes.
    private static func bytes(_ value: DatabaseValue) -> Data {
        switch value.storage {
        case .null: return Data([0])
        case .int64(let integer): return Data([1]) + withUnsafeBytes(of: integer.bigEndian) { Data($0) }
        case .double(let double): return Data([2]) + withUnsafeBytes(of: double.bitPattern.bigEndian) { Data($0) }
        case .string(let string): return Data([3]) + length(string.utf8.count) + Data(string.utf8)
        case .blob(let blob): return Data([4]) + length(blob.count) + blob
        }
    }

    private static func length(_ count: Int) -> Data {
        withUnsafeBytes(of: Int64(count).bigEndian) { Data($0) }
    }
}
