package import Attendance
package import BeaconKit
import Foundation
import Station

/// The contents of messages in a folder beside the journal, readable by this user only.
package struct MessageFolder: MessageFiles {
    private let folder: String

    /// - Parameter dataFolder: the station's; the folder is made when the first content comes.
    package init(dataFolder: String) { folder = dataFolder + "/" + Self.name }

    /// Contents in a folder that is put in its place later.
    init(folder: String) { self.folder = folder }

    /// What the folder is called within the data folder.
    static let name = "messages"

    /// A message's file: nothing in its path comes from a sender, as an identifier is 32 hexadecimal digits.
    package func path(of id: MessageID) -> String { "\(folder)/\(id.rawValue)" }

    package func size(of id: MessageID) throws -> Int64 {
        var status = stat()
        guard lstat(path(of: id), &status) == 0 else {
            guard errno == ENOENT else { throw DurableFile.failure(path(of: id)) }
            return 0
        }
        return Int64(status.st_size)
    }

    package func write(_ bytes: [UInt8], at offset: Int64, of id: MessageID) throws {
        if offset == 0 { try DurableFile.makeFolder(folder) }
        let path = path(of: id)
        let descriptor = open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw DurableFile.failure(path) }
        defer { close(descriptor) }
        if offset == 0 { DurableFile.giveToOwner(path) }
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes {
                pwrite(descriptor, $0.baseAddress?.advanced(by: done), bytes.count - done, off_t(offset) + off_t(done))
            }
            guard count > 0 else {
                let failure = DurableFile.failure(path)
                // Half of what came would be taken for a place to go on from, and is one; but a full disk needs the room.
                _ = ftruncate(descriptor, off_t(offset))
                throw failure
            }
            done += count
        }
    }

    package func read(_ id: MessageID, from offset: Int64, count: Int) throws -> [UInt8] {
        let path = path(of: id)
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw StoreError(.other, "The content of a message is missing: \(path)")
        }
        defer { close(descriptor) }
        var failed = false
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let got = pread(
                    descriptor,
                    buffer.baseAddress?.advanced(by: filled),
                    count - filled,
                    off_t(offset) + off_t(filled)
                )
                guard got > 0 else {
                    failed = got < 0
                    return
                }
                filled += got
            }
        }
        guard !failed else { throw DurableFile.failure(path) }
        return bytes
    }

    package func sync(_ id: MessageID) throws {
        try DurableFile.sync(path(of: id))
        try DurableFile.sync(folder)
    }

    package func remove(_ id: MessageID) throws {
        guard unlink(path(of: id)) == 0 || errno == ENOENT else { throw DurableFile.failure(path(of: id)) }
    }

    package func all(unchangedSince instant: Instant) throws -> [MessageID] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.compactMap(MessageID.init(rawValue:)).filter { id in
            var status = stat()
            return lstat(path(of: id), &status) == 0
                && Int64(status.st_mtim.tv_sec) * 1_000_000 < instant.microseconds
        }
    }

    package func freeBytes() -> Int64? { DurableFile.freeBytes(DurableFile.folder(of: folder)) }
}
