package import BeaconKit

/// One that only transmits and needs no controller: a badge, a tag, or a whole crowd of them.
package struct PlainTransmitter: Sendable {
    /// What it sends, one after the other, over and over.
    package var advertisements: [Advertisement]
    /// From one advertisement to the next, in microseconds, at least 1.
    package var interval: Int64
    /// The most by which each is late at random, in microseconds.
    package var delay: Int64

    /// The random delay that the specification asks for, so that two of the same interval do not collide for ever.
    ///
    /// Source: Bluetooth Core Specification 5.4, volume 6, part B, section 4.4.2.2.
    package static let specifiedDelay: Int64 = 10_000

    package init(_ advertisements: [Advertisement], interval: Duration, delay: Int64 = Self.specifiedDelay) {
        self.advertisements = advertisements
        self.interval = max(1, interval.microseconds)
        self.delay = delay
    }

    /// A badge.
    package static func badge(_ frame: BeaconFrame, interval: Duration = .milliseconds(100)) -> PlainTransmitter {
        PlainTransmitter([Advertisement(frame)], interval: interval)
    }

    /// Many badges, evenly spread over time, whose number of advertisements per second is exact.
    ///
    /// - Parameters:
    ///   - rate: Advertisements per second, at least 1.
    ///   - identities: How many badges, at least 1 and at most 65536: minors from 0.
    package static func flood(rate: Int, uuid: BeaconUUID, major: UInt16, identities: Int) -> PlainTransmitter {
        let advertisements = (0..<identities).map { minor in
            let identity = BeaconIdentity(uuid: uuid, major: major, minor: UInt16(truncatingIfNeeded: minor))
            return Advertisement(BeaconFrame(identity: identity, measuredPower: -59))
        }
        return PlainTransmitter(advertisements, interval: .seconds(1) / rate, delay: 0)
    }
}
