extension BeaconFrame {
    /// Where the parts of a beacon stand in its manufacturer data, and the constants among them.
    ///
    /// Source: Apple, *Proximity Beacon Specification*, release R1.
    enum Layout {
        /// Apple's company identifier, 0x004C, in the order in which it is transmitted.
        static let company: (UInt8, UInt8) = (0x4C, 0x00)
        /// Apple's message type of a proximity beacon.
        static let messageType: UInt8 = 0x02
        /// The bytes that follow the message's length: UUID, major, minor, measured power.
        static let messageLength: UInt8 = 21

        static let messageTypeOffset = 2
        static let messageLengthOffset = 3
        static let uuidOffset = 4
        static let majorOffset = 20
        static let minorOffset = 22
        static let measuredPowerOffset = 24
        /// The bytes of the manufacturer data, company identifier included.
        static let count = 25
    }
}

/// What the Bluetooth specification says of advertising data.
///
/// Source: *Supplement to the Bluetooth Core Specification*, part A, and *Assigned Numbers*, section 2.3.
enum ADStructure {
    /// The type of the flags.
    static let flags: UInt8 = 0x01
    /// The type of manufacturer specific data.
    static let manufacturerData: UInt8 = 0xFF
    /// General discoverable, no classic Bluetooth: the flags that Apple's specification gives a beacon.
    static let beaconFlags: UInt8 = 0x06
}
