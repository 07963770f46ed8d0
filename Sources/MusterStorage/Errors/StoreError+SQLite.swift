import Attendance
import Foundation
import GRDB
import Station

extension StoreError {
    /// Runs `body`, and says in this module's words what SQLite or the system refused. Other errors pass.
    ///
    /// - Parameter path: the database.
    static func translating<Result>(path: String, _ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as DatabaseError {
            throw StoreError(error, path: path)
        } catch is UnexpectedValue {
            throw StoreError.damaged(path, "a column contains a value of the wrong type")
        } catch let error as FactError {
            throw StoreError(.other, "A fact cannot be recorded: \(error).")
        }
    }

    private init(_ error: DatabaseError, path: String) {
        switch error.resultCode {
        case .SQLITE_FULL: self = .diskFull(path)
        case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy(path)
        case .SQLITE_NOTADB: self = .notAJournal(path)
        case .SQLITE_CORRUPT: self = .damaged(path, error.message ?? "corrupt")
        case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH: self = .notWritable(path, "read only")
        case .SQLITE_CANTOPEN: self = .notWritable(path, "it cannot be opened")
        // A full disk also shows as a failed write of the shared memory or a failed sync.
        case .SQLITE_IOERR: self = Self.isFull(path) ? .diskFull(path) : .inputOutput(path, error)
        case .SQLITE_CONSTRAINT:
            self = StoreError(.other, "The journal rejected the entry: \(error.message ?? "a rule of its tables").")
        default:
            self = StoreError(
                .other,
                "\(path): \(error.message ?? "SQLite error") (\(error.extendedResultCode.rawValue))."
            )
        }
    }

    private static func inputOutput(_ path: String, _ error: DatabaseError) -> StoreError {
        StoreError(
            .other,
            "\(path): reading or writing failed (SQLite error \(error.extendedResultCode.rawValue)). Check the disk and the system's log."
        )
    }

    /// Less than 1 MiB is left for this user.
    private static func isFull(_ path: String) -> Bool {
        let folder = URL(filePath: path).deletingLastPathComponent().path
        var status = statvfs()
        guard statvfs(folder, &status) == 0 else { return false }
        return UInt64(status.f_bavail) * UInt64(status.f_frsize) < 1 << 20
    }
}
