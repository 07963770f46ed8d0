import BeaconKit
import Testing

/// Frames that other projects publish, and frames of real tags.
enum Vectors {
    /// Bytes and the beacon that they hold.
    struct Vector: Sendable, CustomTestStringConvertible {
        let name: String
        let bytes: [UInt8]
        let uuid: String
        let major: UInt16
        let minor: UInt16
        let measuredPower: Int8

        init(_ name: String, _ hex: String, _ uuid: String, _ major: UInt16, _ minor: UInt16, _ measuredPower: Int8) {
            self.name = name
            self.bytes = Hex.bytes(hex)
            self.uuid = uuid
            self.major = major
            self.minor = minor
            self.measuredPower = measuredPower
        }

        var testDescription: String { name }

        func matches(_ frame: BeaconFrame?) -> Bool {
            frame?.identity.uuid.description == uuid && frame?.identity.major == major
                && frame?.identity.minor == minor && frame?.measuredPower == measuredPower
        }
    }

    static let advertisingData = [
        Vector(
            "flags 1A",
            "02011a1aff4c000215f7826da64fa24e988024bc5b71e0893e00aa00bbb3",
            "F7826DA6-4FA2-4E98-8024-BC5B71E0893E",
            170,
            187,
            -77
        ),
        Vector(
            "flags 06",
            "0201061aff4c0002154142434445464748494041424344454600010002f8",
            "41424344-4546-4748-4940-414243444546",
            1,
            2,
            -8
        ),
    ]

    static let manufacturerData = [
        Vector(
            "a tag with the wrong sign of its power",
            "4c000215b9407f30f5f8466eaff925556b57fe6d294c903974",
            "B9407F30-F5F8-466E-AFF9-25556B57FE6D",
            10572,
            36921,
            116
        ),
        Vector(
            "a tag with an absurd power",
            "4c000215fda50693a4e24fb1afcfc6eb07647825275165c1fd",
            "FDA50693-A4E2-4FB1-AFCF-C6EB07647825",
            10065,
            26049,
            -3
        ),
    ]

    static let packets = [
        Vector(
            "a legacy event",
            "043e2a02010300002d00eef30c1e0201041aff4c000215699ebc80e1f311e39a0f0cf3ee3bc01200012d00c1ac",
            "699EBC80-E1F3-11E3-9A0F-0CF3EE3BC012",
            1,
            11520,
            -63
        ),
        Vector(
            "an extended event",
            "043e380d0100000100000c1a2b3c0102070bb00000000000000000001e"
                + "0201061aff4c0002154142434445464748494041424344454600010002f8",
            "41424344-4546-4748-4940-414243444546",
            1,
            2,
            -8
        ),
    ]

    /// An iPhone's background advertisement: Apple's, and no beacon. It is published cut: its last structure should have
    /// 12 bytes more.
    static let overflowArea = Hex.bytes("02011a020a0c0eff4c000f05a0336aa5f110025b0c14ff4c000156fe8749")
}
