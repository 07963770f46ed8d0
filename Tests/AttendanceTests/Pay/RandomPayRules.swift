import Attendance
import TestSupport

/// Pay rules that were made up.
enum RandomPayRules {
    private static let bands = [
        "day>12:00 DAY12 200% pay", "day>10:00 DAY10 175% pay min 0:30", "day>8:00 DAY8 150% pay",
        "day-7-of-week>0:00 SEVENTH 150% pay", "day-3-in-row>2:00 ROW 150% time", "week>20:00 W20 110% pay",
        "week>12:00 W12 105% pay", "period>30:00 P30 110% pay", "period>16:00 P16 105% none",
        "day>6:00 DAY6 125% pay min 0:07",
    ]
    private static let supplements = [
        "NIGHT 23:00-06:00 days 1234567 25% pay min 2:00 group A", "DEEP 00:00-04:00 days 1234567 40% pay group A",
        "SUN 00:00-24:00 days 7 50% pay group B", "HOL 00:00-24:00 holidays 125% pay group B",
        "XMAS 06:00-03:00 holiday \"Feast\" 150% pay group B", "EVE 18:00-22:00 days 12345 10% time",
        "SAT 13:00-21:00 days 6 20% pay min 3:00",
    ]
    private static let cycles = [
        "period weekly", "period two-weekly", "period four-weekly", "period half-monthly", "period monthly 1",
        "period monthly 26",
    ]

    /// Rules out of a few, in the order of the list, in which no band hides another.
    static func rules(_ random: inout SeededGenerator) throws -> PayRules {
        var bands = Self.bands.filter { _ in Int.random(in: 0..<5, using: &random) < 2 }
        // Weeks and periods may come first as well.
        if Bool.random(using: &random) {
            bands = bands.filter { !$0.hasPrefix("day") } + bands.filter { $0.hasPrefix("day") }
        }
        var supplements = Self.supplements.filter { _ in Bool.random(using: &random) }
        supplements.shuffle(using: &random)
        let week = Int.random(in: 1...7, using: &random)
        var cycle = Self.cycles.randomElement(using: &random) ?? ""
        if cycle.hasSuffix("o-weekly") || cycle.hasSuffix("r-weekly") {
            cycle += " \(PayCycle.weekStart(of: LocalDay(year: 2026, month: 1, day: 14), week: week))"
        }
        let lines =
            ["week \(week)", cycle, Bool.random(using: &random) ? "credits count" : "credits apart"]
            + bands.map { "band " + $0 } + supplements.map { "supplement " + $0 }
        return try PayRules(text: lines.joined(separator: "; "))
    }
}
