package import Attendance
import Foundation
package import Station

/// The daily backups in a folder: `muster-2026-11-21.backup`, each with its anchors beside it.
package struct DatedBackups: Sendable {
    private static let prefix = "muster-"
    private static let suffix = ".backup"

    private let folder: String

    /// - Parameter folder: is made if it is missing, so that only this user can read it.
    /// - Throws: ``StoreError`` if it cannot be made.
    package init(folder: String) throws(StoreError) {
        self.folder = folder
        try DurableFile.makeFolder(folder)
    }

    /// The file of a day.
    package func path(of day: LocalDay) -> String { "\(folder)/\(Self.prefix)\(day)\(Self.suffix)" }

    /// Removes the oldest backups by their dates, with their anchors, and nothing else.
    ///
    /// - Parameter count: how many stay; at least 1.
    /// - Returns: the paths of the removed backups, oldest first.
    /// - Throws: ``StoreError`` if the folder cannot be read.
    package func removeOldest(keeping count: Int) throws -> [String] {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            throw StoreError(.other, "The folder \(folder) cannot be read: \(error.localizedDescription)")
        }
        let removed = names.compactMap(Self.day).sorted().dropLast(max(1, count)).map(path)
        for path in removed {
            DurableFile.remove(path)
            DurableFile.remove(path + ".anchor")
        }
        return removed
    }

    private static func day(of name: String) -> LocalDay? {
        guard name.hasPrefix(prefix), name.hasSuffix(suffix), name.utf8.count > prefix.utf8.count + suffix.utf8.count
        else { return nil }
        return LocalDay(String(name.dropFirst(prefix.count).dropLast(suffix.count)))
    }
}
