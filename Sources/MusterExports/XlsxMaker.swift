import Attendance
import CXlsxWriter
import Foundation
package import Station

/// Makes XLSX files by libxlsxwriter.
///
/// A workbook is written row by row through a temporary file, so that a year of a thousand people needs little memory.
package struct XlsxMaker: SpreadsheetMaker {
    /// The most rows of a sheet, the one with the headings included.
    private static let mostRows = 1_048_576

    package init() {}

    package func workbook(_ tables: [ReportTable]) throws -> [UInt8] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "muster-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "workbook.xlsx").path(percentEncoded: false)
        try write(tables, to: path, temporary: folder.path(percentEncoded: false))
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Self.failure("it cannot be read back")
        }
        return [UInt8](data)
    }

    private func write(_ tables: [ReportTable], to path: String, temporary: String) throws {
        let book: UnsafeMutablePointer<lxw_workbook>? = temporary.withCString { folder in
            var options = lxw_workbook_options()
            options.constant_memory = 1
            // The library copies the name and does not change it.
            options.tmpdir = UnsafeMutablePointer(mutating: folder)
            return workbook_new_opt(path, &options)
        }
        guard let book else { throw Self.failure("there is not enough memory") }
        let formats = Formats(book)
        for table in tables {
            guard table.rows.count < Self.mostRows else {
                workbook_close(book)
                throw StoreError(.other, "“\(table.title)” has too many rows for a worksheet. Choose a shorter range.")
            }
            if let sheet = workbook_add_worksheet(book, table.title) { fill(sheet, with: table, formats) }
        }
        let error = workbook_close(book)
        guard error == LXW_NO_ERROR else { throw Self.failure(lxw_strerror(error).map { String(cString: $0) } ?? "?") }
    }

    private static func failure(_ reason: String) -> StoreError {
        StoreError(.other, "The workbook was not made: \(reason). Free some space in the temporary folder.")
    }

    /// How cells are shown. The library owns them.
    private struct Formats {
        let heading: UnsafeMutablePointer<lxw_format>?
        let length: UnsafeMutablePointer<lxw_format>?
        let day: UnsafeMutablePointer<lxw_format>?
        let time: UnsafeMutablePointer<lxw_format>?

        init(_ book: UnsafeMutablePointer<lxw_workbook>) {
            func format(_ pattern: String) -> UnsafeMutablePointer<lxw_format>? {
                let format = workbook_add_format(book)
                format_set_num_format(format, pattern)
                return format
            }
            heading = workbook_add_format(book)
            format_set_bold(heading)
            length = format("[h]:mm")
            day = format("yyyy-mm-dd")
            time = format("yyyy-mm-dd hh:mm")
        }
    }

    private func fill(_ sheet: UnsafeMutablePointer<lxw_worksheet>, with table: ReportTable, _ formats: Formats) {
        for (index, column) in table.columns.enumerated() {
            worksheet_set_column(sheet, UInt16(index), UInt16(index), Self.width(of: index, column, in: table), nil)
            worksheet_write_string(sheet, 0, UInt16(index), column.heading, formats.heading)
        }
        worksheet_freeze_panes(sheet, 1, 0)
        for (row, cells) in table.rows.enumerated() {
            for (column, cell) in cells.enumerated() {
                write(cell, to: sheet, row: UInt32(row + 1), column: UInt16(column), formats)
            }
        }
        if !table.rows.isEmpty {
            worksheet_autofilter(sheet, 0, 0, UInt32(table.rows.count), UInt16(table.columns.count - 1))
        }
    }

    /// How wide a column must be, in digits of the usual font, so that nothing in it is shown as `####`.
    private static func width(of index: Int, _ column: ReportTable.Column, in table: ReportTable) -> Double {
        // Headings are bold, and have a button to filter by.
        let heading = width(of: column.heading) * 1.15 + 3
        let widest = table.rows.reduce(heading) { widest, cells in max(widest, width(of: cells[index]) + 2) }
        return min(60, widest)
    }

    private static func width(of cell: ReportTable.Cell) -> Double {
        switch cell {
        case .empty: 0
        case .text(let text): width(of: text)
        case .integer, .length: width(of: cell.text)
        case .day: 10
        case .time: 16
        // TRUE and FALSE have up to 8 letters in other languages.
        case .flag: 8
        }
    }

    /// Chinese letters are twice as wide as digits.
    private static func width(of text: String) -> Double {
        text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 2 : 1) }
    }

    private func write(
        _ cell: ReportTable.Cell,
        to sheet: UnsafeMutablePointer<lxw_worksheet>,
        row: UInt32,
        column: UInt16,
        _ formats: Formats
    ) {
        switch cell {
        case .empty: break
        case .text(let text): if !text.isEmpty { worksheet_write_string(sheet, row, column, text, nil) }
        case .integer(let number): worksheet_write_number(sheet, row, column, Double(number), nil)
        case .length(let length):
            // Days, as spreadsheets count time.
            worksheet_write_number(sheet, row, column, Double(length) / 86_400_000_000, formats.length)
        case .day(let day): worksheet_write_number(sheet, row, column, Double(day.ordinal + Self.epoch), formats.day)
        case .time(_, let wall):
            let days = Double(wall) / 86_400 + Double(Self.epoch)
            worksheet_write_number(sheet, row, column, days, formats.time)
        case .flag(let value): worksheet_write_boolean(sheet, row, column, value ? 1 : 0, nil)
        }
    }

    /// 1970-01-01 as spreadsheets count days.
    private static let epoch = 25_569
}
