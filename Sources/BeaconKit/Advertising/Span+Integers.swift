/// Integers of several bytes, read byte by byte. The compiler makes one load of them.
extension Span<UInt8> {
    /// Two bytes from an offset, the most significant first.
    @inline(__always)
    func bigEndian16(at offset: Int) -> UInt16 {
        UInt16(self[offset]) << 8 | UInt16(self[offset + 1])
    }

    /// Eight bytes from an offset, the most significant first.
    @inline(__always)
    func bigEndian64(at offset: Int) -> UInt64 {
        var value: UInt64 = 0
        for position in offset..<offset + 8 {
            value = value << 8 | UInt64(self[position])
        }
        return value
    }

    /// Two bytes from an offset, the least significant first.
    @inline(__always)
    func littleEndian16(at offset: Int) -> UInt16 {
        UInt16(self[offset]) | UInt16(self[offset + 1]) << 8
    }

    /// Six bytes from an offset, the least significant first.
    @inline(__always)
    func littleEndian48(at offset: Int) -> UInt64 {
        var value: UInt64 = 0
        for position in 0..<6 {
            value |= UInt64(self[offset + position]) << UInt64(8 * position)
        }
        return value
    }
}
