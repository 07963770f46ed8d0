import BeaconKit

extension BeaconUUID {
    /// A random UUID of version 4 (RFC 9562), for a site that is new.
    static func random() -> BeaconUUID {
        BeaconUUID(
            high: UInt64.random(in: .min ... .max) & 0xFFFF_FFFF_FFFF_0FFF | 0x4000,
            low: UInt64.random(in: .min ... .max) & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
        )
    }
}
