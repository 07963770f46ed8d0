import Attendance
import Station
import MusterWeb

/// Pictures of people and in messages, signatures, and what is drawn of a text.
struct PictureBoundary: Boundary {
    static let casesTogether: UInt64 = 10_000

    private static let pictures: [[UInt8]] = [
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC0, 0, 11, 8, 0, 64, 0, 48, 3, 1, 0x22, 0, 0xFF, 0xD9],
        [
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 64, 0, 0, 0,
            48, 8, 6, 0, 0, 0,
        ],
        Array("RIFF".utf8) + [30, 0, 0, 0] + Array("WEBPVP8 ".utf8) + [
            10, 0, 0, 0, 0, 0, 0, 0x9D, 0x01, 0x2A, 64, 0, 48, 0,
        ],
        Array("RIFF".utf8) + [30, 0, 0, 0] + Array("WEBPVP8L".utf8) + [10, 0, 0, 0, 0x2F, 63, 192, 11, 0],
        Array("RIFF".utf8) + [30, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 63, 0, 0, 47, 0, 0],
    ]

    init(_ random: inout FuzzCase) {}

    mutating func take(_ random: inout FuzzCase) throws {
        switch random.number(0...3) {
        case 0: try sign(&random)
        case 1:
            guard let signature = try? Signature(typed: random.mutated("Ada Chen 李雷")) else { return }
            try FuzzFailure.unless(Signature(kept: signature.picture) != nil, "a signature that cannot be kept")
            random.accept()
        default:
            var bytes = random.one(of: Self.pictures)
            if !random.once(in: 10) { random.mutate(&bytes, splicing: Self.pictures) }
            if MessageRules().isPicture(bytes) {
                let type = Photo.kind(of: bytes) ?? ""
                try FuzzFailure.unless(
                    ["image/jpeg", "image/png", "image/webp"].contains(type),
                    "a picture of the type “\(type)”"
                )
            }
            if let photo = try? Photo(bytes: bytes) {
                try FuzzFailure.unless(Photo(kept: photo.bytes) == photo, "a photo that cannot be kept")
                random.accept()
            }
        }
    }

    private func sign(_ random: inout FuzzCase) throws {
        let isWild = random.once(in: 4)
        let strokes = (0..<random.number(0...(isWild ? 300 : 6))).map { _ in
            (0..<random.number(0...60)).map { _ in
                isWild
                    ? Signature.Point(x: Int(random.integer()), y: Int(random.integer()))
                    : Signature.Point(x: random.number(0...6_000), y: random.number(0...2_000))
            }
        }
        if let signature = try? Signature(strokes: strokes) {
            try FuzzFailure.unless(Signature(kept: signature.picture) == signature, "a signature that cannot be kept")
            random.accept()
        }
        if let code = QRCode(random.mutated("http://192.168.1.7:8080/kiosk/enrol?code=123456")) {
            // ISO/IEC 18004: 21 to 177 modules, and a margin of 4 on each side.
            let isCode = (21...177).contains(code.size - 8) && !code.path.isEmpty
            try FuzzFailure.unless(isCode, "a code of \(code.size) modules")
        }
    }
}
