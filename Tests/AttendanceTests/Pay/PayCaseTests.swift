import Attendance
import BeaconKit
import Testing

@Suite("Pay, worked out by hand")
struct PayCaseTests {
    @Test("each day has these codes, and they add up to its paid time", arguments: PayCase.all)
    func day(_ one: PayCase) throws {
        let script = try PayScript(one.rules, zone: one.zone, holidays: one.holidays)
        let paid = try script.pay(one.days)
        #expect(paid.suffix(one.expected.count).map { PayScript.text($0.minutes) } == one.expected)
        for (day, pay) in zip(one.days, paid) {
            let lines = pay.lines.reduce(0) { $0 + $1.length }
            #expect(pay.sums.total == pay.slices.reduce(0) { $0 + $1.interval.length } + lines, "\(day)")
            for (slice, next) in zip(pay.slices, pay.slices.dropFirst()) {
                #expect(slice.interval.end <= next.interval.start, "\(day)")
            }
        }
    }

    @Test("slices say from when to when")
    func slices() throws {
        let script = try PayScript(
            "band day>8:00 OT50 150% pay; supplement NIGHT 22:00-06:00 days 1234567 25% pay",
            zone: "UTC"
        )
        // 14:00 + 8 h = 22:00, at which the night begins as well.
        let day = try script.pay(["2026-03-02 14:00-23:00"])[0]
        let start = script.zones.instant(of: day.day, minutes: 14 * 60)
        let hours = day.slices.map { slice in
            [slice.interval.start, slice.interval.end].map { $0.microseconds(since: start) / 3_600_000_000 }
        }
        #expect(hours == [[0, 8], [8, 9]])
        #expect(day.slices.map(\.code.text) == ["N", "OT50"])
        #expect(day.slices.map { $0.supplements.map(\.text) } == [[], ["NIGHT"]])
    }

    @Test("weeks and pay periods are the sums of their days", arguments: ["monthly 26", "half-monthly", "weekly"])
    func totals(cycle: String) throws {
        let script = try PayScript("period \(cycle); band week>40:00 OT25 125% pay")
        let days = (1...31).map { "2026-03-\($0 < 10 ? "0" : "")\($0) 08:00-13:00:40" }
        let paid = try script.pay(days)
        var all = PaySums()
        for day in paid { all += day.minutes }
        for totals in [PayTotal.weeks(paid, script.rules), PayTotal.periods(paid, script.rules)] {
            var sum = PaySums()
            for total in totals { sum += total.minutes }
            #expect(sum == all)
        }
        // 5 h 0 min 40 s a day is 300 whole minutes: 31 × 5 h = 155 h. March 2026 begins on a Sunday.
        #expect(all.total == 155 * 60)
        #expect(PayTotal.weeks(paid, script.rules).count == 6)
    }
}
