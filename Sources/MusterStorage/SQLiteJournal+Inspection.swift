import Attendance
import Foundation
import GRDB
package import Station

extension SQLiteJournal: StorageInspector {
    package func storageFacts() throws -> StorageFacts {
        try StoreError.translating(path: path) {
            try database.read { db in
                let pages = try Int64.fetchOne(db, sql: "PRAGMA page_count") ?? 0
                let size = try Int64.fetchOne(db, sql: "PRAGMA page_size") ?? 0
                return StorageFacts(
                    databaseBytes: pages * size,
                    freeBytes: Self.freeBytes(path),
                    entries: try Int64.fetchOne(db, sql: "SELECT sequence FROM head") ?? 0
                )
            }
        }
    }

    package func verifyAll() throws -> [String] { try verify(key: key?.publicKey).findings.map(\.description) }

    private static func freeBytes(_ path: String) -> Int64? {
        let folder = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
        guard path.hasPrefix("/") else { return nil }
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder)
        return (attributes?[.systemFreeSize] as? NSNumber)?.int64Value
    }
}
