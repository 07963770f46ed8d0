/// What a packet on an adapter's raw channel is to us.
///
/// Source: Bluetooth Core Specification 5.4, volume 4, part A, section 2 (the indicators), and part E, sections 5.4.1
/// (commands), 7.3.2 (Reset), 7.7.14 and 7.7.15 (Command Complete and Status), 7.8.11, 7.8.65 (scan), 7.7.65 (reports).
package enum HCIPacket: Hashable, Sendable {
    /// Advertisements were heard.
    case reports
    /// Somebody commands the scan. If the controller does so, this is the scan thereafter; `nil` for commands that only
    /// prepare it.
    case scan(command: UInt16, ScanState?)
    /// A command came to its end, with the controller's status: 0 for success.
    case completed(command: UInt16, status: UInt8)

    static let command: UInt8 = 0x01
    static let event: UInt8 = 0x04
    static let commandComplete: UInt8 = 0x0E
    /// How controllers answer commands that they don't know.
    static let commandStatus: UInt8 = 0x0F
    static let lowEnergyMeta: UInt8 = 0x3E

    /// Reads a packet with its indicator.
    ///
    /// - Returns: `nil` for what is of no interest, or cut off.
    package init?(_ packet: Span<UInt8>) {
        guard packet.count >= 4 else { return nil }
        switch (packet[0], packet[1]) {
        case (Self.event, Self.lowEnergyMeta):
            guard packet[3] == 0x02 || packet[3] == 0x0D else { return nil }
            self = .reports
        case (Self.event, Self.commandComplete):
            guard packet.count >= 7 else { return nil }
            self = .completed(command: packet.littleEndianUInt16(at: 4), status: packet[6])
        case (Self.event, Self.commandStatus):
            guard packet.count >= 7 else { return nil }
            self = .completed(command: packet.littleEndianUInt16(at: 5), status: packet[3])
        case (Self.command, _):
            let code = packet.littleEndianUInt16(at: 1)
            let scan = ScanState(command: packet.extracting(droppingFirst: 1))
            guard scan != nil || code == ScanCommand.parameters || code == ScanCommand.extendedParameters else {
                return nil
            }
            self = .scan(command: code, scan)
        default:
            return nil
        }
    }
}
