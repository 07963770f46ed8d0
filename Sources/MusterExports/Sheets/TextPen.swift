import CPangoCairo

/// Draws text on pages. What was laid out once is kept, because most cells of a month say the same.
///
/// A class, because it owns what pango gives.
final class TextPen {
    enum Style: Int, CaseIterable {
        case body, bold, small, heading, code

        /// In points.
        fileprivate var size: Double {
            switch self {
            case .body, .bold: 7.6
            case .small: 6.6
            case .heading: 14
            case .code: 6
            }
        }

        fileprivate var isBold: Bool { self == .bold || self == .heading }
        /// A family that Debian's package depends on; what it lacks comes from other fonts.
        fileprivate var family: String { self == .code ? "DejaVu Sans Mono" : "DejaVu Sans" }
    }

    enum Side { case left, right, centre }

    /// A text that is ready to be drawn.
    struct Piece {
        fileprivate let layout: OpaquePointer
        /// In points.
        let height: Double
        let width: Double
        /// Characters that no font has.
        let unknown: Int
    }

    private struct Key: Hashable {
        let text: String
        let style: Style
        let width: Int32
        let side: Side
    }

    /// The most texts that are kept.
    private static let mostPieces = 20_000

    private let cairo: OpaquePointer
    private let fonts: OpaquePointer
    private let context: OpaquePointer
    private let descriptions: [OpaquePointer]
    private var pieces: [Key: Piece] = [:]
    /// Characters without a font among those that were drawn since it was set to 0.
    var unknown = 0

    /// - Parameter language: the tag of the language, by which fonts of shared characters are chosen.
    init?(on cairo: OpaquePointer, language: String) {
        guard let fonts = pango_cairo_font_map_new(), let context = pango_font_map_create_context(fonts) else {
            return nil
        }
        self.cairo = cairo
        self.fonts = fonts
        self.context = context
        pango_cairo_update_context(cairo, context)
        // Points, not the dots of a screen.
        pango_cairo_context_set_resolution(context, 72)
        pango_context_set_language(context, pango_language_from_string(language))
        pango_context_set_round_glyph_positions(context, 0)
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        descriptions = Style.allCases.compactMap { style in
            guard let description = pango_font_description_new() else { return nil }
            pango_font_description_set_family(description, style.family)
            pango_font_description_set_weight(description, style.isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
            pango_font_description_set_size(description, Int32(style.size * Double(PANGO_SCALE)))
            return description
        }
    }

    deinit {
        forget()
        for description in descriptions { pango_font_description_free(description) }
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(UnsafeMutableRawPointer(fonts))
    }

    /// Lets go of what is kept, if it is much. Pieces are not to be drawn after that.
    func tidy() { if pieces.count > Self.mostPieces { forget() } }

    private func forget() {
        for piece in pieces.values { g_object_unref(UnsafeMutableRawPointer(piece.layout)) }
        pieces.removeAll(keepingCapacity: true)
    }

    /// Lays a text out, in lines of a width in points; in one line without a width.
    func piece(_ text: String, _ style: Style, width: Double? = nil, side: Side = .left) -> Piece {
        let key = Key(text: text, style: style, width: Int32((width ?? -1) * 10), side: side)
        if let known = pieces[key] { return known }
        let layout: OpaquePointer = pango_layout_new(context)
        pango_layout_set_font_description(layout, descriptions[style.rawValue])
        let plain = Self.plain(text)
        pango_layout_set_text(layout, plain, Int32(plain.utf8.count))
        if let width {
            pango_layout_set_width(layout, Int32(width * Double(PANGO_SCALE)))
            pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        }
        switch side {
        case .left: break
        case .right: pango_layout_set_alignment(layout, PANGO_ALIGN_RIGHT)
        case .centre: pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
        }
        var (across, down): (Int32, Int32) = (0, 0)
        pango_layout_get_size(layout, &across, &down)
        let piece = Piece(
            layout: layout,
            height: Double(down) / Double(PANGO_SCALE),
            width: Double(across) / Double(PANGO_SCALE),
            unknown: Int(pango_layout_get_unknown_glyphs_count(layout))
        )
        pieces[key] = piece
        return piece
    }

    /// A text that cannot begin a paragraph, or say in which direction others run.
    private static func plain(_ text: String) -> String {
        let breaks: Set<Unicode.GeneralCategory> = [.control, .lineSeparator, .paragraphSeparator]
        var plain = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isBreak = breaks.contains(scalar.properties.generalCategory)
            plain.append(isBreak || scalar.properties.isBidiControl ? " " : scalar)
        }
        return String(plain)
    }

    /// Draws a text whose upper left corner is at a place, in points.
    func draw(_ piece: Piece, x: Double, y: Double) {
        unknown += piece.unknown
        cairo_move_to(cairo, x, y)
        pango_cairo_show_layout(cairo, piece.layout)
    }

    /// Draws a text; the first line begins at a place, in points.
    func draw(
        _ text: String,
        _ style: Style,
        x: Double,
        y: Double,
        width: Double? = nil,
        side: Side = .left
    ) {
        guard !text.isEmpty else { return }
        draw(piece(text, style, width: width, side: side), x: x, y: y)
    }
}
