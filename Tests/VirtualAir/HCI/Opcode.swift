/// The number of an HCI command: group in the high 6 bits, command in the low 10.
///
/// Source of all numbers and layouts in this module: Bluetooth Core Specification 5.4, volume 4, part E, section 7.
struct Opcode: RawRepresentable, Hashable, Sendable {
    let rawValue: UInt16

    static let setEventMask = Opcode(rawValue: 0x0C01)
    static let reset = Opcode(rawValue: 0x0C03)
    static let readVersion = Opcode(rawValue: 0x1001)
    static let readCommands = Opcode(rawValue: 0x1002)
    static let readFeatures = Opcode(rawValue: 0x1003)
    static let readAddress = Opcode(rawValue: 0x1009)

    static let setLowEnergyEventMask = Opcode(rawValue: 0x2001)
    static let readBufferSize = Opcode(rawValue: 0x2002)
    static let readLowEnergyFeatures = Opcode(rawValue: 0x2003)
    static let setRandomAddress = Opcode(rawValue: 0x2005)
    static let setAdvertisingParameters = Opcode(rawValue: 0x2006)
    static let setAdvertisingData = Opcode(rawValue: 0x2008)
    static let setScanResponseData = Opcode(rawValue: 0x2009)
    static let enableAdvertising = Opcode(rawValue: 0x200A)
    static let setScanParameters = Opcode(rawValue: 0x200B)
    static let enableScan = Opcode(rawValue: 0x200C)
    static let readStates = Opcode(rawValue: 0x201C)

    static let setAdvertisingSetAddress = Opcode(rawValue: 0x2035)
    static let setExtendedAdvertisingParameters = Opcode(rawValue: 0x2036)
    static let setExtendedAdvertisingData = Opcode(rawValue: 0x2037)
    static let setExtendedScanResponseData = Opcode(rawValue: 0x2038)
    static let enableExtendedAdvertising = Opcode(rawValue: 0x2039)
    static let readMaximumDataLength = Opcode(rawValue: 0x203A)
    static let readSetCount = Opcode(rawValue: 0x203B)
    static let removeAdvertisingSet = Opcode(rawValue: 0x203C)
    static let clearAdvertisingSets = Opcode(rawValue: 0x203D)
    static let setExtendedScanParameters = Opcode(rawValue: 0x2041)
    static let enableExtendedScan = Opcode(rawValue: 0x2042)
}
