import Attendance
import Testing

@Suite("Batteries near their end")
struct BatteryHintTests {
    /// One rate after another, in sightings per hour, each for so many days of eight hours.
    private func days(_ spans: [(rate: Int, days: Int)]) -> [TagDay] {
        var day = LocalDay(year: 2026, month: 1, day: 5)
        return spans.flatMap { span in
            (0..<span.days).map { _ in
                defer { day = day.adding(1) }
                return TagDay(day: day, sightings: span.rate * 8, seconds: 8 * 3600)
            }
        }
    }

    @Test(
        "a tag that is heard half as often as some weeks ago is told",
        arguments: [
            ([(1800, 40)], false), ([(1800, 10)], false), ([(800, 5)], false),
            // It thins out over weeks.
            ([(1800, 20), (1200, 7), (800, 7)], true),
            ([(1800, 20), (1500, 7), (1000, 7)], false),
            // One that was moved elsewhere gives a hint after five days, too: nobody can tell it from a weak one.
            ([(1800, 20), (600, 4)], false), ([(1800, 20), (600, 8)], true),
            // Two bad days in the end say nothing.
            ([(1800, 30), (100, 2)], false),
        ] as [([(Int, Int)], Bool)]
    )
    func thinning(spans: [(Int, Int)], expected: Bool) {
        let days = days(spans.map { (rate: $0.0, days: $0.1) })
        #expect(BatteryHint.isThinning(days) == expected)
        #expect(BatteryHint.isThinning(days.reversed()) == expected)
    }

    @Test("days on which it was hardly here do not count")
    func shortDays() {
        let usual = days([(1800, 30)])
        let short = (0..<10).map { TagDay(day: usual[29].day.adding(1 + $0), sightings: 3, seconds: 600) }
        #expect(!BatteryHint.isThinning(usual + short))
    }
}
