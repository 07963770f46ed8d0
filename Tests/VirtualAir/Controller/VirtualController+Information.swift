import BeaconKit

/// What a host asks when it powers a controller up.
extension VirtualController {
    /// - Returns: `nil` if the command is none of these.
    mutating func information(_ opcode: Opcode, _ parameters: Span<UInt8>) throws(Refusal) -> [UInt8]? {
        switch opcode {
        case .reset:
            reset()
            return []
        case .setEventMask:
            return []
        case .setLowEnergyEventMask:
            try check(parameters, count: 8)
            eventMask = parameters.littleEndian64(at: 0)
            return []
        case .readVersion:
            // HCI and link layer version, with the manufacturer's number that stands for none.
            let version: UInt8 = configuration.isExtended ? Version.five : Version.four
            return [version, 0, 0, version, 0xFF, 0xFF, 0, 0]
        case .readCommands:
            return supportedCommands
        case .readFeatures:
            // In byte 4: BR/EDR not supported, LE supported.
            return [0, 0, 0, 0, 0x60, 0, 0, 0]
        case .readAddress:
            var bytes: [UInt8] = []
            bytes.append(configuration.address)
            return bytes
        case .readBufferSize:
            // Packets of 27 bytes, 8 of them. Nothing is ever sent in them.
            return [27, 0, 8]
        case .readLowEnergyFeatures:
            // In byte 1, bit 4: extended advertising.
            return [0, configuration.isExtended ? 0x10 : 0, 0, 0, 0, 0, 0, 0]
        case .readStates:
            // Advertising of each kind and scanning of each kind, and both together: bits 0 to 5 and 8 to 15.
            return [0x3F, 0xFF, 0, 0, 0, 0, 0, 0]
        default:
            return nil
        }
    }

    private enum Version {
        /// Bluetooth 4.0.
        static let four: UInt8 = 0x06
        /// Bluetooth 5.0.
        static let five: UInt8 = 0x09
    }

    /// The bit of each command that the controller knows.
    ///
    /// Source: Bluetooth Core Specification 5.4, volume 4, part E, section 6.27.
    private var supportedCommands: [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 64)
        // Event mask and reset; version, features and address.
        bytes[5] = 0xC0
        bytes[14] = 0x28
        bytes[15] = 0x02
        // LE event mask, buffer size, features; random address, advertising parameters, data; the rest of legacy
        // advertising and scanning; states.
        bytes[25] = 0xB7
        bytes[26] = 0x0F
        bytes[28] = 0x08
        if configuration.isExtended {
            // Addresses, parameters, data and enabling of sets, their number and maximum; removing them; scanning.
            bytes[36] = 0xFE
            bytes[37] = 0x63
        }
        return bytes
    }

    /// Refuses parameters of another length than the command has.
    func check(_ parameters: Span<UInt8>, count: Int) throws(Refusal) {
        guard parameters.count == count else { throw .invalidParameters }
    }
}
