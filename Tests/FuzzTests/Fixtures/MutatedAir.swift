import BeaconKit
import Station

/// Packets as a controller delivers them: of beacons that are known, of strangers, and of what is no beacon; many damaged.
struct MutatedAir {
    private let known: [BeaconIdentity]
    /// Packets that came before, of which parts are put into others.
    private var earlier: [[UInt8]] = []

    init(known: [BeaconIdentity]) { self.known = known }

    mutating func packet(_ random: inout FuzzCase) -> [UInt8] {
        var packet = Self.valid(advertisement(&random), &random)
        if random.once(in: 2) { random.mutate(&packet, splicing: earlier) }
        // Longer than the kernel delivers one is never.
        packet = Array(packet.prefix(1024))
        if earlier.count < 32 { earlier.append(packet) } else { earlier[random.number(0...31)] = packet }
        return packet
    }

    private func advertisement(_ random: inout FuzzCase) -> [UInt8] {
        if random.once(in: 8) { return random.bytes(random.number(0...31)) }
        var identity = random.one(of: known)
        if random.once(in: 4) {
            identity = BeaconIdentity(
                uuid: identity.uuid,
                major: UInt16.random(in: 0...9, using: &random),
                minor: .random(in: 0 ... .max, using: &random)
            )
        }
        let power = random.once(in: 4) ? Int8.random(in: .min ... .max, using: &random) : -59
        let data = BeaconFrame(identity: identity, measuredPower: power).advertisingData
        return data.indices.map { data[$0] }
    }

    private static func valid(_ data: [UInt8], _ random: inout FuzzCase) -> [UInt8] {
        var packet: [UInt8] = []
        let rssi =
            random.once(in: 4)
            ? Int8.random(in: .min ... .max, using: &random) : Int8.random(in: -95 ... -40, using: &random)
        let address = random.next() & 0xFFFF_FFFF_FFFF
        if random.once(in: 2) {
            AdvertisingReports.encodeLegacy(address: address, rssi: rssi, data: data.span, into: &packet)
        } else {
            AdvertisingReports.encodeExtended(address: address, rssi: rssi, data: data.span, into: &packet)
        }
        return packet
    }
}
