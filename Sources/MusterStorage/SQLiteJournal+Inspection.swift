import Attendance
import GRDB
package import Station

extension SQLiteJournal: StorageInspector {
    package func storageFacts() throws -> StorageFacts {
        let folder = path.hasPrefix("/") ? DurableFile.folder(of: path) : nil
        return try StoreError.translating(path: path) {
            try database.read { db in
                let pages = try Int64.fetchOne(db, sql: "PRAGMA page_count") ?? 0
                let size = try Int64.fetchOne(db, sql: "PRAGMA page_size") ?? 0
                return StorageFacts(
                    databaseBytes: pages * size,
                    freeBytes: folder.flatMap(DurableFile.freeBytes),
                    entries: try Int64.fetchOne(db, sql: "SELECT sequence FROM head") ?? 0,
                    lastBackup: folder.flatMap(BackupNote.read)
                )
            }
        }
    }

    package func damage() async throws -> String? {
        do {
            return try await database.read { db in try Self.damages(db, limit: 1).first }
        } catch let error as DatabaseError where [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode) {
            return error.message ?? "\(error.resultCode)"
        }
    }

    /// What is damaged in the database's file: indexes and free pages, too, which nothing else reads whole.
    static func damages(_ db: Database, limit: Int) throws -> [String] {
        try String.fetchAll(db, sql: "PRAGMA integrity_check(\(limit))").filter { $0 != "ok" }
    }

    package func verifyAll() throws -> [String] { try verify(key: key?.publicKey).findings.map(\.description) }
}
