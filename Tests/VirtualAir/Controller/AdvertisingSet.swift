import BeaconKit

/// An advertising set of a controller. Legacy advertising is a set, too.
struct AdvertisingSet: Sendable {
    /// A set's advertising while it goes on.
    struct Activity: Sendable {
        /// When the next advertisement is due, in microseconds.
        var next: Int64
        /// When it ends by itself, in microseconds.
        let end: Int64?
        /// After how many advertisements it ends by itself.
        let limit: Int?
        /// How many it has sent.
        var count = 0
    }

    let handle: UInt8
    var properties: AdvertisingReport.Properties = .legacy
    /// From one advertisement to the next, in microseconds, before the random delay.
    var interval: Int64 = 1_280_000
    var usesRandomAddress = false
    var randomAddress: BluetoothAddress?
    /// In dBm; 127 unless it is part of the advertisement.
    var transmitPower: Int8 = 127
    var identifier: UInt8 = 0xFF
    var data: [UInt8] = []
    var scanResponse: [UInt8] = []
    /// `nil` while it is disabled.
    var activity: Activity?

    init(handle: UInt8) {
        self.handle = handle
    }

    /// What the set sends.
    func advertisement(publicAddress: BluetoothAddress) -> Advertisement {
        Advertisement(
            address: usesRandomAddress ? randomAddress ?? publicAddress : publicAddress,
            isRandomAddress: usesRandomAddress,
            properties: properties,
            data: data,
            scanResponse: scanResponse,
            transmitPower: transmitPower,
            setIdentifier: identifier
        )
    }
}
