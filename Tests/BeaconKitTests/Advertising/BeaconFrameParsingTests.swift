import BeaconKit
import Testing

@Suite("Beacons in advertising data")
struct BeaconFrameParsingTests {
    @Test("published advertisements give the published beacons", arguments: Vectors.advertisingData)
    func published(vector: Vectors.Vector) throws {
        #expect(vector.matches(try BeaconFrame.parse(advertisingData: vector.bytes)))
    }

    @Test("manufacturer data of real tags give their beacons", arguments: Vectors.manufacturerData)
    func manufacturerData(vector: Vectors.Vector) throws {
        #expect(vector.matches(try BeaconFrame.parse(manufacturerData: vector.bytes)))
    }

    @Test("an iPhone's background advertisement is no beacon")
    func overflowArea() throws {
        let missing = [UInt8](repeating: 0, count: 12)
        #expect(try BeaconFrame.parse(advertisingData: Vectors.overflowArea + missing) == nil)
        #expect(throws: AdvertisingError.truncatedStructure(offset: 21)) {
            try BeaconFrame.parse(advertisingData: Vectors.overflowArea)
        }
    }

    @Test(
        "well-formed data without a beacon give nothing",
        arguments: [
            ("nothing", ""),
            ("flags alone", "020106"),
            ("a structure that is a type alone", "0109"),
            ("manufacturer data without a byte", "01ff"),
            ("half a company identifier", "02ff4c"),
            ("Apple data without a byte", "03ff4c00"),
            ("Apple data of one byte", "04ff4c0010"),
            ("another company's message of the same shape", "1aff590002154142434445464748494041424344454600010002f8"),
            ("a beacon behind the early end", "020106001aff4c0002154142434445464748494041424344454600010002f8"),
            ("nothing but zeros", "00000000000000000000"),
        ]
    )
    func noBeacon(name: String, hex: String) throws {
        #expect(try BeaconFrame.parse(advertisingData: Hex.bytes(hex)) == nil, "\(name)")
    }

    @Test(
        "a complete beacon counts whatever surrounds it",
        arguments: [
            ("length 27 with a byte of junk", "0201061bff4c0002154142434445464748494041424344454600010002f8c5"),
            ("zeros after it", "1aff4c0002154142434445464748494041424344454600010002f80000"),
            ("a cut structure after it", "1aff4c0002154142434445464748494041424344454600010002f81e09"),
            ("a cut beacon before it", "05ff4c0002151aff4c0002154142434445464748494041424344454600010002f8"),
            ("another company before it", "04ff5900011aff4c0002154142434445464748494041424344454600010002f8"),
        ]
    )
    func surrounded(name: String, hex: String) throws {
        let frame = try BeaconFrame.parse(advertisingData: Hex.bytes(hex))
        #expect(Vectors.advertisingData[1].matches(frame), "\(name)")
    }

    @Test(
        "malformed data name what is wrong",
        arguments: [
            ("05", AdvertisingError.truncatedStructure(offset: 0)),
            ("020106ff", .truncatedStructure(offset: 3)),
            ("0201061bff4c0002154142434445464748494041424344454600010002f8", .truncatedStructure(offset: 3)),
            ("04ff4c0002", .truncatedBeacon(count: 3)),
            ("05ff4c000215", .truncatedBeacon(count: 4)),
            ("19ff4c00021541424344454647484940414243444546000100020000", .truncatedBeacon(count: 24)),
            ("05ff4c000214", .beaconLength(length: 0x14)),
            ("1aff4c0002164142434445464748494041424344454600010002f8", .beaconLength(length: 0x16)),
            ("05ff4c00021405", .beaconLength(length: 0x14)),
        ]
    )
    func malformed(hex: String, error: AdvertisingError) {
        #expect(throws: error) { try BeaconFrame.parse(advertisingData: Hex.bytes(hex)) }
    }
}
