/// Measurements as a table for a person.
struct Table: CustomStringConvertible {
    let title: String
    let rows: [Runner.Row]

    var description: String {
        let unit = rows.first?.unit ?? "items"
        let cells =
            [["", "\(unit)/s", "slowest … fastest", "to baseline", "allocations each", "bar"]]
            + rows.map { row in
                [
                    row.name,
                    Self.text(row.median),
                    "\(Self.text(row.rates[0])) … \(Self.text(row.rates[row.rates.count - 1]))",
                    "× \(Self.text(row.relative))",
                    Self.text(row.allocations),
                    row.bar.map { "≥ \(Self.text($0)) \(row.median >= $0 ? "met" : "MISSED")" } ?? "",
                ]
            }
        let widths = cells[0].indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
        let lines = cells.map { line in
            line.enumerated().map { column, cell in
                let space = String(repeating: " ", count: widths[column] - cell.count)
                return column == 0 ? cell + space : space + cell
            }.joined(separator: "  ")
        }
        let rule = String(repeating: "─", count: widths.reduce(0, +) + 2 * (widths.count - 1))
        return (["", "\(title) (medians of \(Runner.rounds) rounds)", lines[0], rule] + lines.dropFirst())
            .joined(separator: "\n")
    }

    /// A number to three digits, with k or M for thousands and millions.
    static func text(_ number: Double) -> String {
        switch number {
        case 0: "0"
        case 1_000_000...: digits(number / 1_000_000) + " M"
        case 1_000...: digits(number / 1_000) + " k"
        default: digits(number)
        }
    }

    private static func digits(_ number: Double) -> String {
        let decimals = number >= 99.95 ? 0 : number >= 9.995 ? 1 : number >= 0.0995 ? 2 : 4
        let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
        let scaled = Int(number * Double(scale) + 0.5)
        guard decimals > 0 else { return String(scaled) }
        let fraction = String(scaled % scale)
        return "\(scaled / scale)." + String(repeating: "0", count: decimals - fraction.count) + fraction
    }
}
