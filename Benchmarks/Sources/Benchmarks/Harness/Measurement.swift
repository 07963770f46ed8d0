/// A line of a report: what was measured, and whether it is good enough.
struct Measurement: Sendable {
    /// How good is good enough.
    enum Bar: Sendable {
        case atMost(Double)
        case atLeast(Double)

        func isMet(by value: Double) -> Bool {
            switch self {
            case .atMost(let limit): value <= limit
            case .atLeast(let limit): value >= limit
            }
        }

        var text: String {
            switch self {
            case .atMost(let limit): "≤ \(Measurement.text(limit))"
            case .atLeast(let limit): "≥ \(Measurement.text(limit))"
            }
        }
    }

    let what: String
    let text: String
    /// `nil` if there is no bar.
    let isMet: Bool?

    /// - Parameters:
    ///   - other: a second figure, whose unit stands at the end of the first one's.
    ///   - bar: of the first figure.
    init(_ what: String, _ value: Double, _ unit: String, _ other: Double? = nil, bar: Bar? = nil) {
        self.what = what
        isMet = bar.map { $0.isMet(by: value) }
        let figures = "\(what): \(Self.text(value)) \(unit)" + (other.map { " \(Self.text($0))" } ?? "")
        text = figures + (bar.map { " (\($0.text) \($0.isMet(by: value) ? "met" : "MISSED"))" } ?? "")
    }

    /// Something to say instead of a figure.
    init(note: String) {
        what = note
        text = note
        isMet = nil
    }

    /// A number to two digits after the point.
    private static func text(_ number: Double) -> String {
        let rounded = (number * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}
