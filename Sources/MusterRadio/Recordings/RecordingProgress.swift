/// How far the reading of one recording has come.
package struct RecordingProgress: Hashable, Sendable {
    /// Bytes read so far.
    package let bytesRead: Int
    /// The length of the recording in bytes, where it can be known beforehand.
    package let totalBytes: Int?

    package init(bytesRead: Int, totalBytes: Int?) {
        self.bytesRead = bytesRead
        self.totalBytes = totalBytes
    }
}
