package import BeaconKit

/// What a gateway said, whatever kind it is.
package enum GatewayNews: Hashable, Sendable {
    /// It heard something.
    case advert(GatewayAdvert)
    /// The broker, or the gateway itself, says whether it is there.
    case online(Bool)
    /// How much its radio has heard, or how often it has scanned, since it was switched on.
    case counter(Int64)
    /// What tells it from another of the same name, as its address in the network.
    case instance(String)
    /// Whether its radio scans.
    case scanning(Bool)
    /// It has heard so many more than it could pass on.
    case lost(Int)
}

/// What a gateway heard once.
package struct GatewayAdvert: Hashable, Sendable {
    package var address: UInt64
    /// In dBm; 127 where it has none, or none that may be compared with others.
    package var rssi: Int8
    /// The advertising data from the flags on.
    package var data: [UInt8]
    /// When it was heard, by the gateway's own clock.
    package var sent: Instant?
    /// For how long the gateway kept it before it sent it, by a clock that cannot be set, in µs; 0 where it does not say.
    package var age: Int64

    package init(address: UInt64, rssi: Int8, data: [UInt8], sent: Instant? = nil, age: Int64 = 0) {
        self.address = address
        self.rssi = rssi
        self.data = data
        self.sent = sent
        self.age = age
    }
}
