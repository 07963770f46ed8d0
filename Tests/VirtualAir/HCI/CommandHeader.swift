/// The head of an H4 packet that carries a command: `01`, the opcode with its low byte first, the parameters' length.
struct CommandHeader {
    let opcode: Opcode
    /// Where the parameters are in the packet.
    let parameters: Range<Int>

    private static let indicator: UInt8 = 0x01
    private static let count = 4

    /// - Returns: `nil` if the packet is no command, or not whole.
    init?(of packet: Span<UInt8>) {
        guard packet.count >= Self.count, packet[0] == Self.indicator else { return nil }
        let end = Self.count + Int(packet[3])
        guard packet.count >= end else { return nil }
        opcode = Opcode(rawValue: packet.littleEndian16(at: 1))
        parameters = Self.count..<end
    }
}
