/// The part of a day that is free: by a holiday, or by leave.
package enum DayPart: Hashable, Sendable {
    case all
    /// Free until so many minutes after midnight, 1 to 1439.
    case until(Int)
    /// Free from so many minutes after midnight on, 1 to 1439.
    case from(Int)

    /// Free between two times, in minutes after midnight: from 0 to 1439 on, for at most a day. On a day whose shift goes on
    /// over midnight the hours after midnight are those of the shift, so that part of a night can be free.
    case between(Int, Int)

    /// Refuses a cut that leaves nothing or everything.
    package func check() throws(ScheduleError) {
        switch self {
        case .all: return
        case .until(let minutes), .from(let minutes):
            guard (1...1439).contains(minutes) else { throw .badTime(minutes: minutes) }
        case .between(let start, let end):
            guard (0...1439).contains(start) else { throw .badTime(minutes: start) }
            guard end > start, end - start <= 1440 else { throw .badTime(minutes: end) }
        }
    }

    /// What remains of the hours from start to end, in order: nothing, one part, or what is before and after.
    package func cutting(_ hours: Range<Int>) -> [Range<Int>] {
        switch self {
        case .all: []
        case .until(let minutes):
            [max(hours.lowerBound, minutes)..<max(hours.upperBound, minutes)].filter { !$0.isEmpty }
        case .from(let minutes):
            [min(hours.lowerBound, minutes)..<min(hours.upperBound, minutes)].filter { !$0.isEmpty }
        case .between(let start, let end):
            // On the day itself, and after midnight.
            [0, 1440].reduce([hours]) { rest, later in
                rest.flatMap { DayPart.from(start + later).cutting($0) + DayPart.until(end + later).cutting($0) }
            }
        }
    }

    /// Whether two parts have a minute of a day in common.
    package func overlaps(_ other: DayPart) -> Bool { minutes.overlaps(other.minutes) }

    /// What is free, in minutes after midnight; the day's second midnight and what follows belong to its shift.
    private var minutes: Range<Int> {
        switch self {
        case .all: 0..<2880
        case .until(let end): 0..<end
        case .from(let start): start..<2880
        case .between(let start, let end): start..<end
        }
    }

    /// Reads hours as `02:00-06:00`, or `22:00-02:00` over midnight.
    package init?(hours text: String) {
        guard let shift = try? Shift(text, grace: 0) else { return nil }
        self = .between(shift.start, shift.end)
    }

    /// Minutes after midnight as a clock shows them.
    package static func clock(_ minutes: Int) -> String { Shift.clock(minutes > 1440 ? minutes - 1440 : minutes) }
}

extension DayPart: LosslessStringConvertible {
    /// As `all`, `until 720`, `from 720` or `between 120 360`.
    package var description: String {
        switch self {
        case .all: "all"
        case .until(let minutes): "until \(minutes)"
        case .from(let minutes): "from \(minutes)"
        case .between(let start, let end): "between \(start) \(end)"
        }
    }

    package init?(_ description: String) {
        let words = description.split(separator: " ", omittingEmptySubsequences: false)
        let numbers = words.dropFirst().map { Int($0) }
        switch (words.first, numbers.count) {
        case ("all", 0): self = .all
        case ("until", 1): self = .until(numbers[0] ?? 0)
        case ("from", 1): self = .from(numbers[0] ?? 0)
        case ("between", 2): self = .between(numbers[0] ?? -1, numbers[1] ?? -1)
        default: return nil
        }
        guard (try? check()) != nil else { return nil }
    }
}
