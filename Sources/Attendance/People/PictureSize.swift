/// The size of a picture as its header says, in pixels: read without unpacking anything, so that a picture made to fill the
/// memory is known before it does.
package struct PictureSize: Hashable, Sendable {
    package let width: Int
    package let height: Int

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Reads the header of a JPEG, PNG or WebP picture.
    ///
    /// - Returns: `nil` if the bytes are in another format, or end too early.
    package init?(_ bytes: Span<UInt8>) {
        switch bytes.big16(0) {
        case 0xFFD8: self.init(jpeg: bytes)
        case 0x8950: self.init(png: bytes)
        case 0x5249: self.init(webP: bytes)
        default: return nil
        }
    }

    /// PNG (ISO/IEC 15948), 11.2.2: the header chunk comes first; width and height are its first fields.
    private init?(png bytes: Span<UInt8>) {
        guard bytes.big32(4) == 0x0D0A_1A0A, bytes.big32(8) == 13, bytes.big32(12) == 0x4948_4452,
            let width = bytes.big32(16), let height = bytes.big32(20)
        else { return nil }
        self.init(width: Int(width), height: Int(height))
    }

    /// JPEG (ITU-T T.81), B.1.1 and B.2.2: segments until the start of a frame, which has height and width after its
    /// length and precision.
    private init?(jpeg bytes: Span<UInt8>) {
        var place = 2
        while let marker = bytes.big16(place), marker >= 0xFF00 {
            switch marker & 0xFF {
            case 0xFF:
                // A marker may have any number of these before it.
                place += 1
            case 0x01, 0xD0...0xD7:
                place += 2
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                guard let height = bytes.big16(place + 5), let width = bytes.big16(place + 7) else { return nil }
                self.init(width: Int(width), height: Int(height))
                return
            case 0x00, 0xD8...0xDA:
                // The picture itself, and no frame before it.
                return nil
            default:
                guard let length = bytes.big16(place + 2), length >= 2 else { return nil }
                place += 2 + Int(length)
            }
        }
        return nil
    }

    /// WebP (RFC 9649): the first chunk is `VP8 ` (RFC 6386, 9.1), `VP8L` or `VP8X`.
    private init?(webP bytes: Span<UInt8>) {
        guard bytes.big32(0) == 0x5249_4646, bytes.big32(8) == 0x5745_4250 else { return nil }
        switch bytes.big32(12) {
        case 0x5650_3820:
            guard bytes.big16(23) == 0x9D01, bytes.byte(25) == 0x2A, let width = bytes.little(26, 2),
                let height = bytes.little(28, 2)
            else { return nil }
            self.init(width: width & 0x3FFF, height: height & 0x3FFF)
        case 0x5650_384C:
            guard bytes.byte(20) == 0x2F, let bits = bytes.little(21, 4) else { return nil }
            self.init(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
        case 0x5650_3858:
            guard let width = bytes.little(24, 3), let height = bytes.little(27, 3) else { return nil }
            self.init(width: width + 1, height: height + 1)
        default:
            return nil
        }
    }
}

extension Span<UInt8> {
    fileprivate func byte(_ place: Int) -> UInt8? {
        place >= 0 && place < count ? self[place] : nil
    }

    fileprivate func big16(_ place: Int) -> UInt16? {
        guard let high = byte(place), let low = byte(place + 1) else { return nil }
        return UInt16(high) << 8 | UInt16(low)
    }

    fileprivate func big32(_ place: Int) -> UInt32? {
        guard let high = big16(place), let low = big16(place + 2) else { return nil }
        return UInt32(high) << 16 | UInt32(low)
    }

    /// Up to four bytes, the least significant first.
    fileprivate func little(_ place: Int, _ length: Int) -> Int? {
        var value = 0
        for index in 0..<length {
            guard let byte = byte(place + index) else { return nil }
            value |= Int(byte) << (8 * index)
        }
        return value
    }
}
