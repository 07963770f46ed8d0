package import BeaconKit
import SystemPackage

/// Writes what is heard into a new btsnoop file, which Wireshark, btmon and `muster replay` read: see ``BtsnoopParser``.
///
/// The file is of the kind that btmon writes (datalink 2001), as that alone tells which adapter heard.
package struct BtsnoopWriter {
    private static let datalink: UInt32 = 2001
    /// The monitor's opcode of an HCI event.
    private static let event: UInt32 = 3
    /// 1970-01-01 in microseconds since the year 0, which is where btsnoop counts from.
    private static let unixEpoch: Int64 = 0x00DC_DDB3_0F2F_8000

    private let path: String
    private let file: FileDescriptor
    // What was taken since the last flush.
    private var bytes: [UInt8] = []

    /// Makes the file.
    ///
    /// - Throws: ``RecordingError`` with the code `cannotWrite`, also if the file is there already.
    package init(path: String) throws(RecordingError) {
        self.path = path
        do {
            file = try FileDescriptor.open(
                FilePath(path),
                .writeOnly,
                options: [.create, .exclusiveCreate, .closeOnExec],
                permissions: [.ownerReadWrite, .groupRead, .otherRead]
            )
        } catch {
            throw Self.failure(path, error)
        }
        bytes = Self.header
    }

    /// Takes one HCI event packet with its leading packet indicator (`04`), and anything else not.
    package mutating func append(packet: Span<UInt8>, adapter: UInt16, at instant: Instant) {
        guard packet.count > 1, packet[0] == HCIEventBuffer.eventIndicator else { return }
        bytes += Self.record(of: packet.extracting(droppingFirst: 1), adapter: adapter, at: instant)
    }

    /// Writes what was taken, whole records only.
    package mutating func flush() throws(RecordingError) {
        guard !bytes.isEmpty else { return }
        do {
            try file.writeAll(bytes)
        } catch {
            throw Self.failure(path, error)
        }
        bytes.removeAll(keepingCapacity: true)
    }

    /// Writes the rest and closes the file.
    package mutating func close() throws(RecordingError) {
        do throws(RecordingError) {
            try flush()
        } catch {
            try? file.close()
            throw error
        }
        do {
            try file.close()
        } catch {
            throw Self.failure(path, error)
        }
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
