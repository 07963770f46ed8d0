/// One of the controller's own commands for scanning, for kernels and controllers whose monitor doesn't do; see
/// docs/decisions/scanning.md.
///
/// Source: Bluetooth Core Specification 5.4, volume 4, part E, sections 7.8.10, 7.8.11, 7.8.64 and 7.8.65.
package struct ScanCommand: Hashable, Sendable {
    package static let reset: UInt16 = 0x0C03
    package static let parameters: UInt16 = 0x200B
    package static let enable: UInt16 = 0x200C
    package static let extendedParameters: UInt16 = 0x2041
    package static let extendedEnable: UInt16 = 0x2042

    /// 60 ms in units of 0.625 ms, as interval and as window: all the time.
    private static let rhythm: UInt16 = 0x0060

    /// The command's number.
    package let code: UInt16
    /// The command with its indicator and header.
    package let packet: [UInt8]
    /// Whether a scan that starts can't do without. One that is not on need not be stopped.
    package let isNecessary: Bool

    private init(_ code: UInt16, _ parameters: [UInt8], isNecessary: Bool = true) {
        self.code = code
        self.isNecessary = isNecessary
        var packet: [UInt8] = [HCIPacket.command]
        packet.append(littleEndian: code)
        packet.append(UInt8(clamping: parameters.count))
        self.packet = packet + parameters
    }

    /// The commands that start a scan without end that holds nothing back, in their order.
    ///
    /// - Parameters:
    ///   - isExtended: with the commands of Bluetooth 5. A controller that once got one of these refuses the others.
    ///   - isActive: asking the senders for more, which a search by another program needs.
    package static func start(isExtended: Bool, isActive: Bool) -> [ScanCommand] {
        var pace: [UInt8] = [isActive ? 1 : 0]
        pace.append(littleEndian: rhythm)
        pace.append(littleEndian: rhythm)
        if isExtended {
            return [
                stop(isExtended: true),
                // A public address of our own, no filter, one PHY (1 Mbit/s).
                ScanCommand(extendedParameters, [0, 0, 1] + pace),
                ScanCommand(extendedEnable, [1, 0, 0, 0, 0, 0]),
            ]
        }
        return [
            stop(isExtended: false),
            ScanCommand(parameters, pace + [0, 0]),
            ScanCommand(enable, [1, 0]),
        ]
    }

    /// The command that ends a scan.
    package static func stop(isExtended: Bool) -> ScanCommand {
        isExtended
            ? ScanCommand(extendedEnable, [0, 0, 0, 0, 0, 0], isNecessary: false)
            : ScanCommand(enable, [0, 0], isNecessary: false)
    }
}
