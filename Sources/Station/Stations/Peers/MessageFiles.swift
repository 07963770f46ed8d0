package import Attendance
package import BeaconKit

/// Where the contents of messages are kept: each in a file that is called as the message's identifier, whatever the
/// sender calls it.
///
/// Every call throws ``StoreError``.
package protocol MessageFiles: Sendable {
    /// How many bytes are there; 0 without a file.
    func size(of id: MessageID) throws -> Int64
    /// Writes bytes at a place that is not behind the end.
    func write(_ bytes: [UInt8], at offset: Int64, of id: MessageID) throws
    /// Reads at most so many bytes.
    func read(_ id: MessageID, from offset: Int64, count: Int) throws -> [UInt8]
    /// Makes what was written durable.
    func sync(_ id: MessageID) throws
    /// Forgets a content; nothing if there is none.
    func remove(_ id: MessageID) throws
    /// All of which there is a content that has not changed since an instant.
    func all(unchangedSince instant: Instant) throws -> [MessageID]
    /// Bytes that are free on the disk; `nil` where nobody knows.
    func freeBytes() -> Int64?
}
