import Station

/// Which part of a sheet stands on which page, and how high everything is.
struct SheetPages {
    /// What stands below each other, from top to bottom.
    enum Block {
        /// Title and who it is, once.
        case head
        /// Whose sheet goes on.
        case continuation
        case tableHead
        case row(Line)
        case total
        case sums
        case label(String)
        case text(String)
        case signatures
        case anchor

        /// Whether it is a row of the table.
        var isOfTable: Bool {
            switch self {
            case .tableHead, .row, .total: true
            case .head, .continuation, .sums, .label, .text, .signatures, .anchor: false
            }
        }
    }

    /// A row of the table, or a part of one with more stays than fit.
    struct Line {
        let row: MonthlySheet.Row
        let stays: ArraySlice<MonthlySheet.Stay>
        /// Whether it has more than stays.
        let isFirst: Bool
    }

    struct Placed {
        let block: Block
        let y: Double
        let height: Double
    }

    private(set) var pages: [[Placed]] = []
    private let form: SheetForm
    private var y = SheetForm.top
    /// Whether rows go on, so that a new page repeats their headings.
    private var isInTable = false

    /// - Parameter form: measures what is placed.
    init(_ sheet: MonthlySheet, form: SheetForm) {
        self.form = form
        pages = [[]]
        place(.head)
        isInTable = true
        place(.tableHead)
        for row in sheet.rows {
            for line in Self.lines(of: row) { place(.row(line)) }
        }
        place(.total)
        isInTable = false
        place(.sums)
        if !sheet.corrections.isEmpty {
            place(.label(form.texts.corrections), with: sheet.corrections.first.map { .text($0) })
            for correction in sheet.corrections { place(.text(correction)) }
        }
        // What is signed stands on the page with the signatures.
        let end: [Block] = sheet.notes.map { .text($0) } + [.signatures] + (sheet.anchor == nil ? [] : [.anchor])
        place(together: end)
    }

    private static func lines(of row: MonthlySheet.Row) -> [Line] {
        let most = SheetForm.mostStays
        guard row.stays.count > most else { return [Line(row: row, stays: row.stays[...], isFirst: true)] }
        return stride(from: 0, to: row.stays.count, by: most).map { start in
            Line(row: row, stays: row.stays[start..<min(start + most, row.stays.count)], isFirst: start == 0)
        }
    }

    private mutating func place(together blocks: [Block]) {
        let height = blocks.reduce(0) { $0 + form.height(of: $1) }
        if y + height > SheetForm.bottom { turn() }
        for block in blocks { place(block) }
    }

    /// - Parameter next: what must not be parted from it.
    private mutating func place(_ block: Block, with next: Block? = nil) {
        let height = form.height(of: block)
        let needed = height + (next.map { form.height(of: $0) } ?? 0)
        if y + needed > SheetForm.bottom, !pages[pages.count - 1].isEmpty { turn() }
        add(block, height)
    }

    private mutating func turn() {
        pages.append([])
        y = SheetForm.top
        add(.continuation, form.height(of: .continuation))
        if isInTable { add(.tableHead, form.height(of: .tableHead)) }
    }

    private mutating func add(_ block: Block, _ height: Double) {
        pages[pages.count - 1].append(Placed(block: block, y: y, height: height))
        y += height
    }
}
