import Attendance
import Crypto
import Foundation
import Station

/// Takes the contents of messages out of a backup: a piece is in memory at a time.
enum ContentReader {
    /// What came of it.
    struct Outcome {
        /// Messages whose contents are there, and what they were hashed to.
        var restored: Set<MessageID> = []
        /// Messages that were deleted while the backup was made.
        var deleted: Set<MessageID> = []
    }

    /// Writes all contents that are what they were into a new folder. The others are left out.
    static func extract(_ path: String, to folder: String) throws -> Outcome {
        var outcome = Outcome()
        guard let file = FileHandle(forReadingAtPath: path) else { throw DurableFile.failure(path) }
        defer { try? file.close() }
        guard let index = try ContentIndex(file) else { return outcome }
        let contents = MessageFolder(folder: folder)
        for record in index.records {
            switch record.kind {
            case .deleted: outcome.deleted.insert(record.message)
            case .lost: continue
            case .whole:
                if try copy(record, file, to: contents) { outcome.restored.insert(record.message) }
            }
        }
        return outcome
    }

    private static func copy(
        _ record: ContentIndex.Record,
        _ file: FileHandle,
        to contents: MessageFolder
    ) throws -> Bool {
        var hash = SHA256()
        var left = record.size
        try file.seek(toOffset: record.offset)
        while left > 0 {
            // A sector that cannot be read costs this content and no other.
            guard let data = try? file.read(upToCount: Int(min(left, UInt64(ContentWriter.piece)))), !data.isEmpty
            else { break }
            hash.update(data: data)
            try contents.write(Array(data), at: Int64(record.size - left), of: record.message)
            left -= UInt64(data.count)
        }
        guard left == 0, Array(hash.finalize()) == record.hash else {
            try contents.remove(record.message)
            return false
        }
        try contents.sync(record.message)
        return true
    }
}
