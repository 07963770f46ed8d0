extension PcapParser {
    /// The header of a file: how to read its numbers and what its packets are.
    package struct Header {
        static let length = 24

        /// What the packets look like.
        let linkType: LinkType
        private let isLittleEndian: Bool
        private let hasNanoseconds: Bool

        /// Whether the first four bytes, read big-endian, are those of a pcap file.
        static func isMagic(_ magic: UInt32) -> Bool {
            isMicroseconds(magic) || isMicroseconds(magic.byteSwapped)
                || isNanoseconds(magic) || isNanoseconds(magic.byteSwapped)
        }

        private static func isMicroseconds(_ magic: UInt32) -> Bool { magic == 0xA1B2_C3D4 }
        private static func isNanoseconds(_ magic: UInt32) -> Bool { magic == 0xA1B2_3C4D }

        /// Reads a header; there must be at least `length` bytes.
        init(_ bytes: Span<UInt8>) throws(ParsingFailure) {
            let magic = bytes.bigEndianUInt32(at: 0)
            isLittleEndian = Self.isMicroseconds(magic.byteSwapped) || Self.isNanoseconds(magic.byteSwapped)
            hasNanoseconds = Self.isNanoseconds(magic) || Self.isNanoseconds(magic.byteSwapped)
            let field = bytes.bigEndianUInt32(at: 20)
            // The upper bits tell of a frame check sequence, which Bluetooth hasn't.
            let number = (isLittleEndian ? field.byteSwapped : field) & 0x03FF_FFFF
            guard let linkType = LinkType(rawValue: number) else {
                throw .unsupported(
                    "is pcap with link type \(number); expected 201, 187 (Bluetooth HCI) or 254 (monitor)"
                )
            }
            self.linkType = linkType
        }

        /// A 32-bit number in the file's byte order.
        func number(in bytes: Span<UInt8>, at offset: Int) -> UInt32 {
            let number = bytes.bigEndianUInt32(at: offset)
            return isLittleEndian ? number.byteSwapped : number
        }

        /// A record's time, in microseconds since 1970.
        func microseconds(in bytes: Span<UInt8>, at offset: Int) -> Int64 {
            let fraction = Int64(number(in: bytes, at: offset + 4))
            return Int64(number(in: bytes, at: offset)) * 1_000_000 + (hasNanoseconds ? fraction / 1000 : fraction)
        }
    }
}
