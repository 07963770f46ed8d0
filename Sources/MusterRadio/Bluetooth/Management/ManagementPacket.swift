/// What comes in over the management channel.
///
/// Source: BlueZ's doc/mgmt-api.txt, "Packet Structures" and the events' own sections.
package enum ManagementPacket: Hashable, Sendable {
    /// The reply to a command.
    case reply(Reply)
    /// Something happened.
    case event(ManagementEvent)

    /// A command's end: its status and, where it succeeded, what it returned.
    package struct Reply: Hashable, Sendable {
        /// The command's number.
        package let command: UInt16
        package let adapter: UInt16?
        package let status: ManagementStatus
        package let parameters: [UInt8]
    }

    /// Stands for no adapter in a packet's header.
    package static let noAdapter: UInt16 = 0xFFFF
    private static let headerLength = 6

    /// Reads a packet.
    ///
    /// - Returns: `nil` for what is cut off, and for events that don't concern us. Among these are the two that come
    ///   for each advertisement while a monitor is set: the raw channel has them already.
    package init?(_ bytes: Span<UInt8>) {
        guard bytes.count >= Self.headerLength else { return nil }
        let code = bytes.littleEndianUInt16(at: 0)
        let index = bytes.littleEndianUInt16(at: 2)
        let adapter = index == Self.noAdapter ? nil : index
        let end = Self.headerLength + Int(bytes.littleEndianUInt16(at: 4))
        guard bytes.count >= end else { return nil }
        let parameters = bytes.extracting(Self.headerLength..<end)
        switch code {
        // Command Complete and Command Status: the latter carries no parameters.
        case 0x0001, 0x0002:
            guard parameters.count >= 3 else { return nil }
            self = .reply(
                Reply(
                    command: parameters.littleEndianUInt16(at: 0),
                    adapter: adapter,
                    status: ManagementStatus(rawValue: parameters[2]),
                    parameters: (3..<parameters.count).map { parameters[$0] }
                )
            )
        default:
            guard let adapter, let kind = ManagementEvent.Kind(code: code, parameters: parameters) else { return nil }
            self = .event(ManagementEvent(adapter: adapter, kind: kind))
        }
    }
}
