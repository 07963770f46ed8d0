import BeaconKit

/// Numbers of several bytes, the least significant first, as HCI has them.
///
/// - Precondition: The bytes are there. Each command's length is checked before its fields are read.
extension Span<UInt8> {
    func littleEndian16(at offset: Int) -> UInt16 {
        UInt16(self[offset]) | UInt16(self[offset + 1]) << 8
    }

    func littleEndian24(at offset: Int) -> UInt32 {
        UInt32(littleEndian16(at: offset)) | UInt32(self[offset + 2]) << 16
    }

    func littleEndian64(at offset: Int) -> UInt64 {
        (0..<8).reduce(0) { $0 | UInt64(self[offset + $1]) << UInt64(8 * $1) }
    }

    func address(at offset: Int) -> BluetoothAddress {
        BluetoothAddress(
            rawValue: (0..<6).reduce(0) { $0 | UInt64(self[offset + $1]) << UInt64(8 * $1) }
        )
    }

    func array(_ range: Range<Int>) -> [UInt8] {
        range.map { self[$0] }
    }
}
