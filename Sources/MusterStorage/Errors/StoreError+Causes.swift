import Attendance
import Foundation
import Station

/// The one-line messages: what is wrong and what to do.
extension StoreError {
    static func notAJournal(_ path: String) -> StoreError {
        StoreError(.notAJournal, "\(path) is not a muster journal. Choose another data folder with --data-dir.")
    }

    /// - Parameter copy: what the newer version kept of this one's journal; `nil` if there is none.
    static func newer(_ path: String, schema: Int, known: Int, copy: String?) -> StoreError {
        StoreError(
            .newer,
            """
            \(path) was written by a newer version of muster: it has schema \(schema), and this version supports up \
            to \(known). Nothing was changed. Install the newer version again. To go back instead and lose everything \
            recorded since, restore a backup of this version (muster restore FILE --force), or \
            \(copy.map { "move \($0) over \(path), after deleting \(path)-wal and \(path)-shm" } ?? "another copy of it").
            """
        )
    }

    static func noJournal(_ folder: String) -> StoreError {
        StoreError(
            .noJournal,
            "There is no journal in \(folder). Name the data folder with --data-dir, or start `muster serve` to make one."
        )
    }

    static func damaged(_ path: String, _ reason: String) -> StoreError {
        StoreError(
            .damaged,
            "\(path) is damaged (\(reason)). Stop the station and restore a backup: muster restore FILE --force."
        )
    }

    static func unreadableProjection(_ table: String) -> StoreError {
        StoreError(.damaged, "The projection “\(table)” cannot be read. Rebuild it: muster journal rebuild")
    }

    static func notWritable(_ path: String, _ reason: String) -> StoreError {
        let remedy = "Make this user its owner (sudo chown -R \(NSUserName()) \(path)), or choose another place"
        return StoreError(.notWritable, "\(path) cannot be written (\(reason)). \(remedy).")
    }

    static func diskFull(_ path: String) -> StoreError {
        StoreError(.diskFull, "The disk with \(path) is full; nothing was recorded. Free some space.")
    }

    static func moved(_ relocation: Relocation) -> StoreError {
        StoreError(
            .moved,
            """
            This station was moved to another machine on \(relocation.happened.iso8601) and continues there; nothing is \
            recorded here any more. Only if that export will never be imported, run: muster export-station --take-back
            """
        )
    }

    static func importInterrupted(_ folder: String) -> StoreError {
        StoreError(
            .notWritable,
            "An import into \(folder) was interrupted. To continue it, run `muster import-station FILE` again."
        )
    }

    static func busy(_ path: String) -> StoreError {
        StoreError(
            .busy,
            "\(path) is locked by another program. Stop that program (fuser \(path)) and try again."
        )
    }
}
