/// The layout of the HCI events that carry advertising reports.
///
/// Source: Bluetooth Core Specification 5.4, volume 4, part A, section 2 (the indicator), and part E, sections 7.7.65.2
/// and 7.7.65.13 (the events).
enum HCIEvent {
    /// The H4 indicator of an event packet.
    static let indicator: UInt8 = 0x04
    /// The event code of everything that concerns Bluetooth LE.
    static let lowEnergyMeta: UInt8 = 0x3E
    /// Indicator, event code, parameter length.
    static let headerCount = 3

    /// The subevent of legacy reports.
    enum Legacy {
        static let subevent: UInt8 = 0x02
        /// Event type, address kind, address, data length.
        static let reportHeaderCount = 9
        /// The signal strength follows the data.
        static let reportTrailerCount = 1
        /// The event type of an advertisement that is neither connectable nor scannable.
        static let nonconnectable: UInt8 = 3
        /// The most data that a legacy advertisement carries, in bytes.
        static let maximumDataCount = 31
    }

    /// The subevent of extended reports.
    enum Extended {
        static let subevent: UInt8 = 0x0D
        /// Event type, address kind, address, two PHYs, set, transmit power, signal strength, periodic interval,
        /// direct address and its kind, data length.
        static let reportHeaderCount = 24
        static let addressKindOffset = 2
        static let addressOffset = 3
        static let transmitPowerOffset = 12
        static let rssiOffset = 13
        static let dataLengthOffset = 23
        /// The most data that fits into one event with one report, in bytes.
        static let maximumDataCount = 229
    }
}
