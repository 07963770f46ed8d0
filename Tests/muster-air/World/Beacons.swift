import BeaconKit

/// The iBeacons of scenarios.
enum Beacons {
    static let uuid = BeaconUUID(high: 0xF782_6DA6_4FA2_4E98, low: 0x8024_BC5B_71E0_893E)

    /// The UUID of the station's site, under which people's devices call.
    static let site = BeaconUUID(high: 0x5349_5445_0000_4000, low: 0x8000_0000_0000_0000)

    /// The UUID of another station's site.
    static let otherSite = BeaconUUID(high: 0x5349_5445_0000_4000, low: 0x8000_0000_0000_0100)

    /// The badge with a minor.
    static func badge(_ minor: UInt16) -> BeaconFrame {
        BeaconFrame(identity: BeaconIdentity(uuid: uuid, major: 170, minor: minor), measuredPower: -59)
    }

    /// What somebody's device broadcasts to check in by number.
    static func call(_ number: UInt16) -> BeaconFrame {
        BeaconFrame(identity: BeaconIdentity(uuid: site, major: 1, minor: number), measuredPower: -59)
    }

    /// A frame's bytes from the company on, as they are on the air.
    static func bytes(_ frame: BeaconFrame) -> [UInt8] {
        let data = frame.manufacturerData
        return data.indices.map { data[$0] }
    }
}
