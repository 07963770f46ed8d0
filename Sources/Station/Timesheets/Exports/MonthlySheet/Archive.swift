package import Attendance
package import BeaconKit
import Crypto

extension AttendanceCommands {
    /// Records what file of sheets was made, so that it can be proven later that it was not changed.
    ///
    /// - Parameters:
    ///   - bytes: of the whole file.
    ///   - person: whose sheet it is; `nil` where there are several.
    /// - Throws: ``StoreError``.
    package func archive(
        _ bytes: [UInt8],
        of range: DayRange,
        person: PersonID?,
        at now: Instant
    ) async throws {
        let hash = ContentHash(of: bytes)
        let archived = SheetArchived(hash: hash, from: range.from, to: range.to, person: person)
        try await append(.sheetArchived(archived), at: now) { _ in }
    }
}

extension ContentHash {
    /// Of a file's bytes.
    package init(of bytes: [UInt8]) {
        var hash = SHA256()
        hash.update(data: bytes)
        self.init(hash)
    }
}

extension JournalReader {
    /// The entry that says that a file of sheets was made; `nil` for one that never was, or was changed.
    package func archiving(of hash: ContentHash) throws -> Entry? {
        let batch = 50_000
        var last: Int64 = 0
        while true {
            let entries = try entries(after: last, limit: batch)
            let found = entries.first { entry in
                if case .sheetArchived(let archived) = entry.fact { archived.hash == hash } else { false }
            }
            if let found { return found }
            guard let end = entries.last, entries.count == batch else { return nil }
            last = end.sequence
        }
    }
}
