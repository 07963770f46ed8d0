import Attendance
import Hummingbird
import Station

extension JSONWriter {
    /// A table's rows as objects.
    mutating func rows(of table: ReportTable) {
        array(table.rows) { json, row in json.object { $0.members(of: row, in: table) } }
    }

    /// The cells of a row as members.
    mutating func members(of row: [ReportTable.Cell], in table: ReportTable) {
        for (column, cell) in zip(table.columns, row) {
            key(column.name)
            self.cell(cell)
        }
    }

    /// Lengths in whole minutes, instants in UTC, nothing as `null`.
    private mutating func cell(_ cell: ReportTable.Cell) {
        switch cell {
        case .empty: null()
        case .text(let text): string(text)
        case .integer(let number): integer(number)
        case .length(let length): integer(Totals.minutes(length))
        case .day(let day): string(day.description)
        case .time(let instant, _): self.instant(instant)
        case .flag(let value): boolean(value)
        }
    }
}

extension Response {
    /// The page of a table that is asked for.
    ///
    /// - Parameter columns: name a row and put the rows in order, by their texts.
    /// - Throws: a 422 for a limit or a cursor that is none.
    static func page(of table: ReportTable, as name: String, by columns: [String], for incoming: IncomingRequest) throws
        -> Response
    {
        let indices = columns.compactMap { name in table.columns.firstIndex { $0.name == name } }
        func place(_ row: [ReportTable.Cell]) -> String { indices.map { row[$0].text }.joined(separator: " ") }
        let page = try ListPage(incoming).cut(table.rows.sorted { place($0) < place($1) }, by: place)
        return .table(table.with(rows: Array(page.elements)), as: name, next: page.next)
    }

    /// A table's rows under a name, with the cursor of the next page.
    static func table(
        _ table: ReportTable,
        as name: String,
        next: String? = nil,
        in range: DayRange? = nil,
        status: HTTPResponse.Status = .ok
    ) -> Response {
        var json = JSONWriter(capacity: 256 + table.rows.count * 400)
        json.object { json in
            if let range {
                json.key("from")
                json.string(range.from.description)
                json.key("to")
                json.string(range.to.description)
            }
            json.key(name)
            json.rows(of: table)
            json.key("next")
            json.string(next)
        }
        return .json(json.bytes, status: status)
    }
}
