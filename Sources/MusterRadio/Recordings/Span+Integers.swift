// Reading numbers out of records. The caller has made sure that the bytes are there; a mistake traps at the span's
// own bounds check and never reads beyond it.
extension Span where Element == UInt8 {
    package func bigEndianUInt16(at offset: Int) -> UInt16 {
        UInt16(self[offset]) << 8 | UInt16(self[offset + 1])
    }

    package func bigEndianUInt32(at offset: Int) -> UInt32 {
        UInt32(bigEndianUInt16(at: offset)) << 16 | UInt32(bigEndianUInt16(at: offset + 2))
    }

    package func bigEndianUInt64(at offset: Int) -> UInt64 {
        UInt64(bigEndianUInt32(at: offset)) << 32 | UInt64(bigEndianUInt32(at: offset + 4))
    }

    /// Whether the first bytes are those of a text in UTF-8.
    package func starts(with text: StaticString) -> Bool {
        guard count >= text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { prefix in
            prefix.indices.allSatisfy { self[$0] == prefix[$0] }
        }
    }
}
