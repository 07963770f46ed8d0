// Bluetooth's numbers, least significant byte first. The caller has made sure that the bytes are there; a mistake traps
// at the span's own bounds check and never reads beyond it.
extension Span where Element == UInt8 {
    package func littleEndianUInt16(at offset: Int) -> UInt16 {
        UInt16(self[offset]) | UInt16(self[offset + 1]) << 8
    }

    package func littleEndianUInt32(at offset: Int) -> UInt32 {
        UInt32(littleEndianUInt16(at: offset)) | UInt32(littleEndianUInt16(at: offset + 2)) << 16
    }
}

extension [UInt8] {
    /// Appends a number, least significant byte first.
    package mutating func append(littleEndian number: some FixedWidthInteger) {
        for shift in stride(from: 0, to: number.bitWidth, by: 8) {
            append(UInt8(truncatingIfNeeded: number >> shift))
        }
    }
}
