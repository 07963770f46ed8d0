import BeaconKit

/// Scripted sightings: seconds since the beginning of a test, and beacons and receivers by number.
enum Air {
    /// When a test begins: an arbitrary instant long after the epoch.
    static let beginning: Int64 = 1_700_000_000_000_000

    static func instant(_ seconds: Double) -> Instant {
        Instant(microseconds: beginning + Int64((seconds * 1_000_000).rounded()))
    }

    /// Seconds since the beginning; not a number for none.
    static func seconds(_ instant: Instant?) -> Double {
        guard let instant else { return .nan }
        return Double(instant.microseconds - beginning) / 1_000_000
    }

    static func identity(_ number: Int) -> BeaconIdentity {
        BeaconIdentity(
            uuid: BeaconUUID(high: 0x4D75_7374_6572_0000, low: UInt64(number >> 16)),
            major: UInt16(truncatingIfNeeded: number >> 8) & 0xFF,
            minor: UInt16(truncatingIfNeeded: number) & 0xFF
        )
    }

    static func receiver(_ number: Int) -> ReceiverID { ReceiverID(rawValue: UInt16(number)) }

    static func room(_ number: Int) -> RoomID { RoomID(rawValue: UInt16(number)) }

    static func sighting(
        _ beacon: Int,
        at seconds: Double,
        by receiver: Int = 0,
        rssi: Int8 = -70,
        power: Int8 = -59
    ) -> Sighting {
        Sighting(
            identity: identity(beacon),
            measuredPower: power,
            rssi: rssi,
            receiver: self.receiver(receiver),
            instant: instant(seconds)
        )
    }
}
