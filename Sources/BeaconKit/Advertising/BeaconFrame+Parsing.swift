extension BeaconFrame {
    /// Finds the beacon in advertising data, which is a row of AD structures.
    ///
    /// The first complete beacon counts, whatever follows it: tags in the field append junk, and their identity is
    /// sound all the same. A structure of length 0 ends the data early, as the Core Specification says (volume 3,
    /// part C, section 11). A structure that is not Apple's is skipped unread, and so is a malformed beacon if a
    /// complete one follows.
    ///
    /// - Parameter advertisingData: The data of one advertisement, without address or signal strength.
    /// - Returns: The beacon's frame; `nil` if the data are well-formed and hold none.
    /// - Throws: ``AdvertisingError/truncatedStructure(offset:)``, ``AdvertisingError/truncatedBeacon(count:)`` or
    ///   ``AdvertisingError/beaconLength(length:)`` if no complete beacon comes before the fault or after it.
    public static func parse(advertisingData: Span<UInt8>) throws(AdvertisingError) -> BeaconFrame? {
        var fault: AdvertisingError?
        var offset = 0
        while offset < advertisingData.count {
            let length = Int(advertisingData[offset])
            guard length > 0 else { break }
            let end = offset + 1 + length
            guard end <= advertisingData.count else {
                throw fault ?? .truncatedStructure(offset: offset)
            }
            if advertisingData[offset + 1] == ADStructure.manufacturerData {
                do throws(AdvertisingError) {
                    if let frame = try parse(manufacturerData: advertisingData.extracting(offset + 2..<end)) {
                        return frame
                    }
                } catch {
                    fault = fault ?? error
                }
            }
            offset = end
        }
        if let fault { throw fault }
        return nil
    }

    /// Reads a beacon from manufacturer data, the company identifier first: `4C 00 02 15 …`.
    ///
    /// Bytes after the beacon's 25 are ignored: some tags declare a longer structure than they fill.
    ///
    /// - Parameter manufacturerData: The content of one AD structure of type 0xFF.
    /// - Returns: The beacon's frame; `nil` if the data are another company's or another kind of Apple message, or too
    ///   short to name either.
    /// - Throws: ``AdvertisingError/truncatedBeacon(count:)`` or ``AdvertisingError/beaconLength(length:)``.
    public static func parse(manufacturerData: Span<UInt8>) throws(AdvertisingError) -> BeaconFrame? {
        let count = manufacturerData.count
        guard count > Layout.messageTypeOffset,
            manufacturerData[0] == Layout.company.0,
            manufacturerData[1] == Layout.company.1,
            manufacturerData[Layout.messageTypeOffset] == Layout.messageType
        else { return nil }
        guard count > Layout.messageLengthOffset else { throw .truncatedBeacon(count: count) }
        let length = manufacturerData[Layout.messageLengthOffset]
        guard length == Layout.messageLength else { throw .beaconLength(length: length) }
        guard count >= Layout.count else { throw .truncatedBeacon(count: count) }
        return BeaconFrame(
            identity: BeaconIdentity(
                uuid: BeaconUUID(
                    high: manufacturerData.bigEndian64(at: Layout.uuidOffset),
                    low: manufacturerData.bigEndian64(at: Layout.uuidOffset + 8)
                ),
                major: manufacturerData.bigEndian16(at: Layout.majorOffset),
                minor: manufacturerData.bigEndian16(at: Layout.minorOffset)
            ),
            measuredPower: Int8(bitPattern: manufacturerData[Layout.measuredPowerOffset])
        )
    }
}
