package import BeaconKit
import Station
import Synchronization
package import SystemPackage

/// Writes what is heard into a new btsnoop file, which Wireshark, btmon and `muster replay` read: see ``BtsnoopParser``.
///
/// The file is of the kind that btmon writes (datalink 2001), as that alone tells which adapter heard. It is written on a
/// thread that may wait for the disk, so that whoever hears never does.
package final class BtsnoopWriter: Sendable {
    private static let datalink: UInt32 = 2001
    /// The monitor's opcode of an HCI event.
    private static let event: UInt32 = 3
    /// 1970-01-01 in microseconds since the year 0, which is where btsnoop counts from.
    private static let unixEpoch: Int64 = 0x00DC_DDB3_0F2F_8000

    /// The most bytes that wait for a disk: some minutes of a busy air.
    private static let limit = 64 << 20

    private struct State {
        /// What was appended since the last flush.
        var bytes: [UInt8] = []
        /// How many bytes are on their way to the disk.
        var underWay = 0
        var failure: RecordingError?
    }

    private let path: String
    private let file: FileDescriptor
    private let thread = WaitingThread("recording")
    private let state: Mutex<State>

    /// Makes the file.
    ///
    /// - Throws: ``RecordingError`` with the code `cannotWrite`, also if the file is there already.
    package convenience init(path: String) throws(RecordingError) {
        do {
            let file = try FileDescriptor.open(
                FilePath(path),
                .writeOnly,
                options: [.create, .exclusiveCreate, .closeOnExec],
                permissions: [.ownerReadWrite, .groupRead, .otherRead]
            )
            self.init(file, path: path)
        } catch {
            throw Self.failure(path, error)
        }
    }

    /// Writes into a file that is open.
    package init(_ file: FileDescriptor, path: String) {
        self.file = file
        self.path = path
        state = Mutex(State(bytes: Self.header))
    }

    /// Why the file is not complete; `nil` while it is.
    package var failure: RecordingError? { state.withLock(\.failure) }

    /// Adds one HCI event packet with its leading packet indicator (`04`), and ignores anything else.
    package func append(packet: Span<UInt8>, adapter: UInt16, at instant: Instant) {
        guard packet.count > 1, packet[0] == HCIEventBuffer.eventIndicator else { return }
        let record = Self.record(of: packet.extracting(droppingFirst: 1), adapter: adapter, at: instant)
        state.withLock { $0.bytes += record }
    }

    /// Has written what was appended, whole records only, and does not wait for it. After a failure nothing more is
    /// written: see ``failure``.
    package func flush() {
        let bytes = state.withLock { state -> [UInt8] in
            defer { state.bytes = [] }
            if state.failure == nil, state.underWay + state.bytes.count > Self.limit {
                state.failure = RecordingError(code: .cannotWrite, recording: path, reason: "the disk is too slow")
            }
            guard state.failure == nil else { return [] }
            state.underWay += state.bytes.count
            return state.bytes
        }
        guard !bytes.isEmpty else { return }
        thread.start { [self] in write(bytes) }
    }

    /// Writes the rest and closes the file.
    package func close() async throws(RecordingError) {
        flush()
        // The thread does one thing after the other.
        try? await thread.run { [self] in
            do {
                try file.close()
            } catch {
                fail(error)
            }
        }
        if let failure { throw failure }
    }

    private func write(_ bytes: [UInt8]) {
        do {
            try file.writeAll(bytes)
        } catch {
            fail(error)
        }
        state.withLock { $0.underWay -= bytes.count }
    }

    private func fail(_ error: any Error) {
        let failure = Self.failure(path, error)
        state.withLock { $0.failure = $0.failure ?? failure }
    }

    /// The beginning of a file: its magic word, version 1, and what its packets are.
    static var header: [UInt8] {
        var header = Array("btsnoop\0".utf8)
        header.append(bigEndian: UInt32(1))
        header.append(bigEndian: datalink)
        return header
    }

    private static func record(of event: Span<UInt8>, adapter: UInt16, at instant: Instant) -> [UInt8] {
        var record: [UInt8] = []
        record.reserveCapacity(24 + event.count)
        // The packet's length in the air and here, what it is, and how many packets were lost before.
        record.append(bigEndian: UInt32(event.count))
        record.append(bigEndian: UInt32(event.count))
        record.append(bigEndian: UInt32(adapter) << 16 | Self.event)
        record.append(bigEndian: UInt32(0))
        record.append(bigEndian: instant.microseconds &+ unixEpoch)
        for position in event.indices { record.append(event[position]) }
        return record
    }

    private static func failure(_ path: String, _ error: any Error) -> RecordingError {
        let reason =
            switch error as? Errno {
            case .fileExists: "already exists; name another file or remove it first"
            case let code?: "can't be written: \(code)"
            case nil: "can't be written: \(error)"
            }
        return RecordingError(code: .cannotWrite, recording: path, reason: reason)
    }
}

extension [UInt8] {
    /// Appends a number, most significant byte first.
    fileprivate mutating func append(bigEndian number: some FixedWidthInteger) {
        for shift in stride(from: number.bitWidth - 8, through: 0, by: -8) {
            append(UInt8(truncatingIfNeeded: number >> shift))
        }
    }
}
