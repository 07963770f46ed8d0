package import BeaconKit
import Foundation

/// When a data folder was last backed up, in a file of the folder: whoever runs the station can see it on its pages, wherever the
/// backups go.
package enum BackupNote {
    private static let name = "last-backup"
    /// More bytes than an instant has are none.
    private static let most = 32

    /// Notes that a backup was made and is durable.
    ///
    /// - Throws: `StoreError` if the folder cannot be written to.
    package static func write(_ instant: Instant, in folder: String) throws {
        try DurableFile.write(Array("\(instant.microseconds)\n".utf8), to: "\(folder)/\(name)")
    }

    /// When the last backup was made; `nil` for none that is known.
    package static func read(in folder: String) -> Instant? {
        guard let file = FileHandle(forReadingAtPath: "\(folder)/\(name)") else { return nil }
        defer { try? file.close() }
        guard let bytes = try? file.read(upToCount: most),
            let number = Int64(String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
        else { return nil }
        return Instant(microseconds: number)
    }
}
