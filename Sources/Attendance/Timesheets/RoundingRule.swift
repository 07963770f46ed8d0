/// How a time of day is rounded for pay. The raw time always stands beside it.
package struct RoundingRule: Hashable, Sendable {
    package enum Mode: String, Hashable, Sendable, CaseIterable {
        case nearest, earlier, later
    }

    /// In minutes; 1 rounds to whole minutes.
    package let step: Int
    package let mode: Mode

    /// Steps that divide an hour.
    package static let steps = [1, 2, 3, 5, 6, 10, 12, 15, 20, 30, 60]

    package init(step: Int, mode: Mode) throws(PolicyError) {
        guard Self.steps.contains(step) else { throw .badRounding(step: step) }
        self.step = step
        self.mode = mode
    }

    /// Rounds microseconds of local time.
    package func rounding(_ local: Int64) -> Int64 {
        let unit = Int64(step) * 60_000_000
        switch mode {
        case .earlier: return local.floored(by: unit) * unit
        case .later: return (local + unit - 1).floored(by: unit) * unit
        case .nearest: return (local + unit / 2).floored(by: unit) * unit
        }
    }
}

extension RoundingRule: LosslessStringConvertible {
    /// As `15 nearest`.
    package var description: String { "\(step) \(mode.rawValue)" }

    package init?(_ description: String) {
        let words = description.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 2, let step = Int(words[0]), let mode = Mode(rawValue: String(words[1])),
            let rule = try? RoundingRule(step: step, mode: mode)
        else { return nil }
        self = rule
    }
}
