import Attendance
import BeaconKit
import Testing
import TestSupport

@Suite("Pay of random weeks")
struct PayRandomTests {
    private static let seeds: [UInt64] = Array(0..<20)
    /// Weeks of a person for each seed.
    private static let weeks = 12

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
        "period weekly", "period two-weekly", "period half-monthly", "period monthly 1", "period monthly 26",
    ]

    /// Rules out of a few, in the order of the list, in which no band hides another.
    private func rules(_ random: inout SeededGenerator) throws -> PayRules {
        var bands = Self.bands.filter { _ in Int.random(in: 0..<5, using: &random) < 2 }
        // Weeks and periods may come first as well.
        if Bool.random(using: &random) {
            bands = bands.filter { !$0.hasPrefix("day") } + bands.filter { $0.hasPrefix("day") }
        }
        var supplements = Self.supplements.filter { _ in Bool.random(using: &random) }
        supplements.shuffle(using: &random)
        let week = Int.random(in: 1...7, using: &random)
        var cycle = Self.cycles.randomElement(using: &random) ?? ""
        if cycle == "period two-weekly" {
            cycle += " \(PayCycle.weekStart(of: LocalDay(year: 2026, month: 1, day: 14), week: week))"
        }
        let lines =
            ["week \(week)", cycle, Bool.random(using: &random) ? "credits count" : "credits apart"]
            + bands.map { "band " + $0 } + supplements.map { "supplement " + $0 }
            + (Bool.random(using: &random) ? ["call-out 3:00 CALL max 5:00"] : [])
        return try PayRules(text: lines.joined(separator: "; "))
    }

    /// Ten days of a person, some without anything, with breaks, nights, overlaps, call-outs and leave.
    private func days(from first: LocalDay, _ zones: ZoneHistory, _ random: inout SeededGenerator) throws -> [PayDay] {
        try (0..<10).map { offset in
            let day = first.adding(offset)
            guard Int.random(in: 0..<8, using: &random) > 0 else { return PayDay(day) }
            var spans: [PaySpan] = []
            var minute = Int.random(in: 0..<1320, using: &random)
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let length = Int.random(in: 1...420, using: &random)
                let kinds: [PaySpan.Kind] = [.work, .work, .work, .paidBreak, .callOut(1), .callOut(2)]
                let kind = kinds.randomElement(using: &random) ?? .work
                let interval = Interval(
                    zones.instant(of: day, minutes: minute),
                    zones.instant(of: day, minutes: minute + length)
                )
                spans.append(PaySpan(interval, kind))
                // Sometimes without a gap, sometimes overlapping.
                minute = max(0, minute + length + Int.random(in: -30...90, using: &random))
            }
            if Int.random(in: 0..<4, using: &random) == 0 { spans.shuffle(using: &random) }
            let credits =
                Int.random(in: 0..<6, using: &random) == 0
                ? [PayLine(try PayCode("LEAVE"), length: 240 * 60_000_000)] : []
            return PayDay(day, spans: spans, credits: credits)
        }
    }

    @Test("a look at every single minute gives the same codes, and all sums are right", arguments: seeds)
    func everyMinute(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let zoneNames = ["Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe"]
        // Weeks with a change of the clocks, at the turn of a year, and any other.
        let starts = ["2026-03-24", "2026-10-20", "2026-12-26", "2026-03-05", "2026-06-09", "2026-10-28", "2026-04-01"]
        for number in 0..<Self.weeks {
            let zone = zoneNames[number % zoneNames.count]
            let zones = try ZoneHistory(ZoneClock(zone))
            let first = try #require(LocalDay(starts.randomElement(using: &random) ?? ""))
                .adding(Int.random(in: 0..<7, using: &random))
            let rules = try rules(&random)
            var holidays: [LocalDay: Holiday] = [:]
            for offset in -1...11 where Int.random(in: 0..<4, using: &random) == 0 {
                let part = [DayPart.all, .until(720), .from(780)].randomElement(using: &random) ?? .all
                let name = Bool.random(using: &random) ? "Feast" : "Other"
                holidays[first.adding(offset)] = try Holiday(day: first.adding(offset), name: name, part: part)
            }
            let days = try days(from: first, zones, &random)
            let range = try DayRange(from: first, to: first.adding(9))
            let calculator = PayCalculator(rules, holidays: holidays, zones: zones, range: range)
            var counters = PayCounters()
            var reference = PayMinuteByMinute(rules, holidays: holidays, zone: zone)
            var paid: [DayPay] = []
            for day in days {
                let pay = calculator.pay(day, after: &counters)
                let minutes = pay.minutes
                var found: [String: Int] = [:]
                for (code, length) in minutes.base { found[code.text] = Int(length) }
                for (code, length) in minutes.supplements { found["+" + code.text] = Int(length) }
                let expected = reference.pay(day)
                #expect(found == expected, "seed \(seed), week \(number), \(day.day): \(rules)")
                #expect(pay.sums.total == minutes.total * 60_000_000)
                for (slice, next) in zip(pay.slices, pay.slices.dropFirst()) {
                    #expect(slice.interval.end <= next.interval.start)
                    let isSame = slice.code == next.code && slice.supplements == next.supplements
                    #expect(!isSame || slice.interval.end < next.interval.start)
                }
                #expect(pay.slices.allSatisfy { !$0.interval.isEmpty })
                paid.append(pay)
            }
            var all = PaySums()
            for day in paid { all += day.sums }
            for totals in [PayTotal.weeks(paid, rules), PayTotal.periods(paid, rules)] {
                var sum = PaySums()
                for total in totals { sum += total.sums }
                #expect(sum == all)
            }
        }
    }
}
