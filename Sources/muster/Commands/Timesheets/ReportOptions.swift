import ArgumentParser
import Attendance
import Foundation
import Station

/// How a report is printed.
struct ReportOptions: ParsableArguments {
    @Flag(help: "Print JSON.") var json = false
    @Flag(help: "Print CSV.") var csv = false

    func validate() throws {
        if json, csv { throw ValidationError("Choose one of --json and --csv.") }
    }

    /// Prints a table as it was asked for.
    ///
    /// - Parameters:
    ///   - columns: the names of those that people see at a terminal; programs get all.
    ///   - message: what people see if there are no rows.
    func print(_ table: ReportTable, columns: Set<String>? = nil, empty message: String) throws {
        if json { return Swift.print(Self.json(table)) }
        if csv { return try FileHandle.standardOutput.write(contentsOf: Data(CSVText.bytes(table))) }
        let shown = table.columns.indices.filter { columns?.contains(table.columns[$0].name) ?? true }
        var lines = Table(
            columns: shown.map { index in
                let column = table.columns[index]
                return column.isRight ? .right(column.heading) : Table.Column(stringLiteral: column.heading)
            }
        )
        for row in table.rows { lines.add(shown.map { row[$0].text }) }
        lines.print(empty: message)
    }

    /// Ends a command that changed something: says so to people, and prints for programs what they would find in the list.
    ///
    /// - Parameter table: what was made or changed, as the command that lists such things prints it.
    func conclude(_ sentence: String, _ table: () async throws -> ReportTable) async throws {
        guard json || csv else { return Notice.print(sentence) }
        try print(try await table(), empty: "")
    }

    /// An array with an object for each row, members in the order of the columns.
    static func json(_ table: ReportTable) -> String {
        let objects = table.rows.map { row in
            var line = JSONLine()
            for (column, cell) in zip(table.columns, row) { line.add(column.name, cell) }
            return "  " + line.description
        }
        return objects.isEmpty ? "[]" : "[\n" + objects.joined(separator: ",\n") + "\n]"
    }
}

extension JSONLine {
    /// Adds a cell: lengths in whole minutes, instants in UTC, nothing as `null`.
    fileprivate mutating func add(_ name: String, _ cell: ReportTable.Cell) {
        switch cell {
        case .empty: addNull(name)
        case .text(let text): add(name, text)
        case .integer(let number): add(name, number)
        case .length(let length): add(name, Totals.minutes(length))
        case .day(let day): add(name, day.description)
        case .time(let instant, _): add(name, instant.iso8601)
        case .flag(let value): add(name, value)
        }
    }
}
