/// A person's picture as the browser gets it.
package struct Photo: Hashable, Sendable {
    /// The media type, as `image/jpeg`.
    package let type: String
    package let bytes: [UInt8]

    /// The largest photo that is kept, in bytes.
    package static let largest = 512 * 1024

    /// The most pixels of a side: a browser that shows the board unpacks four bytes for each pixel of each photo.
    package static let longestSide = 4096

    /// Takes a JPEG, PNG or WebP picture from outside; type and size are found in the bytes, not in a name.
    ///
    /// An SVG is refused, because it may hold a script.
    package init(bytes: [UInt8]) throws(RosterError) {
        guard bytes.count <= Self.largest else { throw .photoTooHeavy(bytes: bytes.count, limit: Self.largest) }
        guard let type = Self.kind(of: bytes), let size = PictureSize(bytes.span), size.width > 0, size.height > 0
        else { throw .notAPhoto }
        guard max(size.width, size.height) <= Self.longestSide else {
            throw .photoTooLarge(width: size.width, height: size.height, limit: Self.longestSide)
        }
        self.type = type
        self.bytes = bytes
    }

    /// Takes an SVG that the program drew itself.
    package init(drawing: [UInt8]) {
        type = "image/svg+xml"
        bytes = drawing
    }

    /// A photo that is kept already: it was taken in by one of the other two, perhaps when less was checked.
    package init?(kept bytes: [UInt8]) {
        if let type = Self.kind(of: bytes) {
            self.init(type: type, bytes: bytes)
        } else if bytes.starts(with: "<svg".utf8) {
            self.init(drawing: bytes)
        } else {
            return nil
        }
    }

    private init(type: String, bytes: [UInt8]) {
        self.type = type
        self.bytes = bytes
    }

    /// The media type that the first bytes of a picture tell; `nil` if it is no JPEG, PNG or WebP.
    package static func kind(of bytes: [UInt8]) -> String? {
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
        if bytes.count > 12, bytes.starts(with: "RIFF".utf8), bytes[8..<12].elementsEqual("WEBP".utf8) {
            return "image/webp"
        }
        return nil
    }
}
