import Attendance
import BeaconKit
import Testing

/// What a journal says of pay, accounts and laws: facts in; days, accounts and findings out.
@Suite("Pay of a journal")
struct PayLedgerTests {
    private static let rules = "band day>8:00 OT25 125% pay; band week>40:00 OT25 125% pay"

    private func day(_ text: String) throws -> LocalDay { try #require(LocalDay(text)) }

    private func set(_ rules: String?, for scope: StaffScope = .everyone, from text: String) throws -> Fact {
        .payRulesSet(PayRulesSet(try rules.map { try PayRules(text: $0) }, for: scope, from: try day(text)))
    }

    private func contract(_ terms: String, from text: String, to last: String? = nil) throws -> Fact {
        .contractSet(
            try Contract(
                id: "c \(text)",
                person: DayScript.person,
                terms: ContractTerms(text: terms),
                from: day(text),
                to: last.map { try day($0) }
            )
        )
    }

    private func booking(_ kind: AccountBooking.Kind, _ hours: String, on text: String) throws -> Fact {
        .hoursBooked(
            try AccountBooking(
                id: "b \(text) \(kind)",
                person: DayScript.person,
                day: day(text),
                kind: kind,
                minutes: #require(HoursText.minutes(hours)),
                reason: Commitment(rawValue: "aa")
            )
        )
    }

    private func add(_ fact: Fact, to script: inout DayScript) throws {
        try script.add(fact, at: "2000-01-01 00:00")
    }

    private func paid(
        _ script: DayScript,
        _ from: String,
        _ to: String? = nil,
        department: String = "Design",
        since: String = "2000-01-01",
        now: String = "2036-01-01 00:00"
    ) throws -> [PaidDay] {
        let days = try script.book().paidDays(
            of: [AttendanceLedger.Payee(DayScript.person, department: department, since: day(since))],
            in: DayRange(from: day(from), to: day(to ?? from)),
            knowledge: .init(complete: script.at(now))
        )
        return days[0]
    }

    /// As `02 N 8:00 OT25 1:00 +NIGHT 2:00`, days with something alone.
    private func codes(_ days: [PaidDay]) -> [String] {
        days.compactMap { day in
            guard let minutes = day.pay?.minutes, minutes.total > 0 else { return nil }
            func words(_ sums: [PayCode: Int64], _ sign: String) -> [String] {
                sums.sorted { $0.key < $1.key }.map { "\(sign)\($0.key) \(HoursText.text(Int($0.value)))" }
            }
            let number = "\(day.day)".suffix(2)
            return ([String(number)] + words(minutes.base, "") + words(minutes.supplements, "+"))
                .joined(separator: " ")
        }
    }

    /// As `02 8:00`: the balance at the end of each day.
    private func balances(_ days: [PaidDay]) -> [String] {
        days.compactMap { day in day.account.map { "\("\(day.day)".suffix(2)) \(HoursText.text($0.closing))" } }
    }

    /// Monday to Friday from 08:00 to 17:30 with half an hour of break, and Saturday morning.
    private func week() throws -> DayScript {
        var script = try DayScript()
        for number in 2...6 {
            let day = "2026-03-0\(number)"
            try script.punch(.in, day + " 08:00")
            try script.punch(.breakBegin, day + " 12:00")
            try script.punch(.breakEnd, day + " 12:30")
            try script.punch(.out, day + " 17:30")
        }
        try script.stay("2026-03-07", "08:00", "12:00")
        return script
    }

    @Test("the week of docs/pay.md: eight hours and one, five times, then a Saturday over forty")
    func documented() throws {
        var script = try week()
        try add(set(Self.rules, from: "2026-01-01"), to: &script)
        let days = try paid(script, "2026-03-02", "2026-03-08")
        #expect(
            codes(days) == (2...6).map { "0\($0) N 8:00 OT25 1:00" } + ["07 OT25 4:00"]
        )
        // One day alone says the same: the week before it is derived as well.
        #expect(codes(try paid(script, "2026-03-07")) == ["07 OT25 4:00"])
    }

    @Test("without rules and contracts there is neither pay nor an account")
    func nothing() throws {
        let days = try paid(try week(), "2026-03-02", "2026-03-08")
        #expect(days.count == 7)
        #expect(days.allSatisfy { $0.pay == nil && $0.rules == nil && $0.account == nil })
    }

    @Test("the narrowest rules count, from their day on, until they end")
    func scopes() throws {
        var script = try week()
        try add(set("normal ALL", from: "2026-01-01"), to: &script)
        try add(set("normal DEP", for: .department("Design"), from: "2026-03-03"), to: &script)
        try add(set("normal OWN", for: .person(DayScript.person), from: "2026-03-04"), to: &script)
        try add(set(nil, for: .person(DayScript.person), from: "2026-03-05"), to: &script)
        try add(set(nil, for: .department("Design"), from: "2026-03-06"), to: &script)
        let expected = ["02 ALL 9:00", "03 DEP 9:00", "04 OWN 9:00", "05 DEP 9:00", "06 ALL 9:00"]
        #expect(codes(try paid(script, "2026-03-02", "2026-03-06")) == expected)
        #expect(codes(try paid(script, "2026-03-03", department: "Sales")) == ["03 ALL 9:00"])
    }

    @Test("rules that begin within a week count what was worked in it before")
    func withinAWeek() throws {
        var script = try week()
        try add(set("band week>40:00 OT25 125% pay", from: "2026-03-04"), to: &script)
        let days = try paid(script, "2026-03-02", "2026-03-08")
        // 9 h on each of Monday to Friday: 36 h before Friday. Before the rules there are no codes.
        #expect(codes(days) == ["04 N 9:00", "05 N 9:00", "06 N 4:00 OT25 5:00", "07 OT25 4:00"])
    }

    @Test("neither the order of the entries nor reading them twice changes anything")
    func order() throws {
        var script = try week()
        try add(set(Self.rules, from: "2026-01-01"), to: &script)
        try add(contract("weekly 40:00 days 12345", from: "2026-03-02"), to: &script)
        try add(booking(.adjustment, "1:00", on: "2026-03-03"), to: &script)
        let range = try DayRange(from: day("2026-03-02"), to: day("2026-03-08"))
        let payee = AttendanceLedger.Payee(DayScript.person, since: range.from)
        let knowledge = Timesheet.Knowledge(complete: try script.at("2036-01-01 00:00"))
        let plain = try AttendanceLedger(script.entries)
        var other = try AttendanceLedger(script.entries.reversed())
        other.apply(script.entries)
        #expect(plain.pay == other.pay)
        let expected = plain.paidDays(of: [payee], in: range, knowledge: knowledge)
        let days = other.paidDays(of: [payee], in: range, knowledge: knowledge)
        #expect(days == expected)
    }

    @Test("paid overtime leaves the account; without rules the ninth hour stays in it")
    func account() throws {
        var script = try week()
        try add(contract("weekly 40:00 days 12345", from: "2026-03-02"), to: &script)
        let plain = try balances(paid(script, "2026-03-02", "2026-03-08"))
        #expect(plain == ["02 1:00", "03 2:00", "04 3:00", "05 4:00", "06 5:00", "07 9:00", "08 9:00"])
        try add(set(Self.rules, from: "2026-01-01"), to: &script)
        let ruled = try balances(paid(script, "2026-03-02", "2026-03-08"))
        #expect(ruled == (2...8).map { "0\($0) 0:00" })
    }

    @Test("time off at 150 % is worth half as much again in the account")
    func timeOff() throws {
        var script = try week()
        try add(contract("weekly 40:00 days 12345", from: "2026-03-02"), to: &script)
        try add(set("band day>8:00 TIME 150% time", from: "2026-01-01"), to: &script)
        #expect(try balances(paid(script, "2026-03-02", "2026-03-03")) == ["02 1:30", "03 3:00"])
    }

    @Test("an account begins with the contract, not before somebody came to the roster, and not with today")
    func beginning() throws {
        var script = try week()
        try add(contract("weekly 40:00 days 12345", from: "2020-01-01"), to: &script)
        let days = try paid(
            script,
            "2026-02-27",
            "2026-03-04",
            since: "2026-03-02",
            now: "2026-03-04 10:00"
        )
        #expect(balances(days) == ["02 1:00", "03 2:00"])
    }

    @Test("an opening balance replaces what was before; a payout and an adjustment change it; a ceiling lapses")
    func bookings() throws {
        var script = try week()
        try add(contract("weekly 40:00 days 12345", from: "2026-01-01"), to: &script)
        try add(booking(.opening, "10:00", on: "2026-03-03"), to: &script)
        try add(booking(.payout, "4:00", on: "2026-03-04"), to: &script)
        try add(booking(.adjustment, "-0:30", on: "2026-03-05"), to: &script)
        let rules = try AccountRules(text: "ceiling 8:00; settle daily lapse")
        try add(.accountRulesSet(AccountRulesSet(rules, for: .everyone, from: day("2026-03-06"))), to: &script)
        let days = try paid(script, "2026-03-03", "2026-03-06")
        #expect(balances(days) == ["03 11:00", "04 8:00", "05 8:30", "06 8:00"])
        #expect(days.last?.account?.lapsed == 90)
        for day in days.compactMap(\.account) {
            let change =
                day.worked + day.credited - day.expected + day.compensation + day.booked + day.forgiven - day.lapsed
                - day.paidOut - day.expired
            #expect(day.closing == day.opening + change, "\(day.day)")
        }
    }

    @Test("a contract credits a holiday and leave, under codes of their own")
    func credits() throws {
        var script = try DayScript(hours: "09:00-17:00")
        try add(contract("weekly 40:00 days 12345", from: "2026-03-02"), to: &script)
        try add(set("normal N", from: "2026-01-01"), to: &script)
        try add(.holidaySet(Holiday(day: day("2026-03-02"), name: "Feast")), to: &script)
        let leave = try Leave(
            id: "l",
            person: DayScript.person,
            kind: .sick,
            from: day("2026-03-03"),
            to: day("2026-03-03"),
            part: .from(720)
        )
        try add(.leaveGranted(leave), to: &script)
        try script.stay("2026-03-03", "08:00", "12:00")
        let days = try paid(script, "2026-03-02", "2026-03-03")
        #expect(codes(days) == ["02 HOLIDAY 8:00", "03 N 4:00 SICK 4:00"])
        #expect(balances(days) == ["02 0:00", "03 0:00"])
    }

    @Test("time outside of the flexitime is shown, and neither paid nor in the account")
    func flexitime() throws {
        var script = try week()
        try add(contract("weekly 40:00 days 12345 flexitime 09:00-18:00", from: "2026-03-02"), to: &script)
        try add(set("normal N", from: "2026-01-01"), to: &script)
        let days = try paid(script, "2026-03-02")
        #expect(codes(days) == ["02 N 8:00"])
        #expect(days[0].outside == 60 * 60_000_000 && days[0].twice == 0)
        #expect(balances(days) == ["02 0:00"])
    }

    @Test("on days with a rota the shifts say what is expected")
    func rota() throws {
        var script = try DayScript()
        try script.shifts("08:00-14:00", from: "2026-03-02", to: "2026-03-02")
        try script.stay("2026-03-02", "08:00", "14:00")
        try script.stay("2026-03-03", "08:00", "14:00")
        try add(contract("weekly 40:00 days 12345", from: "2026-03-02"), to: &script)
        #expect(try balances(paid(script, "2026-03-02", "2026-03-03")) == ["02 0:00", "03 -2:00"])
    }

    @Test("base codes add up to the paid time in every random history", arguments: 0..<150 as Range<UInt64>)
    func sums(seed: UInt64) throws {
        let history = try RandomHistory(seed: seed)
        var script = history.stations[0]
        let lines =
            "band day>6:00 D6 125% pay min 0:10; band week>20:00 W20 125% time; band period>30:00 P30 110% none; "
            + "supplement NIGHT 23:00-06:00 days 1234567 25% pay; supplement HOL 00:00-24:00 holidays 100% pay"
        let from = history.range.from
        try add(.policyAdopted(PolicyAdopted(policy: history.policy, from: day("2000-01-01"))), to: &script)
        try add(.payRulesSet(PayRulesSet(PayRules(text: lines), for: .everyone, from: from)), to: &script)
        if seed.isMultiple(of: 2) {
            let terms = try ContractTerms(text: "weekly 30:00 days 123456 flexitime 06:00-21:00")
            let contract = try Contract(id: "c", person: DayScript.person, terms: terms, from: from)
            try add(.contractSet(contract), to: &script)
        }
        let book = try AttendanceLedger(script.entries + history.stations[1].entries)
        let payee = AttendanceLedger.Payee(DayScript.person, since: from)
        let days = book.paidDays(of: [payee], in: history.range, knowledge: history.knowledge)[0]
        #expect(days.count == history.range.count)
        var whole: Int64 = 0
        for day in days {
            let pay = try #require(day.pay)
            let sum = pay.sums.total
            let policy = book.policy(on: day.day)
            #expect(sum == day.sheet.rounded.paid + day.added - day.outside - day.twice, "\(seed) \(day.day)")
            #expect(pay.minutes.total == sum / 60_000_000, "\(seed) \(day.day)")
            #expect(day.twice >= 0 && day.outside >= 0)
            if policy.roundingIn == nil, policy.roundingOut == nil { #expect(day.twice == 0, "\(seed) \(day.day)") }
            whole += pay.minutes.total
        }
        let weeks = PayTotal.weeks(days.compactMap(\.pay), try #require(days[0].rules))
        #expect(weeks.reduce(0) { $0 + $1.minutes.total } == whole)
    }

    // MARK: Laws

    private func findings(
        _ script: DayScript,
        _ from: String,
        _ to: String,
        now: String = "2036-01-01 00:00"
    ) throws -> [LawFinding] {
        try script.book().lawFindings(
            of: [AttendanceLedger.Payee(DayScript.person, since: day("2026-01-01"))],
            in: DayRange(from: day(from), to: day(to)),
            knowledge: .init(complete: script.at(now))
        )[0]
    }

    @Test("a short rest is found on the day after it, also where the range begins there, and only once laws are chosen")
    func laws() throws {
        var script = try DayScript(hours: nil)
        try script.stay("2026-03-02", "14:00", "23:00")
        try script.stay("2026-03-03", "08:00", "12:00")
        try script.stay("2026-03-04", "14:00", "23:00")
        try script.stay("2026-03-05", "08:00", "12:00")
        #expect(try findings(script, "2026-03-01", "2026-03-08").isEmpty)
        try add(.lawsChosen(LawsChosen([.europeanUnion], from: day("2026-03-04"))), to: &script)
        let found = try findings(script, "2026-03-01", "2026-03-08")
        let rests = found.filter { $0.article.citation == "2003/88/EC art. 3" }
        #expect(rests.map(\.day) == [try day("2026-03-05")])
        #expect(rests.map(\.actual) == [540] && rests.map(\.limit) == [660] && rests.map(\.isAhead) == [false])
        let alone = try findings(script, "2026-03-05", "2026-03-05")
        #expect(alone.filter { $0.article.citation == "2003/88/EC art. 3" } == rests)
        try add(.lawsChosen(LawsChosen([], from: day("2026-03-01"))), to: &script)
        try add(.lawsChosen(LawsChosen([], from: day("2026-03-04"))), to: &script)
        #expect(try findings(script, "2026-03-01", "2026-03-08").isEmpty)
    }

    @Test("what the plan already shows is ahead")
    func ahead() throws {
        var script = try DayScript(hours: nil)
        try script.shifts("14:00-23:00", from: "2026-03-03", to: "2026-03-03")
        try script.shifts("07:00-12:00", from: "2026-03-04", to: "2026-03-04")
        try add(.lawsChosen(LawsChosen([.germany], from: day("2026-03-01"))), to: &script)
        let found = try findings(script, "2026-03-02", "2026-03-08", now: "2026-03-02 12:00")
        let rests = found.filter { $0.article.citation == "ArbZG § 5 (1)" }
        #expect(rests.map(\.isAhead) == [true] && rests.map(\.actual) == [480])
        #expect(rests.map(\.day) == [try day("2026-03-04")])
    }
}
