package import Attendance
package import BeaconKit
import Foundation

/// A table of punches that are to be imported, with everything that is wrong with it.
package struct PunchSheet: Sendable {
    package enum Column: String, CaseIterable, Sendable {
        case number, time, direction, key

        /// Reads a column's name, in English or Chinese, whatever the case.
        init?(heading: String) {
            switch heading.trimmingCharacters(in: .whitespacesAndNewlines).lowercased() {
            case "工号", "编号", "员工号": self = .number
            case "时间", "打卡时间": self = .time
            case "方向", "类型": self = .direction
            case "标识": self = .key
            case let name:
                guard let column = Column(rawValue: name) else { return nil }
                self = column
            }
        }
    }

    /// A punch that is to be imported.
    package struct Row: Hashable, Sendable {
        /// The line of the file on which it begins; 1 is the line that names the columns.
        package let line: Int
        package let number: PersonNumber
        package let direction: Punch.Direction
        package let happened: Instant
        /// Names the punch, so that importing it again makes no second one.
        package let key: String
    }

    /// What is wrong with a row.
    package struct Problem {
        package let line: Int
        package let reason: any Error
    }

    package private(set) var rows: [Row] = []
    package private(set) var faults: [Problem] = []

    /// - Parameters:
    ///   - text: as spreadsheets write CSV.
    ///   - zones: the site's, for times without an offset.
    /// - Throws: ``PunchSheetError`` or ``SheetError`` if there is no sense in looking at single rows.
    package init(csv text: String, zones: ZoneHistory) throws {
        try CSVTable.checkEncoding(of: text)
        let table = try CSVTable(text)
        guard let header = table.rows.first, table.rows.count > 1 else { throw PunchSheetError.empty }
        let columns = try Self.columns(header.fields)
        var reader = WallTimeReader(zones: zones)
        rows.reserveCapacity(table.rows.count)
        for row in table.rows.dropFirst() {
            do {
                rows.append(try Self.row(row, columns, &reader))
            } catch {
                faults.append(Problem(line: row.line, reason: error))
            }
        }
    }

    private static func columns(_ headings: [String]) throws -> [Column] {
        var columns: [Column] = []
        for heading in headings {
            guard let column = Column(heading: heading) else { throw PunchSheetError.unknownColumn(heading) }
            guard !columns.contains(column) else { throw SheetError.columnTwice(heading) }
            columns.append(column)
        }
        for needed in [Column.number, .time] where !columns.contains(needed) {
            throw SheetError.noColumn(needed.rawValue)
        }
        return columns
    }

    private static func row(_ row: CSVTable.Row, _ columns: [Column], _ reader: inout WallTimeReader) throws -> Row {
        guard row.fields.count <= columns.count || row.fields.dropFirst(columns.count).allSatisfy(\.isEmpty) else {
            throw SheetError.tooManyFields(row.fields.count, columns: columns.count)
        }
        func field(_ column: Column) -> String {
            guard let index = columns.firstIndex(of: column), index < row.fields.count else { return "" }
            let text = row.fields[index]
            let isTrimmed = text.utf8.first.map { $0 > 0x20 } ?? true && text.utf8.last.map { $0 > 0x20 } ?? true
            return isTrimmed ? text : text.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        let text = field(.number)
        let number = try Int(text).flatMap(PersonNumber.init(rawValue:)) ?? PersonNumber(typed: text)
        let direction = try direction(field(.direction))
        let happened = try reader.instant(field(.time))
        let key = field(.key)
        if key.count > 200 { throw PunchError.badKey }
        return Row(
            line: row.line,
            number: number,
            direction: direction,
            happened: happened,
            key: key.isEmpty ? "import \(number) \(direction.rawValue) \(happened.microseconds)" : key
        )
    }

    private static func direction(_ word: String) throws -> Punch.Direction {
        switch word.lowercased() {
        case "", "undirected": return .undirected
        case "in", "上班", "签到": return .in
        case "out", "下班", "签退": return .out
        case "break-begin", "休息": return .breakBegin
        case "break-end", "返回": return .breakEnd
        default: throw PunchSheetError.badDirection(word)
        }
    }
}

/// Why a table of punches cannot be read, or a row of it. The description says what to do.
package enum PunchSheetError: Error, Hashable, Sendable {
    case empty
    case unknownColumn(String)
    case badDirection(String)
    case badTime(String)
    /// The same punch stands on another line already.
    case twice(line: Int)
}

extension PunchSheetError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .empty: "The list is empty. The first line must name the columns; each line after it is a punch."
        case .unknownColumn(let name):
            "Unknown column “\(name)”. Allowed: \(PunchSheet.Column.allCases.map(\.rawValue).joined(separator: ", "))."
        case .badDirection(let word):
            "“\(word)” is not a direction. Use in, out, break-begin or break-end, or leave it empty."
        case .badTime(let text):
            "“\(text)” is not a time. Write it like 2026-11-21 09:00, 2026-11-21 09:00:00 or 2026-11-21 09:00+08:00."
        case .twice(let line): "The same punch is already on line \(line). Remove one of them."
        }
    }
}
