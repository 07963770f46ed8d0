/// What is wrong with bytes that claim to be an advertisement.
///
/// These are faults of the bytes, not of the reader: a receiver counts them as malformed and goes on.
public enum AdvertisingError: Error, Hashable, Sendable {
    /// A packet ends before the length that its header gives, or before its header does.
    ///
    /// - Parameters:
    ///   - expected: The bytes that the packet should have at least.
    ///   - actual: The bytes that it has.
    case truncatedPacket(expected: Int, actual: Int)

    /// An advertising event says that it carries no report. The specification asks for at least one.
    case noReports

    /// An advertising event ends within a report.
    ///
    /// - Parameter index: The report's place in the event, from 0: as many reports before it were complete.
    case truncatedReport(index: Int)

    /// An AD structure is longer than what is left of the advertising data.
    ///
    /// - Parameter offset: Where the structure begins, in bytes from the beginning of the advertising data.
    case truncatedStructure(offset: Int)

    /// Apple manufacturer data announces a beacon, and ends before the beacon does.
    ///
    /// - Parameter count: The bytes of manufacturer data, company identifier included. A beacon takes 25.
    case truncatedBeacon(count: Int)

    /// Apple manufacturer data announces a beacon of another length than 21 bytes.
    ///
    /// - Parameter length: The length that it announces.
    case beaconLength(length: UInt8)
}

extension AdvertisingError: CustomStringConvertible {
    /// What is wrong, in words.
    public var description: String {
        switch self {
        case .truncatedPacket(let expected, let actual):
            "the packet has \(actual) bytes and should have \(expected)"
        case .noReports:
            "the event carries no report"
        case .truncatedReport(let index):
            "the event ends within report \(index)"
        case .truncatedStructure(let offset):
            "the AD structure at byte \(offset) is longer than the advertising data"
        case .truncatedBeacon(let count):
            "the manufacturer data has \(count) bytes and a beacon takes 25"
        case .beaconLength(let length):
            "the beacon announces \(length) bytes and should announce 21"
        }
    }
}
