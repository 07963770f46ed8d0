import BeaconKit

/// What a controller was told about scanning.
struct Scan: Sendable {
    /// What makes a report the duplicate of another.
    struct Sender: Hashable {
        let address: BluetoothAddress
        let isRandomAddress: Bool
        let properties: AdvertisingReport.Properties
        let setIdentifier: UInt8
    }

    /// Whether the host wants extended reports.
    var isExtended = false
    /// Whether it asks scannable advertisers for more.
    var isActive = false
    var isEnabled = false
    /// Whether each sender is reported only once.
    var filtersDuplicates = false
    /// Those that were reported since scanning was enabled.
    var reported: Set<Sender> = []
}
