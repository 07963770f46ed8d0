import BeaconKit

/// A packet on its way from a receiver's antenna to the station.
struct Reception: Sendable {
    /// When the station gets it, in microseconds since the epoch.
    let time: Int64
    let receiver: ReceiverID
    /// The place of what was heard among the transmitters.
    let transmitter: Int
    /// In dBm.
    let rssi: Int8
}
