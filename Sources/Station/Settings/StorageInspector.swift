package import Attendance
package import BeaconKit

/// What is known of the store as a file, and whether it still holds.
package protocol StorageInspector: Sendable {
    /// - Throws: ``StoreError``.
    func storageFacts() throws -> StorageFacts
    /// Reads every page of the store's file, which takes a second for some hundred megabytes and holds up nobody.
    ///
    /// - Returns: what is damaged; `nil` for nothing.
    /// - Throws: ``StoreError``.
    func damage() async throws -> String?
    /// Verifies the whole journal, which takes a second for some hundred thousand entries.
    ///
    /// - Returns: a sentence for each thing that does not hold; none if all does.
    /// - Throws: ``StoreError``.
    func verifyAll() throws -> [String]
    /// What an inspector needs to check the entries about some days on another machine.
    ///
    /// - Throws: ``StoreError``.
    func bundle(of range: DayRange, in snapshot: Snapshot) throws -> InspectorBundle
}

/// Entries with their chain and seals, the public key, and names with their proofs: JSON lines that `muster journal verify`
/// checks with nothing else.
package struct InspectorBundle: Hashable, Sendable {
    package let bytes: [UInt8]
    /// How many entries are in it, also those of which only the hash is kept.
    package let entries: Int

    package init(bytes: [UInt8], entries: Int) {
        self.bytes = bytes
        self.entries = entries
    }
}

/// The size of the store.
package struct StorageFacts: Hashable, Sendable {
    /// Bytes of the database.
    package let databaseBytes: Int64
    /// Bytes that are free on the disk; `nil` where that is unknown.
    package let freeBytes: Int64?
    package let entries: Int64
    /// When the last backup was made; `nil` where none is known.
    package let lastBackup: Instant?

    package init(databaseBytes: Int64, freeBytes: Int64?, entries: Int64, lastBackup: Instant?) {
        self.databaseBytes = databaseBytes
        self.freeBytes = freeBytes
        self.entries = entries
        self.lastBackup = lastBackup
    }
}
