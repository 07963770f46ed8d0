import BeaconKit

/// Something that advertises in the simulated office.
struct Transmitter: Sendable {
    /// What carries it about.
    enum Carrier: Sendable {
        /// A member, a visitor or an item, as a place in the cast.
        case member(Int)
        case visitor(Int)
        case item(Int)
        case fixed(Point)
    }

    /// From what its randomness comes: the seed and its place among the transmitters.
    let key: UInt64
    let carrier: Carrier
    /// What it transmits, if that is a beacon.
    let identity: BeaconIdentity?
    let advertisement: Advertisement
    /// From one advertisement to the next, in microseconds, without the random delay.
    let interval: Int64
    /// What a receiver hears at 1 m in the open, in dBm.
    let level: Double
    /// What the carrier's body takes at most, in dB.
    let bodyLoss: Double

    /// How often it has advertised.
    var count: UInt64 = 0
    /// Where it was when ``links`` were reckoned.
    var linkPoint: Point?
    /// The number of the posture for which ``links`` were reckoned.
    var linkPosture: UInt64 = 0
    /// One for each receiver.
    var links: [Link] = []

    /// Makes a transmitter that carries a badge.
    init(_ badge: Badge, carrier: Carrier, bodyLoss: Double, key: UInt64) {
        self.key = key
        self.carrier = carrier
        identity = badge.identity
        advertisement = .beacon(badge, key: key)
        interval = badge.interval
        level = badge.level
        self.bodyLoss = bodyLoss
    }

    /// Makes a transmitter of anything else.
    init(_ chatter: Chatter, carrier: Carrier, bodyLoss: Double, key: UInt64) {
        self.key = key
        self.carrier = carrier
        identity = nil
        advertisement = chatter.advertisement(key: key)
        interval = chatter.interval
        level = chatter.level
        self.bodyLoss = bodyLoss
    }

    /// From this advertisement to the next, in microseconds.
    ///
    /// To each interval the specification adds a random delay of up to 10 ms, so that two devices never stay in step
    /// (Core Specification 5.4, volume 6, part B, section 4.4.2.2).
    func gap() -> Int64 {
        interval + Int64(SeededHash.mix(key, count) % 10_001)
    }

    /// The number of the posture in which the carrier sits at a moment. People turn and shift about once a minute;
    /// things always lie the same way.
    func posture(at time: Int64) -> UInt64 {
        switch carrier {
        case .member, .visitor: UInt64(bitPattern: (time + Int64(key % 47_000_000)) / 47_000_000)
        case .item, .fixed: 0
        }
    }

    /// By how much somebody who sits has turned, in radians: seldom more than 40°.
    func fidget(at time: Int64) -> Double {
        switch carrier {
        case .member, .visitor: SeededHash.normal(SeededHash.mix(key ^ 0x66_6964, posture(at: time))) * 0.35
        case .item, .fixed: 0
        }
    }

    /// Where in its interval a transmitter is that comes near, in microseconds.
    func phase(at time: Int64) -> Int64 {
        Int64(SeededHash.mix(key ^ 0x7068_6173_65, UInt64(bitPattern: time)) % UInt64(interval))
    }
}
