import BeaconKit

extension [UInt8] {
    mutating func append(littleEndian value: UInt16) {
        append(UInt8(truncatingIfNeeded: value))
        append(UInt8(truncatingIfNeeded: value >> 8))
    }

    mutating func append(_ address: BluetoothAddress) {
        for position in 0..<6 {
            append(UInt8(truncatingIfNeeded: address.rawValue >> UInt64(8 * position)))
        }
    }
}
