/// What an adapter can transmit, and what it transmits already.
package struct AdvertisingFeatures: Hashable, Sendable {
    private struct Flags {
        /// Sets of Bluetooth 5: the controller itself sends several at once.
        static let extended: UInt32 = 1 << 7
        /// An instance may bring its interval with it.
        static let interval: UInt32 = 1 << 14
    }

    /// Whether the controller sends several instances at once, each with an interval of its own. Without, the kernel
    /// sends them in turns, a second or more each, with an interval that it chooses.
    package let isExtended: Bool
    /// Whether an instance may bring its interval with it. Where the controller is not extended, it counts only for
    /// connectable ones.
    package let takesInterval: Bool
    /// The instances that there can be, numbered from 1.
    package let maximum: Int
    /// The instances that there are, whoever set them.
    package let instances: [UInt8]

    package init(isExtended: Bool, takesInterval: Bool = true, maximum: Int, instances: [UInt8]) {
        self.isExtended = isExtended && takesInterval
        self.takesInterval = takesInterval
        self.maximum = maximum
        self.instances = instances
    }

    /// Reads the reply to ``ManagementCommand/readAdvertisingFeatures``.
    ///
    /// Source: BlueZ's doc/mgmt-api.txt, "Read Advertising Features Command".
    package init(_ bytes: Span<UInt8>) throws(BluetoothError) {
        let expected = bytes.count < 8 ? 8 : 8 + Int(bytes[7])
        guard bytes.count >= expected else {
            throw BluetoothError(
                ManagementCommand.readAdvertisingFeatures.name,
                .truncated(expected: expected, actual: bytes.count)
            )
        }
        let flags = bytes.littleEndianUInt32(at: 0)
        self.init(
            isExtended: flags & Flags.extended != 0,
            takesInterval: flags & Flags.interval != 0,
            maximum: Int(bytes[6]),
            instances: (8..<expected).map { bytes[$0] }
        )
    }

    /// The lowest number that no instance has; `nil` if all are taken.
    ///
    /// It is free for certain. Some kernels (6.1 among them) don't list instances whose number is above their count.
    /// But if a number up to the count is not listed, it is free; and if all are, nothing is left out of the list.
    package var freeInstance: UInt8? {
        (1...max(maximum, 1)).lazy.map { UInt8(clamping: $0) }.first { !instances.contains($0) && $0 <= maximum }
    }
}
