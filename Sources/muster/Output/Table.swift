/// Columns of text for a person at a terminal.
package struct Table {
    /// A column's heading and the side to which its cells are set.
    package struct Column: ExpressibleByStringLiteral {
        package let heading: String
        package let isRight: Bool

        package init(stringLiteral heading: String) {
            self.heading = heading
            isRight = false
        }

        private init(heading: String, isRight: Bool) {
            self.heading = heading
            self.isRight = isRight
        }

        /// A column for numbers, set to the right.
        package static func right(_ heading: String) -> Column {
            Column(heading: heading, isRight: true)
        }
    }

    private let columns: [Column]
    private var rows: [[String]] = []
    private var widths: [Int]

    package init(columns: [Column]) {
        self.columns = columns
        widths = columns.map(\.heading.displayWidth)
    }

    /// Adds a row, one cell for each column. Control characters are replaced: a name can't move the cursor.
    package mutating func add(_ cells: [String]) {
        let cells = cells.map(\.printable)
        for (index, cell) in zip(widths.indices, cells) {
            widths[index] = max(widths[index], cell.displayWidth)
        }
        rows.append(cells)
    }

    /// The headings and rows as lines without spaces at their ends.
    package var lines: [String] {
        [line(columns.map(\.heading))] + rows.map(line)
    }

    /// Prints the table on standard output.
    ///
    /// - Parameter message: what is printed instead if there are no rows.
    package func print(empty message: String) {
        if rows.isEmpty { return Swift.print(message) }
        for line in lines { Swift.print(line) }
    }

    private func line(_ cells: [String]) -> String {
        var line = ""
        var missing = 0
        for (index, cell) in zip(columns.indices, cells) {
            let padding = widths[index] - cell.displayWidth
            if !cell.isEmpty {
                let before = missing + (columns[index].isRight ? padding : 0)
                line += String(repeating: " ", count: before) + cell
                missing = columns[index].isRight ? 0 : padding
            } else {
                missing += widths[index]
            }
            missing += 2
        }
        return line
    }
}
