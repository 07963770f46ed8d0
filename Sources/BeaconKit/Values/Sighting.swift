/// One beacon heard once by one receiver.
public struct Sighting: Hashable, Sendable {
    /// The beacon that was heard.
    public let identity: BeaconIdentity
    /// What the beacon says its signal is at 1 m, in dBm. Real tags send nonsense here.
    public let measuredPower: Int8
    /// The signal strength at the receiver, in dBm. 127 means that the controller had none to give.
    public let rssi: Int8
    /// The receiver that heard it.
    public let receiver: ReceiverID
    /// When it was heard.
    public let instant: Instant

    /// Makes a sighting from its parts.
    public init(identity: BeaconIdentity, measuredPower: Int8, rssi: Int8, receiver: ReceiverID, instant: Instant) {
        self.identity = identity
        self.measuredPower = measuredPower
        self.rssi = rssi
        self.receiver = receiver
        self.instant = instant
    }
}
