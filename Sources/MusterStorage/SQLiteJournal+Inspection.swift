import Attendance
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
                    freeBytes: path.hasPrefix("/") ? DurableFile.freeBytes(DurableFile.folder(of: path)) : nil,
                    entries: try Int64.fetchOne(db, sql: "SELECT sequence FROM head") ?? 0
                )
            }
        }
    }

    package func verifyAll() throws -> [String] { try verify(key: key?.publicKey).findings.map(\.description) }
}
