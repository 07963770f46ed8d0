package import BeaconKit

/// A beacon that somebody has the station transmit.
package struct Broadcast: Hashable, Sendable {
    /// What stands for it in addresses.
    package let id: String
    package let name: String
    package let transmission: Transmission

    package init(id: String, name: String, transmission: Transmission) {
        self.id = id
        self.name = name
        self.transmission = transmission
    }

    package var identity: BeaconIdentity { transmission.frame.identity }
}
