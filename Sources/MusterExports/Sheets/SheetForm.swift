import Attendance
import CPangoCairo
import Station

/// How a sheet looks: measures its blocks and draws them. Lengths are in points, pages A4.
struct SheetForm {
    static let width = 595.28
    static let height = 841.89
    static let left = 42.0
    static let right = width - 36
    static let top = 36.0
    /// Above the page's number.
    static let bottom = height - 42
    /// The most stays of one row; a day with more has several rows.
    static let mostStays = 24

    private static let padding = 1.7
    private static let gap = 3.0

    /// The columns of the table: where each begins, and how wide it is.
    private struct Column {
        let x: Double
        let width: Double
        let side: TextPen.Side
    }

    private static let columns: [Column] = {
        let widths: [(Double, TextPen.Side)] = [
            (40, .left), (64, .left), (42, .left), (42, .left), (40, .right), (44, .right), (50, .right),
            (44, .right), (0, .left),
        ]
        var x = left
        return widths.map { width, side in
            let column = Column(x: x, width: width == 0 ? right - x : width, side: side)
            x += column.width
            return column
        }
    }()

    let cairo: OpaquePointer
    let pen: TextPen
    let texts: MonthlySheetTexts
    let sheet: MonthlySheet
    let code: QRImage?
    /// Whether each cell is told apart for screen readers. For everybody's sheets at once that would be most of the file.
    let hasCells: Bool

    func height(of block: SheetPages.Block) -> Double {
        switch block {
        case .head: headHeight
        case .continuation: 20
        case .tableHead: rowHeight(headings.map { [$0] }, .bold)
        case .row(let line): rowHeight(cells(line), .body)
        case .total: rowHeight(totals, .bold)
        case .sums: figuresHeight(sheet.sums) + (sheet.account.isEmpty ? 0 : 14 + figuresHeight(sheet.account)) + 8
        case .label: 18
        case .text(let text): pen.piece(text, .small, width: Self.right - Self.left).height + 3
        case .signatures: 78
        case .anchor: Self.codeSide + 6
        }
    }

    func draw(_ placed: SheetPages.Placed) {
        switch placed.block {
        case .head: drawHead(placed.y)
        case .continuation: drawContinuation(placed.y)
        case .tableHead: drawRow(headings.map { [$0] }, .bold, placed, shade: 0.88)
        case .row(let line): drawRow(cells(line), .body, placed, shade: line.row.isFree ? 0.955 : 1)
        case .total: drawRow(totals, .bold, placed, shade: 0.88)
        case .sums: drawSums(placed.y)
        case .label(let text): drawText(text, .bold, placed.y + 6, tag: "H2")
        case .text(let text): drawText(text, .small, placed.y + 1, tag: "P")
        case .signatures: drawSignatures(placed.y)
        case .anchor: drawAnchor(placed.y)
        }
    }

    /// The number of the page, below everything.
    func drawFoot(page: Int, of pages: Int, isReadable: Bool) {
        let y = Self.height - 34
        if !isReadable { pen.draw(texts.unreadable, .small, x: Self.left, y: y, width: 400) }
        let width = 110.0
        let number = texts.page(page, of: pages)
        pen.draw(number, .small, x: Self.right - width, y: y, width: width, side: .right)
    }

    // MARK: Head

    private static let headTop = 24.0
    private static let labelWidth = 70.0
    private static let figureWidth = (right - left) / 2

    private var headHeight: Double {
        Self.headTop
            + stride(from: 0, to: sheet.head.count, by: 2).reduce(0) { $0 + headLineHeight($1) } + 8
    }

    private func headLineHeight(_ index: Int) -> Double {
        sheet.head[index..<min(index + 2, sheet.head.count)].map { headValue($0).height + 2.5 }.max() ?? 0
    }

    private func headValue(_ figure: MonthlySheet.Figure) -> TextPen.Piece {
        pen.piece(figure.value, .bold, width: Self.figureWidth - Self.labelWidth - 6)
    }

    private func drawHead(_ top: Double) {
        tagged("H1") {
            pen.draw(texts.title, .heading, x: Self.left, y: top, width: 300)
        }
        tagged("P") {
            let width = Self.right - Self.left - 300
            pen.draw(sheet.period, .heading, x: Self.left + 300, y: top, width: width, side: .right)
        }
        var y = top + Self.headTop
        for index in stride(from: 0, to: sheet.head.count, by: 2) {
            for (place, figure) in sheet.head[index..<min(index + 2, sheet.head.count)].enumerated() {
                let x = Self.left + Double(place) * Self.figureWidth
                tagged("P") {
                    pen.draw(figure.label, .body, x: x, y: y, width: Self.labelWidth - 4)
                    pen.draw(headValue(figure), x: x + Self.labelWidth, y: y)
                }
            }
            y += headLineHeight(index)
        }
    }

    private func drawContinuation(_ y: Double) {
        tagged("P") {
            let text = "\(sheet.name), \(sheet.period), \(texts.continued)"
            pen.draw(text, .bold, x: Self.left, y: y, width: Self.right - Self.left)
        }
    }

    // MARK: Table

    private var headings: [String] {
        [
            texts.day, texts.planned, texts.start, texts.end, texts.breaks, texts.worked, texts.overtime,
            texts.absent, texts.remarks,
        ]
    }

    private var totals: [[String]] {
        let row = sheet.total
        return [[row.day], [], [], [], [row.breaks], [row.worked], [row.overtime], [row.absent], [row.remarks]]
    }

    /// The lines of each cell.
    private func cells(_ line: SheetPages.Line) -> [[String]] {
        let row = line.row
        let stays = [line.stays.map(\.start), line.stays.map(\.end)]
        guard line.isFirst else { return [[], []] + stays + [[], [], [], [], []] }
        return [[row.day], row.planned] + stays
            + [[row.breaks], [row.worked], [row.overtime], [row.absent], [row.remarks]]
    }

    private func piece(_ text: String, _ column: Column, _ style: TextPen.Style) -> TextPen.Piece {
        pen.piece(text, style, width: column.width - 2 * Self.gap, side: column.side)
    }

    private func rowHeight(_ cells: [[String]], _ style: TextPen.Style) -> Double {
        zip(cells, Self.columns).map { lines, column in
            lines.reduce(0) { $0 + ($1.isEmpty ? 0 : piece($1, column, style).height) }
        }.max().map { max($0, 9) + 2 * Self.padding } ?? 0
    }

    private func drawRow(_ cells: [[String]], _ style: TextPen.Style, _ placed: SheetPages.Placed, shade: Double) {
        if shade < 1 {
            cairo_set_source_rgb(cairo, shade, shade, shade)
            cairo_rectangle(cairo, Self.left, placed.y, Self.right - Self.left, placed.height)
            cairo_fill(cairo)
        }
        cairo_set_source_rgb(cairo, 0.62, 0.62, 0.62)
        cairo_set_line_width(cairo, 0.4)
        line(from: Self.left, placed.y, to: Self.right, placed.y)
        line(from: Self.left, placed.y + placed.height, to: Self.right, placed.y + placed.height)
        cairo_set_source_rgb(cairo, 0, 0, 0)
        tagged("TR") {
            for (lines, column) in zip(cells, Self.columns) where lines.contains(where: { !$0.isEmpty }) {
                var y = placed.y + Self.padding
                tagged(hasCells ? "TD" : nil) {
                    for text in lines where !text.isEmpty {
                        let piece = piece(text, column, style)
                        pen.draw(piece, x: column.x + Self.gap, y: y)
                        y += piece.height
                    }
                }
            }
        }
    }

    // MARK: Below the table

    private static let perLine = 4

    private func figuresHeight(_ figures: [MonthlySheet.Figure]) -> Double {
        Double((figures.count + Self.perLine - 1) / Self.perLine) * 13
    }

    private func drawSums(_ top: Double) {
        drawFigures(sheet.sums, top + 6)
        guard !sheet.account.isEmpty else { return }
        let y = top + 6 + figuresHeight(sheet.sums)
        drawText(texts.account, .bold, y + 3, tag: "H2")
        drawFigures(sheet.account, y + 14)
    }

    private func drawFigures(_ figures: [MonthlySheet.Figure], _ top: Double) {
        let width = (Self.right - Self.left) / Double(Self.perLine)
        for (index, figure) in figures.enumerated() {
            let x = Self.left + Double(index % Self.perLine) * width
            let y = top + Double(index / Self.perLine) * 13
            tagged("P") {
                pen.draw(figure.label, .body, x: x, y: y, width: width - 46)
                pen.draw(figure.value, .bold, x: x + width - 46, y: y, width: 36, side: .right)
            }
        }
    }

    private func drawText(_ text: String, _ style: TextPen.Style, _ y: Double, tag: String) {
        tagged(tag) { pen.draw(text, style, x: Self.left, y: y, width: Self.right - Self.left) }
    }

    private func drawSignatures(_ top: Double) {
        drawText(texts.statement, .body, top + 4, tag: "P")
        let width = (Self.right - Self.left - 24) / 2
        let sides = [(texts.employee, sheet.confirmed), (texts.supervisor, sheet.countersigned)]
        for (index, (who, signed)) in sides.enumerated() {
            let x = Self.left + Double(index) * (width + 24)
            let y = top + 56
            cairo_set_line_width(cairo, 0.6)
            line(from: x, y, to: x + width * 0.38, y)
            line(from: x + width * 0.43, y, to: x + width, y)
            tagged("P") {
                if !signed.isEmpty { pen.draw(signed, .body, x: x, y: y - 22, width: width) }
                pen.draw(texts.placeAndDate, .small, x: x, y: y + 2, width: width * 0.4)
                pen.draw("\(texts.signature), \(who)", .small, x: x + width * 0.43, y: y + 2, width: width * 0.57)
            }
        }
    }

    private static let codeSide = 66.0

    private func drawAnchor(_ top: Double) {
        guard let anchor = sheet.anchor else { return }
        code?.draw(on: cairo, x: Self.left - 5, y: top + 4, side: Self.codeSide)
        let x = Self.left + Self.codeSide + 4
        var y = top + 10
        tagged("P") {
            pen.draw("\(texts.anchor). \(texts.entry(anchor.sequence))", .small, x: x, y: y)
            y += 11
            for part in Self.halves(of: anchor.text) {
                pen.draw(part, .code, x: x, y: y)
                y += 8.5
            }
            pen.draw(texts.anchorHint, .small, x: x, y: y + 2, width: Self.right - x)
        }
    }

    /// A long line cut into lines of equal length that fit beside the code.
    private static func halves(of text: String) -> [String] {
        let count = (text.count + 99) / 100
        let length = (text.count + count - 1) / max(count, 1)
        var rest = text[...]
        var parts: [String] = []
        while !rest.isEmpty {
            parts.append(String(rest.prefix(length)))
            rest = rest.dropFirst(length)
        }
        return parts
    }

    // MARK: Drawing

    private func line(from x1: Double, _ y1: Double, to x2: Double, _ y2: Double) {
        cairo_move_to(cairo, x1, y1)
        cairo_line_to(cairo, x2, y2)
        cairo_stroke(cairo)
    }

    /// Marks what is drawn with what it is, for screen readers.
    func tagged(_ tag: String?, _ draw: () -> Void) {
        guard let tag else { return draw() }
        cairo_tag_begin(cairo, tag, nil)
        draw()
        cairo_tag_end(cairo, tag)
    }
}
