/// One of the kernel's settings for an adapter: a type, a length and a value.
///
/// Source: BlueZ's doc/mgmt-api.txt, "Read Default System Configuration Command".
package struct SystemParameter: Hashable, Sendable {
    package let type: UInt16
    package let value: [UInt8]

    package init(type: UInt16, value: [UInt8]) {
        self.type = type
        self.value = value
    }

    /// How long the scan for monitors takes on each channel, in units of 0.625 ms.
    package static let monitorScanInterval: UInt16 = 0x0013
    /// How much of that time it listens, in the same units.
    package static let monitorScanWindow: UInt16 = 0x0014
    /// Whether the scan for monitors takes turns with one that hears nothing but awaited devices.
    package static let monitorInterleaving: UInt16 = 0x001F

    /// 60 ms in units of 0.625 ms: the interval that the kernel itself has for this scan.
    private static let interval: UInt16 = 0x0060

    /// Listen all the time. The kernel's own setting is half of it, which misses every second advertisement.
    package static let continuousMonitoring: [SystemParameter] = [
        SystemParameter(type: monitorScanInterval, number: interval),
        SystemParameter(type: monitorScanWindow, number: interval),
        SystemParameter(type: monitorInterleaving, value: [0]),
    ]

    private init(type: UInt16, number: UInt16) {
        var value: [UInt8] = []
        value.append(littleEndian: number)
        self.init(type: type, value: value)
    }

    /// The parameter as the commands carry it.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(littleEndian: type)
        bytes.append(UInt8(clamping: value.count))
        return bytes + value
    }

    /// Reads the row of parameters that the kernel replies. One that is cut off ends it.
    package static func list(_ bytes: Span<UInt8>) -> [SystemParameter] {
        var list: [SystemParameter] = []
        var offset = 0
        while bytes.count - offset >= 3 {
            let end = offset + 3 + Int(bytes[offset + 2])
            guard end <= bytes.count else { break }
            let type = bytes.littleEndianUInt16(at: offset)
            list.append(SystemParameter(type: type, value: (offset + 3..<end).map { bytes[$0] }))
            offset = end
        }
        return list
    }
}
