import CQREncode

/// A QR code as a path of an SVG, made by libqrencode.
package struct QRCode: Sendable {
    /// The white margin that readers need, in modules (ISO/IEC 18004, 5.3.8).
    private static let margin = 4

    /// The picture's width and height in modules, with the margin.
    package let size: Int
    /// The dark modules.
    package let path: String

    /// - Parameters:
    ///   - text: what the code says; `nil` comes of one that is empty or too long for any code.
    ///   - isPlain: it has capitals, digits and a few signs only, of which a code is smaller.
    package init?(_ text: String, isPlain: Bool = false) {
        let encoded =
            isPlain
            ? QRcode_encodeString(text, 0, QR_ECLEVEL_M, QR_MODE_8, 1) : QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M)
        guard let code = encoded else { return nil }
        defer { QRcode_free(code) }
        let width = Int(code.pointee.width)
        var path = ""
        for y in 0..<width {
            // The lowest bit says whether a module is dark.
            for x in 0..<width where code.pointee.data[y * width + x] & 1 == 1 {
                path += "M\(x + Self.margin) \(y + Self.margin)h1v1h-1z"
            }
        }
        size = width + 2 * Self.margin
        self.path = path
    }
}
