/// What is known of the store as a file, and whether it still holds.
package protocol StorageInspector: Sendable {
    /// - Throws: ``StoreError``.
    func storageFacts() throws -> StorageFacts
    /// Verifies the whole journal, which takes a second for some hundred thousand entries.
    ///
    /// - Returns: a sentence for each thing that does not hold; none if all does.
    /// - Throws: ``StoreError``.
    func verifyAll() throws -> [String]
}

/// The size of the store.
package struct StorageFacts: Hashable, Sendable {
    /// Bytes of the database.
    package let databaseBytes: Int64
    /// Bytes that are free on the disk; `nil` where that is unknown.
    package let freeBytes: Int64?
    package let entries: Int64

    package init(databaseBytes: Int64, freeBytes: Int64?, entries: Int64) {
        self.databaseBytes = databaseBytes
        self.freeBytes = freeBytes
        self.entries = entries
    }
}
