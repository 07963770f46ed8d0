extension BeaconFrame {
    /// The frame as advertising data: the flags `02 01 06` and the beacon's AD structure of 27 bytes.
    public var advertisingData: InlineArray<30, UInt8> {
        let content = manufacturerData
        let header: InlineArray<5, UInt8> = [
            2, ADStructure.flags, ADStructure.beaconFlags,
            UInt8(Layout.count + 1), ADStructure.manufacturerData,
        ]
        return InlineArray { position in
            position < 5 ? header[position] : content[position - 5]
        }
    }

    /// The frame as manufacturer data, the company identifier first: `4C 00 02 15 …`.
    public var manufacturerData: InlineArray<25, UInt8> {
        var bytes = InlineArray<25, UInt8>(repeating: 0)
        bytes[0] = Layout.company.0
        bytes[1] = Layout.company.1
        bytes[Layout.messageTypeOffset] = Layout.messageType
        bytes[Layout.messageLengthOffset] = Layout.messageLength
        for position in 0..<8 {
            let shift = UInt64(56 - 8 * position)
            bytes[Layout.uuidOffset + position] = UInt8(truncatingIfNeeded: identity.uuid.high >> shift)
            bytes[Layout.uuidOffset + 8 + position] = UInt8(truncatingIfNeeded: identity.uuid.low >> shift)
        }
        bytes[Layout.majorOffset] = UInt8(truncatingIfNeeded: identity.major >> 8)
        bytes[Layout.majorOffset + 1] = UInt8(truncatingIfNeeded: identity.major)
        bytes[Layout.minorOffset] = UInt8(truncatingIfNeeded: identity.minor >> 8)
        bytes[Layout.minorOffset + 1] = UInt8(truncatingIfNeeded: identity.minor)
        bytes[Layout.measuredPowerOffset] = UInt8(bitPattern: measuredPower)
        return bytes
    }
}
