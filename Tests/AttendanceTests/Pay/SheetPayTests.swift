import Attendance
import BeaconKit
import Testing

@Suite("Timesheets become pay")
struct SheetPayTests {
    private let zones: ZoneHistory

    init() throws {
        zones = try ZoneHistory(ZoneClock("UTC"))
    }

    private func rule(_ minutes: Int, after: Int, paid: Bool = false) throws -> BreakRule {
        try BreakRule(minutes: minutes, after: after, isPaid: paid, isAutomatic: true)
    }

    /// As `09:00-15:00 15:30-17:30`, with `~` before what is a paid break.
    private func text(_ day: DaySheet, policy: TimesheetPolicy = TimesheetPolicy()) -> String {
        func clock(_ instant: Instant) -> String {
            HoursText.clock(Int(instant.microseconds(since: day.plan.begins) / 60_000_000))
        }
        return PayDay(day, policy: policy, zones: zones, now: day.plan.ends).spans
            .map { ($0.kind == .paidBreak ? "~" : "") + "\(clock($0.interval.start))-\(clock($0.interval.end))" }
            .joined(separator: " ")
    }

    @Test("what is paid is what the timesheet pays, in every random history", arguments: 0..<300 as Range<UInt64>)
    func random(seed: UInt64) throws {
        let history = try RandomHistory(seed: seed)
        for day in try history.days(history.entries) where !day.sessions.contains(where: { $0.end == nil }) {
            let pay = PayDay(day, policy: history.policy, zones: zones, now: history.knowledge.now)
            let total = pay.spans.reduce(0) { $0 + $1.interval.length }
            #expect(total == day.rounded.paid, "\(seed) \(day.day)")
            for (span, next) in zip(pay.spans, pay.spans.dropFirst()) where span.kind == next.kind {
                #expect(span.interval.end <= next.interval.start, "\(seed) \(day.day)")
            }
        }
    }

    @Test("a deducted break comes out of the middle of the work, or where it becomes due")
    func deducted() throws {
        var script = try DayScript(hours: nil)
        try script.shifts("09:00-17:30", breaks: [rule(30, after: 360)])
        try script.stay("2026-03-02", "09:00", "17:30")
        // 8:30 with half an hour out: the middle would be 13:00, but it is due after six hours.
        #expect(text(try script.day("2026-03-02")) == "09:00-15:00 15:30-17:30")
        var other = try DayScript(hours: nil)
        try other.shifts("09:00-17:00", breaks: [rule(60, after: 0)])
        try other.stay("2026-03-02", "09:00", "17:00")
        // 8 h with one out: 3:30 before and after.
        #expect(text(try other.day("2026-03-02")) == "09:00-12:30 13:30-17:00")
    }

    @Test("a paid break is paid where it was taken, an unpaid one is not")
    func breaks() throws {
        for (paid, expected) in [(true, "09:00-12:00 12:30-17:00 ~12:00-12:30"), (false, "09:00-12:00 12:30-17:00")] {
            var script = try DayScript(hours: nil)
            try script.shifts("09:00-17:00", breaks: [BreakRule(minutes: 30, isPaid: paid)])
            try script.punch(.in, "2026-03-02 09:00")
            try script.punch(.breakBegin, "2026-03-02 12:00")
            try script.punch(.breakEnd, "2026-03-02 12:30")
            try script.punch(.out, "2026-03-02 17:00")
            #expect(text(try script.day("2026-03-02")) == expected)
        }
    }

    @Test("pay follows the policy's rounding, laws the real time")
    func rounding() throws {
        var script = try DayScript(hours: nil)
        try script.shifts("09:00-17:00")
        try script.stay("2026-03-02", "08:52", "17:08")
        var policy = TimesheetPolicy()
        policy.roundingIn = try RoundingRule(step: 15, mode: .later)
        policy.roundingOut = try RoundingRule(step: 15, mode: .earlier)
        let day = try script.day("2026-03-02", policy: policy)
        #expect(text(day, policy: policy) == "09:00-17:00")
        let law = LawDay(day)
        #expect(law.work.map(\.length) == [496 * 60_000_000])
    }

    @Test("laws see the plan with its breaks, and work with what was deducted")
    func laws() throws {
        var script = try DayScript(hours: nil)
        try script.shifts("14:00-22:30", breaks: [rule(30, after: 360), rule(15, after: 540)])
        try script.stay("2026-03-02", "14:00", "22:30")
        let sheet = try script.day("2026-03-02")
        let plan = LawDay(sheet.plan)
        #expect(plan.work.map(\.length) == [510 * 60_000_000])
        // The second is due after nine hours, which the shift does not have.
        #expect(plan.unplacedBreak == 30)
        #expect(LawDay(sheet).unplacedBreak == 30)
        let check = LawCheck([.germany], zones: zones)
        #expect(check.findings([plan], now: sheet.plan.begins).isEmpty)
    }

    @Test("an account takes the contract's hours where no rota counts")
    func account() throws {
        var script = try DayScript(hours: "09:00-17:00")
        try script.stay("2026-03-02", "09:00", "16:00")
        let sheet = try script.day("2026-03-02")
        let pay = PayDay(sheet, policy: TimesheetPolicy(), zones: zones, now: sheet.plan.ends)
        var contracts = ContractLedger()
        let terms = try ContractTerms(text: "weekly 30:00 days 12345")
        try contracts.put(Contract(id: "c", person: DayScript.person, terms: terms, from: sheet.day))
        for (hasRota, expected) in [(false, "7:00 of 6:00 = 1:00"), (true, "7:00 of 8:00 = -1:00")] {
            var account = HoursAccount(of: DayScript.person, contracts: contracts, zones: zones)
            let days = account.add([AccountInput(sheet, pay: pay, hasRota: hasRota)])
            #expect(days.map(AccountScript.text) == [expected])
        }
    }

    @Test("credits have a pay code for each reason")
    func credits() throws {
        let credits = DayCredit.credits(
            expected: 480,
            worked: 0,
            holiday: .from(720),
            leaves: [(.sick, .until(720))]
        )
        let pay = try PayScript("").pay(["2026-12-24"])
        #expect(pay[0].sums.total == 0)
        #expect(credits.map(\.line.code.text) == ["HOLIDAY", "SICK"])
        #expect(credits.map(\.line.length) == [240 * 60_000_000, 240 * 60_000_000])
        let reasons: [DayCredit.Reason] = [.holiday] + Leave.Kind.allCases.map { .leave($0) }
        #expect(reasons.map(\.code.text) == ["HOLIDAY", "LEAVE", "SICK", "TRIP", "REMOTE"])
    }
}
