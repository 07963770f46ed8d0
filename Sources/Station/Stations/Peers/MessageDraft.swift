package import Attendance
import Crypto

/// A content that is being written, to be sent.
package struct MessageDraft: Sendable {
    package let id: MessageID
    /// Bytes so far.
    package private(set) var size: Int64 = 0
    private let files: any MessageFiles
    private var sha = SHA256()

    init(id: MessageID, files: any MessageFiles) {
        self.id = id
        self.files = files
    }

    /// Adds bytes.
    ///
    /// - Throws: ``StoreError``.
    package mutating func append(_ bytes: [UInt8]) throws {
        try files.write(bytes, at: size, of: id)
        sha.update(data: bytes)
        size += Int64(bytes.count)
    }

    /// Throws away what was written.
    package func discard() { try? files.remove(id) }

    var hash: ContentHash { ContentHash(sha) }
}
