import Foundation
package import Station

/// Held by a running station, so that no second one uses the same data folder. The system lets go of it however the
/// process ends.
package final class StationLock: Sendable {
    private let descriptor: Int32

    /// Takes the lock.
    ///
    /// - Parameter mayMake: makes the folder if it is not there.
    /// - Throws: ``StoreError`` with the code `busy` if another station holds the lock.
    package init(folder: String, mayMake: Bool = true) throws(StoreError) {
        if mayMake {
            try DurableFile.makeFolder(folder)
        } else if !DurableFile.exists(folder) {
            throw .noJournal(folder)
        }
        let path = folder + "/station.lock"
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw DurableFile.failure(path) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let holder = Self.holder(path)
            close(descriptor)
            throw StoreError(
                .busy,
                "The data folder \(folder) is in use by another station\(holder). Stop that one, or choose another folder with --data-dir."
            )
        }
        self.descriptor = descriptor
        DurableFile.giveToOwner(path)
        let text = Array("\(getpid())\n".utf8)
        // The number is only there to be read by people: not being able to write it is no reason to refuse.
        if ftruncate(descriptor, 0) == 0 { _ = pwrite(descriptor, text, text.count, 0) }
    }

    deinit { close(descriptor) }

    private static func holder(_ path: String) -> String {
        guard let data = FileManager.default.contents(atPath: path),
            let process = Int32(String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
        else { return "" }
        return " (process \(process))"
    }
}
