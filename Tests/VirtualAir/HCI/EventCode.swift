/// The codes of the events that the virtual controller gives.
enum EventCode: UInt8 {
    case commandComplete = 0x0E
    case commandStatus = 0x0F
    /// Everything of Low Energy, told apart by the first parameter: ``Subevent``.
    case lowEnergyMeta = 0x3E

    enum Subevent: UInt8 {
        case advertisingReport = 0x02
        case extendedAdvertisingReport = 0x0D
        case advertisingSetTerminated = 0x12

        /// The event's bit in the mask that the host sets.
        var mask: UInt64 { 1 << (UInt64(rawValue) - 1) }
    }
}
