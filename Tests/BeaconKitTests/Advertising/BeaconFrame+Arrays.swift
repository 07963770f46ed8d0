import BeaconKit

/// The parsers over arrays: a span of a temporary array can't pass through the macros of the tests.
extension BeaconFrame {
    static func parse(advertisingData: [UInt8]) throws(AdvertisingError) -> BeaconFrame? {
        try parse(advertisingData: advertisingData.span)
    }

    static func parse(manufacturerData: [UInt8]) throws(AdvertisingError) -> BeaconFrame? {
        try parse(manufacturerData: manufacturerData.span)
    }
}
