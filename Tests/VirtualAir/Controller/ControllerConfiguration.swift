package import BeaconKit

/// What a virtual controller is and can.
package struct ControllerConfiguration: Hashable, Sendable {
    /// Whether it is one of BR/EDR only, as before Bluetooth 4: it refuses everything of Low Energy.
    package var isClassic = false
    /// Whether it answers nothing from the beginning.
    package var isMute = false
    /// Its public address.
    package var address: BluetoothAddress
    /// Whether it knows the extended commands and packets of Bluetooth 5.
    package var isExtended: Bool
    /// How many advertising sets an extended one can hold.
    package var advertisingSets: Int
    /// The intervals at which it can advertise, in units of 0.625 ms. It refuses others.
    package var advertisingIntervals: ClosedRange<UInt32>
    /// With what it refuses an interval.
    package var intervalRefusal: Refusal

    package init(
        address: BluetoothAddress,
        isExtended: Bool = false,
        advertisingSets: Int = 5,
        advertisingIntervals: ClosedRange<UInt32> = 0x20...0x4000,
        intervalRefusal: Refusal = .invalidParameters
    ) {
        self.address = address
        self.isExtended = isExtended
        self.advertisingSets = advertisingSets
        self.advertisingIntervals = advertisingIntervals
        self.intervalRefusal = intervalRefusal
    }
}
