/// What the kernel says of an adapter's advertisement monitors.
package struct MonitorFeatures: Hashable, Sendable {
    /// Whether the controller itself picks out what matches, and keeps all the rest to itself.
    package let isOffloaded: Bool
    /// The monitors that there can be.
    package let maximum: Int
    /// The monitors that there are, whoever set them.
    package let handles: [UInt16]

    /// Reads the reply to ``ManagementCommand/readMonitorFeatures``.
    ///
    /// Source: BlueZ's doc/mgmt-api.txt, "Read Advertisement Monitor Features Command".
    package init(_ bytes: Span<UInt8>) throws(BluetoothError) {
        let expected = bytes.count < 13 ? 13 : 13 + 2 * Int(bytes.littleEndianUInt16(at: 11))
        guard bytes.count >= expected else {
            throw BluetoothError(
                ManagementCommand.readMonitorFeatures.name,
                .truncated(expected: expected, actual: bytes.count)
            )
        }
        isOffloaded = bytes.littleEndianUInt32(at: 0) & 1 != 0
        maximum = Int(bytes.littleEndianUInt16(at: 8))
        handles = stride(from: 13, to: expected, by: 2).map { bytes.littleEndianUInt16(at: $0) }
    }

    /// Reads the reply to ``ManagementCommand/addMonitor(_:)``: the number under which the kernel has the monitor.
    package static func handle(_ bytes: Span<UInt8>) throws(BluetoothError) -> UInt16 {
        guard bytes.count >= 2 else {
            throw BluetoothError("start the scan", .truncated(expected: 2, actual: bytes.count))
        }
        return bytes.littleEndianUInt16(at: 0)
    }
}
