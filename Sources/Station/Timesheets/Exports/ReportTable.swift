package import Attendance
package import BeaconKit

/// A report as a table with typed cells, of which the command line, CSV, JSON and spreadsheets are made alike.
package struct ReportTable: Hashable, Sendable {
    package enum Cell: Hashable, Sendable {
        case empty
        case text(String)
        case integer(Int)
        /// A length of time, in µs.
        case length(Int64)
        case day(LocalDay)
        /// An instant with what the clock on the wall showed, in s since 1970-01-01 00:00 on that clock.
        case time(Instant, wall: Int64)
        case flag(Bool)
    }

    package struct Column: Hashable, Sendable {
        /// For programs.
        package let name: String
        /// For people.
        package let heading: String
        /// Numbers are set to the right.
        package let isRight: Bool

        init(_ name: String, _ heading: String, isRight: Bool = false) {
            self.name = name
            self.heading = heading
            self.isRight = isRight
        }
    }

    package let title: String
    package let columns: [Column]
    package private(set) var rows: [[Cell]] = []

    init(_ title: String, _ columns: [Column]) {
        self.title = title
        self.columns = columns
    }

    /// Adds a row with a cell for each column.
    mutating func add(_ cells: [Cell]) { rows.append(cells) }

    /// The same columns over other rows.
    package func with(rows: [[Cell]]) -> ReportTable {
        var table = self
        table.rows = rows
        return table
    }
}

extension ReportTable.Cell {
    /// As people read it: `7:45`, `08:58`, `2026-11-21`.
    package var text: String {
        switch self {
        case .empty: ""
        case .text(let text): text
        case .integer(let number): String(number)
        case .length(let length): Self.clock(Totals.minutes(length))
        case .day(let day): day.description
        case .time(_, let wall): Self.time(wall)
        case .flag(let value): value ? "yes" : ""
        }
    }

    /// Hours and minutes.
    package static func clock(_ minutes: Int) -> String {
        let (hours, rest) = abs(minutes).quotientAndRemainder(dividingBy: 60)
        return (minutes < 0 ? "-" : "") + "\(hours):" + (rest < 10 ? "0" : "") + "\(rest)"
    }

    private static func time(_ wall: Int64) -> String {
        let minutes = Int(wall.floored(by: 60) - wall.floored(by: 86_400) * 1440)
        return (minutes < 600 ? "0" : "") + clock(minutes)
    }
}

extension Snapshot {
    /// An instant with what the clock on the site's wall showed.
    func cell(_ instant: Instant?) -> ReportTable.Cell {
        guard let instant else { return .empty }
        let offset = attendance.zones.clock(at: instant).offset(at: instant)
        return .time(instant, wall: instant.microseconds.floored(by: 1_000_000) + Int64(offset))
    }
}
