import Attendance
import Crypto
import Foundation
import Station

/// Writes the contents of messages behind the database of a backup: a piece is in memory at a time.
struct ContentWriter {
    static let piece = 1 << 20

    private let path: String
    private let file: FileHandle
    private let contents: MessageFolder
    private var end: UInt64
    private var index = ContentIndex()
    private(set) var lost: [LostContent] = []
    /// Bytes of contents that were written.
    private(set) var bytes: Int64 = 0
    /// How many of them are whole.
    private(set) var count = 0

    /// - Parameter path: a database that nobody has open.
    init(_ path: String, contents: MessageFolder) throws {
        guard let file = FileHandle(forUpdatingAtPath: path) else { throw DurableFile.failure(path) }
        self.path = path
        self.file = file
        self.contents = contents
        end = try file.seekToEnd()
    }

    /// Writes the content of a message as it stands in the copied journal.
    ///
    /// - Parameter isDeleted: asks the journal itself, where the content is not what it should be: somebody may have
    ///   deleted it since the journal was copied.
    mutating func write(_ message: Message, isDeleted: () throws -> Bool) throws {
        let isArriving = message.state == .arriving
        // Of what is arriving the file is the truth about how much is there.
        let size = isArriving ? min(try contents.size(of: message.id), message.size) : message.size
        if isArriving, size == 0 { return }
        let start = end
        let hash = try copy(message.id, size: size)
        guard let hash, isArriving || ContentHash(bytes: hash) == message.hash else {
            end = start
            try writing { try file.truncate(atOffset: start) }
            // It was refused or deleted meanwhile; if not, it comes again.
            if isArriving { return }
            let wasDeleted = try isDeleted()
            if !wasDeleted { lost.append(LostContent(message)) }
            return index.records.append(.init(message: message.id, kind: wasDeleted ? .deleted : .lost))
        }
        count += 1
        bytes += size
        index.records.append(
            .init(message: message.id, kind: .whole, offset: start, size: UInt64(size), hash: hash)
        )
    }

    /// Writes where all stands. Nothing may follow.
    func finish() throws {
        try writing {
            try file.write(contentsOf: index.bytes(at: end))
            try file.close()
        }
    }

    /// - Returns: the hash of what was copied; `nil` if it is shorter than it should be.
    private mutating func copy(_ id: MessageID, size: Int64) throws -> [UInt8]? {
        var hash = SHA256()
        var done: Int64 = 0
        while done < size {
            let part: [UInt8]
            do {
                part = try contents.read(id, from: done, count: Int(min(Int64(Self.piece), size - done)))
            } catch let error as StoreError where error.code != .diskFull {
                // Not there, or not readable any more: the message is told of, and does not hold up all others.
                return nil
            }
            guard !part.isEmpty else { return nil }
            hash.update(data: part)
            try writing { try file.write(contentsOf: part) }
            done += Int64(part.count)
            end += UInt64(part.count)
        }
        return Array(hash.finalize())
    }

    private func writing(_ work: () throws -> Void) throws {
        do { try work() } catch { throw DurableFile.failure(path) }
    }
}
