/// Draws the table of `muster scan` on a terminal, without flicker and without asking how large it is.
package struct ScanScreen {
    private static let escape = "\u{1B}["

    /// A screen of our own, without cursor, where what is too long is cut off at the margin.
    package static let start = "\(escape)?1049h\(escape)?25l\(escape)?7l"
    /// The terminal as it was.
    package static let end = "\(escape)?7h\(escape)?25h\(escape)?1049l"

    package init() {}

    /// One frame, to be written at once.
    ///
    /// The lines are drawn from the last to the first. A line beyond the bottom lands on the last line of the screen,
    /// and there it is drawn over by the line that belongs there: so a table of any length fits.
    package func frame(rows: [ScanRow], status: [String]) -> String {
        var table = Table(columns: [
            "UUID", .right("Major"), .right("Minor"), .right("Distance"), "Proximity", .right("RSSI"),
            .right("Interval"), .right("Last heard"),
        ])
        for row in rows { table.add(row.cells) }
        var lines = status.map(\.printable) + [""]
        let tableLines = table.lines
        lines.append("\(Self.escape)1m\(tableLines[0])\(Self.escape)0m")
        for (line, row) in zip(tableLines.dropFirst(), rows) {
            lines.append(row.isStale ? "\(Self.escape)2m\(line)\(Self.escape)0m" : line)
        }
        lines += ["", "Ctrl-C ends."]
        // Terminals that can, show the frame only when it is whole.
        var frame = "\(Self.escape)?2026h\(Self.escape)\(lines.count + 1);1H\(Self.escape)J"
        for (position, line) in lines.enumerated().reversed() {
            frame += "\(Self.escape)\(position + 1);1H\(line)\(Self.escape)K"
        }
        return frame + "\(Self.escape)?2026l"
    }
}
