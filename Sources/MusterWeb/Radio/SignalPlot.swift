/// A small curve of readings, as the path of an SVG picture.
struct SignalPlot: Sendable {
    /// The picture's size in its own units.
    static let width = 120
    static let height = 24

    let path: String

    /// - Parameters:
    ///   - values: from the oldest to the newest; `nil` leaves a gap.
    ///   - range: the values at the bottom and at the top.
    init(_ values: [Double?], in range: ClosedRange<Double>) {
        var path = ""
        var isDrawing = false
        for (index, value) in values.enumerated() {
            guard let value else {
                isDrawing = false
                continue
            }
            let part = (min(max(value, range.lowerBound), range.upperBound) - range.lowerBound)
            let share = part / max(range.upperBound - range.lowerBound, .leastNonzeroMagnitude)
            // Two units are free at the top and the bottom for the width of the line.
            let y = Self.height - 2 - Int((share * Double(Self.height - 4)).rounded())
            let x = values.count < 2 ? 0 : index * Self.width / (values.count - 1)
            path += isDrawing ? "L\(x) \(y)" : "M\(x) \(y)h0"
            isDrawing = true
        }
        self.path = path
    }

    /// A beacon's levels in dBm.
    init(levels: [Int8?]) {
        self.init(levels.map { $0.map(Double.init) }, in: -100 ... -30)
    }
}
