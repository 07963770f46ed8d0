import CPangoCairo
import CQREncode

/// A QR code as a picture with one dot for each module: a document has it once, however often it is drawn.
///
/// A class, because it owns what cairo gives.
final class QRImage {
    /// The white margin that readers need, in modules (ISO/IEC 18004, 5.3.8).
    private static let margin = 4

    private let surface: OpaquePointer
    private let size: Int

    /// - Parameter text: capitals, digits and a few signs only; `nil` comes of one that is too long for any code.
    init?(_ text: String) {
        guard let code = QRcode_encodeString(text, 0, QR_ECLEVEL_M, QR_MODE_8, 1) else { return nil }
        defer { QRcode_free(code) }
        let width = Int(code.pointee.width)
        size = width + 2 * Self.margin
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(size), Int32(size)),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let dots = cairo_image_surface_get_data(surface)
        else { return nil }
        self.surface = surface
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface))
        for y in 0..<size {
            for x in 0..<size {
                let (column, row) = (x - Self.margin, y - Self.margin)
                let isInside = (0..<width).contains(column) && (0..<width).contains(row)
                // The lowest bit says whether a module is dark.
                let isDark = isInside && code.pointee.data[row * width + column] & 1 == 1
                for byte in 0..<4 { dots[y * stride + x * 4 + byte] = isDark ? 0 : 255 }
            }
        }
        cairo_surface_mark_dirty(surface)
    }

    deinit { cairo_surface_destroy(surface) }

    /// Draws the code with its margin in a square, in points.
    func draw(on cairo: OpaquePointer, x: Double, y: Double, side: Double) {
        cairo_save(cairo)
        cairo_translate(cairo, x, y)
        cairo_scale(cairo, side / Double(size), side / Double(size))
        cairo_set_source_surface(cairo, surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
        cairo_paint(cairo)
        cairo_restore(cairo)
    }
}
