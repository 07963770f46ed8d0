import Attendance
import BeaconKit
import Station
import Synchronization

/// Contents of messages in memory.
final class InMemoryFiles: MessageFiles {
    private let contents = Mutex<[MessageID: [UInt8]]>([:])
    private let free = Mutex<Int64?>(nil)

    /// Says how much is free from now on.
    func setFree(_ bytes: Int64?) { free.withLock { $0 = bytes } }

    func bytes(_ id: MessageID) -> [UInt8]? { contents.withLock { $0[id] } }

    /// Changes a byte behind everybody's back.
    func damage(_ id: MessageID) { contents.withLock { $0[id]?[0] ^= 1 } }

    func size(of id: MessageID) -> Int64 { Int64(bytes(id)?.count ?? 0) }

    func write(_ bytes: [UInt8], at offset: Int64, of id: MessageID) {
        contents.withLock { contents in
            var content = contents[id] ?? []
            content.replaceSubrange(Int(offset)..<min(content.count, Int(offset) + bytes.count), with: bytes)
            contents[id] = content
        }
    }

    func read(_ id: MessageID, from offset: Int64, count: Int) -> [UInt8] {
        Array((bytes(id) ?? []).dropFirst(Int(offset)).prefix(count))
    }

    func sync(_ id: MessageID) {}
    func remove(_ id: MessageID) { contents.withLock { $0[id] = nil } }
    func all() -> [MessageID] { contents.withLock { Array($0.keys) } }
    func all(unchangedSince instant: Instant) -> [MessageID] { all() }
    func freeBytes() -> Int64? { free.withLock { $0 } }
}
