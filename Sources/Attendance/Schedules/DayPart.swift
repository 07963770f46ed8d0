/// The part of a day that is free: by a holiday, or by leave.
package enum DayPart: Hashable, Sendable {
    case all
    /// Free until so many minutes after midnight, 1 to 1439.
    case until(Int)
    /// Free from so many minutes after midnight on, 1 to 1439.
    case from(Int)

    /// Refuses a cut that leaves nothing or everything.
    package func check() throws(ScheduleError) {
        switch self {
        case .all: return
        case .until(let minutes), .from(let minutes):
            guard (1...1439).contains(minutes) else { throw .badTime(minutes: minutes) }
        }
    }

    /// What remains of the hours from start to end.
    ///
    /// - Returns: `nil` if nothing does.
    package func cutting(_ hours: Range<Int>) -> Range<Int>? {
        let rest: Range<Int>
        switch self {
        case .all: return nil
        case .until(let minutes): rest = max(hours.lowerBound, minutes)..<max(hours.upperBound, minutes)
        case .from(let minutes): rest = min(hours.lowerBound, minutes)..<min(hours.upperBound, minutes)
        }
        return rest.isEmpty ? nil : rest
    }
}

extension DayPart: LosslessStringConvertible {
    /// As `all`, `until 720` or `from 720`.
    package var description: String {
        switch self {
        case .all: "all"
        case .until(let minutes): "until \(minutes)"
        case .from(let minutes): "from \(minutes)"
        }
    }

    package init?(_ description: String) {
        let words = description.split(separator: " ", omittingEmptySubsequences: false)
        switch (words.first, words.count == 2 ? Int(words[1]) : nil) {
        case ("all", nil) where words.count == 1: self = .all
        case ("until", let minutes?): self = .until(minutes)
        case ("from", let minutes?): self = .from(minutes)
        default: return nil
        }
        guard (try? check()) != nil else { return nil }
    }
}
