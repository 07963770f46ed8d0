import Attendance
import TestSupport
import Testing

@Suite("Photos")
struct PhotoTests {
    /// Headers as the formats' own tools write them.
    private static func png(_ width: [UInt8], _ height: [UInt8]) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + width + height
            + [8, 2, 0, 0, 0]
    }

    private static func jpeg(_ segments: [UInt8]) -> [UInt8] { [0xFF, 0xD8] + segments }

    private static let frame: [UInt8] = [0xFF, 0xC0, 0, 17, 8, 0x01, 0x2C, 0x02, 0x00, 3]

    private static func webP(_ chunk: String, _ bytes: [UInt8]) -> [UInt8] {
        Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8) + Array(chunk.utf8) + [0, 0, 0, 0] + bytes
    }

    @Test(
        "the size is read from the header",
        arguments: [
            (png([0, 0, 2, 0], [0, 0, 1, 44]), 512, 300),
            (jpeg(frame), 512, 300),
            (jpeg([0xFF, 0xE0, 0, 4, 1, 2] + frame), 512, 300),
            (jpeg([0xFF, 0xFF, 0xFF, 0xE1, 0, 2] + frame), 512, 300),
            (jpeg([0xFF, 0xDB, 0, 2, 0xFF, 0xC4, 0, 2, 0xFF, 0xC2] + frame.dropFirst(2)), 512, 300),
            (webP("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 0, 2, 0x2C, 1]), 512, 300),
            (webP("VP8L", [0x2F, 0xFF, 0xC1, 0x4A, 0]), 512, 300),
            (webP("VP8X", [0, 0, 0, 0, 0xFF, 1, 0, 0x2B, 1, 0]), 512, 300),
        ] as [([UInt8], Int, Int)]
    )
    func size(bytes: [UInt8], width: Int, height: Int) throws {
        #expect(PictureSize(bytes.span) == PictureSize(width: width, height: height))
        _ = try Photo(bytes: bytes)
        // Cut anywhere it is no picture, and nothing traps.
        for length in 0..<bytes.count {
            let part = Array(bytes.prefix(length))
            if let size = PictureSize(part.span) { #expect(size == PictureSize(width: width, height: height)) }
        }
    }

    @Test(
        "what is no photo is refused",
        arguments: [
            Array("PK\u{3}\u{4}".utf8), Array("<svg onload='x'/>".utf8), [], jpeg([]), jpeg([0xFF, 0xD9]),
            jpeg([0xFF, 0xE0, 0, 0] + frame), jpeg([0xFF, 0xDA, 0, 2] + frame), jpeg([0x00, 0x00] + frame),
            png([0, 0, 0, 0], [0, 0, 0, 9]), Array("RIFF....WEBPabcd".utf8), Array("GIF89a".utf8),
        ] as [[UInt8]]
    )
    func refused(bytes: [UInt8]) {
        #expect(throws: RosterError.notAPhoto) { try Photo(bytes: bytes) }
    }

    @Test("a picture that would fill the memory is refused by its header alone")
    func manyPixels() {
        let bytes = Self.png([0, 0, 0x27, 0x10], [0, 0, 0x27, 0x10])
        #expect(throws: RosterError.photoTooLarge(width: 10_000, height: 10_000, limit: 4096)) {
            try Photo(bytes: bytes)
        }
        let endless = Self.png([0xFF, 0xFF, 0xFF, 0xFF], [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(throws: RosterError.self) { try Photo(bytes: endless) }
    }

    @Test("a photo of too many bytes is refused, and one that is kept already is shown whatever its size")
    func weight() throws {
        #expect(throws: RosterError.photoTooHeavy(bytes: Photo.largest + 1, limit: Photo.largest)) {
            try Photo(bytes: [UInt8](repeating: 0xFF, count: Photo.largest + 1))
        }
        #expect(Photo(kept: Self.png([0, 0, 0x27, 0x10], [0, 0, 0x27, 0x10]))?.type == "image/png")
        #expect(Photo(kept: Array("<svg/>".utf8))?.type == "image/svg+xml")
        #expect(Photo(kept: Array("PK".utf8)) == nil)
    }

    @Test("random bytes behind a known beginning never trap")
    func random() throws {
        var generator = SeededGenerator(seed: 1)
        for beginning in [Self.jpeg([]), Self.png([], []), Self.webP("VP8 ", []), Self.webP("VP8X", [])] {
            for _ in 0..<2000 {
                let rest = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
                    UInt8.random(in: .min ... .max, using: &generator)
                }
                let bytes = beginning + rest
                let size = PictureSize(bytes.span)
                // What is taken has a size, and can be kept.
                guard let photo = try? Photo(bytes: bytes) else { continue }
                let sides = try #require(size)
                #expect((1...Photo.longestSide).contains(sides.width) && (1...Photo.longestSide).contains(sides.height))
                #expect(Photo(kept: photo.bytes) == photo)
            }
        }
    }
}
