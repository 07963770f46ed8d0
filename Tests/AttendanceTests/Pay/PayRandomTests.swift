import Attendance
import BeaconKit
import Testing
import TestSupport

@Suite("Pay of random weeks")
struct PayRandomTests {
    private static let seeds: [UInt64] = Array(0..<20)
    /// Weeks of a person for each seed.
    private static let weeks = 12

    /// Ten days of a person, some without anything, with breaks, nights, overlaps and leave.
    private func days(from first: LocalDay, _ zones: ZoneHistory, _ random: inout SeededGenerator) throws -> [PayDay] {
        try (0..<10).map { offset in
            let day = first.adding(offset)
            guard Int.random(in: 0..<8, using: &random) > 0 else { return PayDay(day) }
            var spans: [PaySpan] = []
            var minute = Int.random(in: 0..<1320, using: &random)
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let length = Int.random(in: 1...420, using: &random)
                let kinds: [PaySpan.Kind] = [.work, .work, .work, .paidBreak]
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
            let rules = try RandomPayRules.rules(&random)
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
