import Attendance
import Foundation
import Hummingbird
import Station

/// A part of a table, for a program that reads on where it stopped.
struct TablePage: Sendable {
    /// Rows of a page, by default and at most.
    private static let usual = 200
    private static let most = 1000

    /// The last row of the page before; `nil` for the first page.
    private let after: String?
    private let limit: Int

    /// - Throws: a 422 for a limit or a cursor that is none.
    init(_ incoming: IncomingRequest) throws {
        let limit = incoming.query("limit").map { Int($0) } ?? Self.usual
        guard let limit, (1...Self.most).contains(limit) else {
            throw Refusal("problems.limit", ["most": Self.most])
        }
        self.limit = limit
        after = try incoming.query("cursor").map { text in
            guard let data = Data(base64Encoded: text.replacing("-", with: "+").replacing("_", with: "/")),
                let place = String(validating: data, as: UTF8.self), !place.isEmpty
            else {
                throw Refusal("problems.cursor")
            }
            return place
        }
    }

    /// The elements of the page, and the cursor of the next one; `nil` on the last.
    ///
    /// - Parameter place: orders the elements, which come in this order.
    func cut<Element>(_ elements: [Element], by place: (Element) -> String) -> (part: [Element], next: String?) {
        let rest = after.map { after in Array(elements.drop { place($0) <= after }) } ?? elements
        let part = Array(rest.prefix(limit))
        guard rest.count > part.count, let last = part.last else { return (part, nil) }
        // Bytes of which no address needs escapes; whole groups of three, so that no padding is needed.
        let text = place(last)
        let padded = text + String(repeating: " ", count: (3 - text.utf8.count % 3) % 3)
        return (
            part,
            Data(padded.utf8).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
        )
    }
}

extension JSONWriter {
    /// A table's rows as objects.
    mutating func rows(of table: ReportTable) {
        array(table.rows) { json, row in
            json.object { json in
                for (column, cell) in zip(table.columns, row) {
                    json.key(column.name)
                    json.cell(cell)
                }
            }
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
        let page = try TablePage(incoming).cut(table.rows.sorted { place($0) < place($1) }, by: place)
        return .table(table.with(rows: page.part), as: name, next: page.next)
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
