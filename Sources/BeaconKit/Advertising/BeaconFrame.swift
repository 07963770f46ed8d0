/// What an iBeacon transmits: its identity and its measured power.
public struct BeaconFrame: Hashable, Sendable {
    /// The beacon's identity.
    public let identity: BeaconIdentity
    /// The signal strength that the beacon claims at 1 m, in dBm.
    public let measuredPower: Int8

    /// Makes a frame from its parts.
    public init(identity: BeaconIdentity, measuredPower: Int8) {
        self.identity = identity
        self.measuredPower = measuredPower
    }
}
