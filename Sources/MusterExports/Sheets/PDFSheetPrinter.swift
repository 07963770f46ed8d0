import Attendance
import CPangoCairo
import Dispatch
import Foundation
package import Station

/// Draws monthly sheets as PDF by cairo and pango.
///
/// Pages leave memory as soon as they are full, through a temporary file, so that a thousand sheets need little of it.
package struct PDFSheetPrinter: SheetPrinter {
    /// One document after another, so that nobody makes the station draw on all its cores.
    private let thread = DispatchQueue(label: "sheets", qos: .utility)

    /// Up to how many sheets screen readers are told of each cell.
    private static let mostWithCells = 100

    package init() {}

    package func document(
        _ title: String,
        texts: MonthlySheetTexts,
        count: Int,
        sheet: @escaping @Sendable (Int) -> MonthlySheet
    ) async throws -> PrintedSheets {
        try await withCheckedThrowingContinuation { continuation in
            thread.async {
                continuation.resume(with: Result { try make(title, texts: texts, count: count, sheet: sheet) })
            }
        }
    }

    private func make(
        _ title: String,
        texts: MonthlySheetTexts,
        count: Int,
        sheet: (Int) -> MonthlySheet
    ) throws -> PrintedSheets {
        let folder = FileManager.default.temporaryDirectory.appending(path: "muster-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "sheets.pdf").path(percentEncoded: false)
        let (pages, unreadable) = try draw(title, texts: texts, count: count, sheet: sheet, to: path)
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Self.failure("it cannot be read back")
        }
        return PrintedSheets(bytes: [UInt8](data), pages: pages, unreadable: unreadable)
    }

    private func draw(
        _ title: String,
        texts: MonthlySheetTexts,
        count: Int,
        sheet: (Int) -> MonthlySheet,
        to path: String
    ) throws -> (pages: Int, unreadable: [String]) {
        guard let surface = cairo_pdf_surface_create(path, SheetForm.width, SheetForm.height) else {
            throw Self.failure("there is not enough memory")
        }
        defer { cairo_surface_destroy(surface) }
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Muster")
        guard let cairo = cairo_create(surface) else { throw Self.failure("there is not enough memory") }
        defer { cairo_destroy(cairo) }
        guard let pen = TextPen(on: cairo, language: texts.language) else {
            throw Self.failure("there is not enough memory")
        }
        var codes = Codes()
        var pages = 0
        var unreadable: [String] = []
        for index in 0..<count {
            pen.tidy()
            let sheet = sheet(index)
            let code = sheet.anchor.flatMap { codes.code(of: $0.codeText) }
            let form = SheetForm(
                cairo: cairo,
                pen: pen,
                texts: texts,
                sheet: sheet,
                code: code,
                hasCells: count <= Self.mostWithCells
            )
            let isReadable = draw(sheet, form: form, on: surface, first: pages, pages: &pages)
            if !isReadable { unreadable.append(sheet.name) }
            try Self.check(cairo_status(cairo))
        }
        if count == 0 {
            pen.draw(texts.nobody, .body, x: SheetForm.left, y: SheetForm.top, width: SheetForm.right - SheetForm.left)
            cairo_show_page(cairo)
            pages = 1
        }
        cairo_surface_finish(surface)
        try Self.check(cairo_surface_status(surface))
        return (pages, unreadable)
    }

    /// - Returns: whether every character has a font.
    private func draw(
        _ sheet: MonthlySheet,
        form: SheetForm,
        on surface: OpaquePointer,
        first: Int,
        pages: inout Int
    ) -> Bool {
        let all = SheetPages(sheet, form: form).pages
        var isReadable = true
        for (index, page) in all.enumerated() {
            form.pen.unknown = 0
            if index == 0 {
                // The page that comes now; the library counts from 1.
                let root = Int32(CAIRO_PDF_OUTLINE_ROOT)
                let place = "page=\(first + 1)"
                cairo_pdf_surface_add_outline(surface, root, sheet.name, place, cairo_pdf_outline_flags_t(0))
            }
            let start = page.firstIndex(where: \.block.isOfTable) ?? page.endIndex
            let end = page[start...].firstIndex { !$0.block.isOfTable } ?? page.endIndex
            for placed in page[..<start] { form.draw(placed) }
            if start < end { form.tagged("Table") { for placed in page[start..<end] { form.draw(placed) } } }
            for placed in page[end...] { form.draw(placed) }
            let isPageReadable = form.pen.unknown == 0
            form.drawFoot(page: index + 1, of: all.count, isReadable: isPageReadable)
            isReadable = isReadable && isPageReadable
            cairo_show_page(form.cairo)
            pages += 1
        }
        return isReadable
    }

    /// The code of the last anchor: sheets of one document have the same.
    private struct Codes {
        private var last: (text: String, code: QRImage?)?

        mutating func code(of text: String) -> QRImage? {
            if let last, last.text == text { return last.code }
            let code = QRImage(text)
            last = (text, code)
            return code
        }
    }

    private static func check(_ status: cairo_status_t) throws {
        guard status == CAIRO_STATUS_SUCCESS else { throw failure(String(cString: cairo_status_to_string(status))) }
    }

    private static func failure(_ reason: String) -> StoreError {
        StoreError(.other, "The document was not made: \(reason). Free some space in the temporary folder.")
    }
}
