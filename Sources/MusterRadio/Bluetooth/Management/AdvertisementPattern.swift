/// Bytes by which the advertisement monitor knows an advertisement.
package struct AdvertisementPattern: Hashable, Sendable {
    /// The format has a fixed place for this many bytes.
    private static let capacity = 31

    /// The type of the AD structure.
    package let type: UInt8
    /// Where in the structure's content the bytes stand.
    package let offset: UInt8
    /// The bytes, at most 31; further ones are left out.
    package let content: [UInt8]

    package init(type: UInt8, offset: UInt8, content: [UInt8]) {
        self.type = type
        self.offset = offset
        self.content = content
    }

    /// What every iBeacon has: Apple's manufacturer data (`FF`, `4C 00`) of a beacon (`02 15`).
    ///
    /// Source: Apple, *Proximity Beacon Specification*, release R1.
    package static let beacon = AdvertisementPattern(type: 0xFF, offset: 0, content: [0x4C, 0x00, 0x02, 0x15])

    /// The pattern as the command carries it.
    var bytes: [UInt8] {
        let content = content.prefix(Self.capacity)
        let padding = [UInt8](repeating: 0, count: Self.capacity - content.count)
        return [type, offset, UInt8(content.count)] + content + padding
    }
}
