package import BeaconKit

/// What is let in of what one gateway says it heard: bounded in every second, and nothing kept of any address.
package struct GatewayIntake: Sendable {
    /// How much is let in each second: of beacons whose UUID is known, and of all others together.
    static let (mostKnown, mostStrangers) = (2_000, 20)

    /// What came of an advertisement.
    package enum Outcome: Hashable, Sendable {
        case beacon
        /// No beacon, of this company where it says so.
        case other(company: UInt16?)
        /// Too much in this second.
        case dropped
        /// From long ago.
        case old
    }

    package let receiver: ReceiverID
    package private(set) var clock = GatewayClock()
    private var second: Int64 = .min
    private var known = 0
    private var strangers = 0
    private var nextLifeSign: Instant?

    package init(receiver: ReceiverID) { self.receiver = receiver }

    /// Ingests an advertisement.
    ///
    /// - Parameters:
    ///   - steady: when it arrived.
    ///   - wall: what the station's clock showed then.
    ///   - batch: gets it, where it is let in.
    package mutating func ingest(
        _ advert: GatewayAdvert,
        at steady: Instant,
        wall: Instant,
        filter: GatewayFilter,
        into batch: inout ReportBatch
    ) -> Outcome {
        let frame = (try? BeaconFrame.parse(advertisingData: advert.data.span)) ?? nil
        guard let heard = clock.heard(sent: advert.sent, age: advert.age, arrived: steady, wall: wall) else {
            return .old
        }
        guard let frame, frame.identity.uuid != GatewayFilter.ignored else {
            lifeSign(at: heard, into: &batch)
            return .other(company: Self.company(in: advert.data))
        }
        guard admit(isKnown: filter.known.contains(frame.identity.uuid), at: steady) else { return .dropped }
        let data = frame.advertisingData
        // Hearing something proves that it hears; the level proves nothing where it cannot be one.
        let rssi: Int8 = advert.rssi < 0 ? advert.rssi : 127
        var packet: [UInt8] = []
        packet.reserveCapacity(48)
        AdvertisingReports.encodeLegacy(address: advert.address, rssi: rssi, data: data.span, into: &packet)
        batch.append(packet: packet.span, receiver: receiver, at: heard)
        nextLifeSign = heard.adding(microseconds: 1_000_000)
        return .beacon
    }

    /// The gateway's radio is at work, whatever it hears: once a second that is told.
    package mutating func lifeSign(at instant: Instant, into batch: inout ReportBatch) {
        if let nextLifeSign, instant < nextLifeSign { return }
        nextLifeSign = instant.adding(microseconds: 1_000_000)
        var packet: [UInt8] = []
        AdvertisingReports.encodeLegacy(address: 0, rssi: 127, data: [UInt8]().span, into: &packet)
        batch.append(packet: packet.span, receiver: receiver, at: instant)
    }

    private mutating func admit(isKnown: Bool, at steady: Instant) -> Bool {
        let now = steady.microseconds / 1_000_000
        if now != second { (second, known, strangers) = (now, 0, 0) }
        if isKnown {
            known += 1
            return known <= Self.mostKnown
        }
        strangers = min(strangers + 1, Self.mostStrangers + 1)
        return strangers <= Self.mostStrangers
    }

    /// The company of the first manufacturer data.
    static func company(in data: [UInt8]) -> UInt16? {
        var offset = 0
        while offset < data.count {
            let length = Int(data[offset])
            guard length > 0, offset + length < data.count else { return nil }
            if data[offset + 1] == 0xFF, length >= 3 {
                return UInt16(data[offset + 2]) | UInt16(data[offset + 3]) << 8
            }
            offset += 1 + length
        }
        return nil
    }
}
