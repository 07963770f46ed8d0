package import Attendance
import Crypto

/// A floor's picture as the browser gets it.
package struct FloorPicture: Hashable, Sendable {
    /// What is known of a picture without its bytes.
    package struct Properties: Hashable, Sendable {
        /// The media type, as `image/png`.
        package let type: String
        /// In pixels.
        package let width: Int
        package let height: Int
        /// SHA-256 of its bytes, in hexadecimal digits: names the picture for caches.
        package let digest: String

        package init(type: String, width: Int, height: Int, digest: String) {
            self.type = type
            self.width = width
            self.height = height
            self.digest = digest
        }
    }

    /// The largest picture that is kept, in bytes.
    package static let largest = 4 * 1024 * 1024
    /// The most pixels of a side, and of the whole: a browser unpacks four bytes for each.
    package static let longestSide = 8192
    package static let mostPixels = 16_777_216

    package let properties: Properties
    package let bytes: [UInt8]

    /// Takes a JPEG, PNG or WebP picture from outside; type and size are found in the bytes, not in a name.
    ///
    /// - Throws: ``FloorError``. A PDF is refused with what to do: what reads one has a long history of holes, and would read
    ///   it inside the station.
    package init(bytes: [UInt8]) throws(FloorError) {
        guard bytes.count <= Self.largest else { throw .tooHeavy }
        guard !bytes.starts(with: "%PDF".utf8) else { throw .isPDF }
        guard let type = Photo.kind(of: bytes), let size = PictureSize(bytes.span), size.width > 0, size.height > 0
        else { throw .notAPicture }
        guard max(size.width, size.height) <= Self.longestSide, size.width * size.height <= Self.mostPixels else {
            throw .tooManyPixels
        }
        self.init(type: type, size: size, bytes: bytes)
    }

    /// Takes an SVG that the program drew itself.
    package init(drawing: [UInt8], size: PictureSize) {
        self.init(type: "image/svg+xml", size: size, bytes: drawing)
    }

    /// A picture that is kept already.
    package init(kept bytes: [UInt8], as properties: Properties) {
        self.bytes = bytes
        self.properties = properties
    }

    private init(type: String, size: PictureSize, bytes: [UInt8]) {
        self.bytes = bytes
        properties = Properties(
            type: type,
            width: size.width,
            height: size.height,
            digest: Hexadecimal.text(SHA256.hash(data: bytes))
        )
    }
}
