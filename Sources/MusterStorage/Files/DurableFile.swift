import Foundation
import Station

/// Files that are on the disk when a call returns, and readable by this user only.
enum DurableFile {
    /// Writes a new file beside the final one, syncs it and renames it, so that there is never half a file.
    static func write(_ bytes: [UInt8], to path: String) throws(StoreError) {
        let temporary = path + ".new"
        unlink(temporary)
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0o600)
        guard descriptor >= 0 else { throw failure(path) }
        giveToOwner(temporary)
        let written = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
        let synced = written == bytes.count && fsync(descriptor) == 0
        let error = failure(path)
        close(descriptor)
        guard synced else {
            unlink(temporary)
            throw error
        }
        try rename(temporary, to: path)
    }

    /// Makes an empty file that only this user can read, in place of one that a crash may have left.
    static func makeEmpty(_ path: String) throws(StoreError) {
        unlink(path)
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
        guard descriptor >= 0 else { throw failure(path) }
        close(descriptor)
        giveToOwner(path)
    }

    /// What root makes in somebody's folder belongs to them, as SQLite's own files do: a station that runs as its own user
    /// would otherwise be locked out by a command that root ran.
    static func giveToOwner(_ path: String) {
        var owner = stat()
        guard geteuid() == 0, stat(folder(of: path), &owner) == 0, owner.st_uid != 0 else { return }
        // What could not be given away still is what it was.
        _ = lchown(path, owner.st_uid, owner.st_gid)
    }

    /// Removes a file and what SQLite keeps beside it.
    static func remove(_ path: String) {
        for suffix in ["", "-journal", "-wal", "-shm"] { unlink(path + suffix) }
    }

    /// Moves a file over another and makes that durable.
    static func rename(_ old: String, to new: String) throws(StoreError) {
        guard Foundation.rename(old, new) == 0 else { throw failure(new) }
        try sync(folder(of: new))
    }

    /// Makes a file, or the names in a folder, durable.
    static func sync(_ path: String) throws(StoreError) {
        let descriptor = open(path, O_RDONLY)
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw failure(path) }
    }

    /// Makes a folder and those above it, for this user only.
    static func makeFolder(_ path: String) throws(StoreError) {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
            guard isFolder.boolValue else { throw .notWritable(path, "it is a file, not a folder") }
            return
        }
        let parent = folder(of: path)
        if parent != path { try makeFolder(parent) }
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw failure(path) }
        giveToOwner(path)
        try sync(parent)
    }

    /// How much this user may still write to the disk that holds a path, in bytes; `nil` if the system does not say.
    static func freeBytes(_ path: String) -> Int64? {
        var status = statvfs()
        guard statvfs(path, &status) == 0 else { return nil }
        return Int64(status.f_bavail) * Int64(status.f_frsize)
    }

    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path)
    }

    static func folder(of path: String) -> String {
        URL(filePath: path).deletingLastPathComponent().path
    }

    /// What the system's last error means for a path.
    static func failure(_ path: String) -> StoreError {
        let reason = String(cString: strerror(errno))
        return switch errno {
        case ENOSPC, EDQUOT: .diskFull(path)
        case EIO: StoreError(.other, "\(path): \(reason). Check the disk and the system's log.")
        default: .notWritable(path, reason)
        }
    }
}
