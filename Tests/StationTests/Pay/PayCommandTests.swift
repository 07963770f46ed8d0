import Attendance
import BeaconKit
import MusterStorage
import Station
import Testing

@Suite("Pay rules, contracts, accounts and laws")
struct PayCommandTests {
    private let script: TimesheetScript
    private let now = TimesheetScript.at(7, 600)
    private let monday = TimesheetScript.monday

    init() throws { script = try TimesheetScript() }

    private func rules(
        _ text: String? = "band day>8:00 OT25 125% pay",
        template: PayTemplate? = nil,
        scope: ScopeWord = .everyone,
        number: Int? = nil,
        department: String? = nil
    ) -> PayRuleRequest {
        PayRuleRequest(
            scope: scope,
            number: number.flatMap { PersonNumber(rawValue: $0) },
            department: department,
            template: template,
            rules: text,
            from: monday
        )
    }

    private func contract(_ terms: String = "weekly 40:00 days 12345") throws -> ContractRequest {
        ContractRequest(number: try #require(PersonNumber(rawValue: 7)), terms: terms, from: monday, to: nil)
    }

    private func booking(_ hours: String, reason: String = "Paid in March") throws -> BookingRequest {
        BookingRequest(
            number: try #require(PersonNumber(rawValue: 7)),
            kind: .payout,
            hours: hours,
            day: monday.adding(1),
            reason: reason
        )
    }

    private func pay(_ days: Int = 5) async throws -> PersonPay {
        let snapshot = try await script.repository.snapshot()
        return snapshot.pay(
            of: [try script.person(7)],
            in: try DayRange(from: monday, to: monday.adding(days - 1)),
            knowledge: Timesheet.Knowledge(complete: now)
        )[0]
    }

    @Test("rules that are set count; those that end give way to everyone's")
    func ruling() async throws {
        try script.work(7, day: 0)
        let before = try await pay()
        #expect(!before.isPaid)
        _ = try await script.supervisor.set(rules(), at: now)
        _ = try await script.supervisor.set(
            rules("normal D", scope: .department, department: "Design"),
            at: now
        )
        #expect(try await pay().minutes.base.map { "\($0.key) \($0.value)" } == ["D 510"])
        let end = RuleEndRequest(scope: .department, number: nil, department: "Design", from: monday)
        _ = try await script.supervisor.endPayRules(end, at: now)
        let sums = try await pay().minutes.base
        #expect(sums.map { "\($0.key) \($0.value)" }.sorted() == ["N 480", "OT25 30"])
        await #expect(throws: PayRefusal.noRules(on: monday)) { try await script.supervisor.endPayRules(end, at: now) }
    }

    @Test("every template is a set of rules")
    func templates() async throws {
        for template in PayTemplate.allCases {
            let set = try await script.supervisor.set(rules(nil, template: template), at: now)
            #expect(set.rules.map { !$0.bands.isEmpty } == true, "\(template)")
        }
    }

    @Test("what cannot be is refused, and nothing is recorded")
    func refused() async throws {
        let head = try script.store.ownHead().sequence
        await #expect(throws: PayRefusal.rulesOrTemplate) {
            try await script.supervisor.set(rules(nil), at: now)
        }
        await #expect(throws: PayRefusal.rulesOrTemplate) {
            try await script.supervisor.set(rules(template: .day), at: now)
        }
        await #expect(throws: PayRuleError.badLine("band day OT")) {
            try await script.supervisor.set(rules("band day OT"), at: now)
        }
        await #expect(throws: RequestError.missing(field: "department")) {
            try await script.supervisor.set(rules(scope: .department), at: now)
        }
        await #expect(throws: RequestError.missing(field: "number")) {
            try await script.supervisor.set(rules(scope: .person), at: now)
        }
        await #expect(throws: ContractError.badTerms("40 hours")) {
            try await script.supervisor.set(contract("40 hours"), id: "c", at: now)
        }
        await #expect(throws: ContractError.noSuchContract("c")) {
            try await script.supervisor.endContract("c", after: nil, at: now)
        }
        await #expect(throws: PayRefusal.badHours("2,5")) {
            try await script.supervisor.book(booking("2,5"), id: "b", at: now)
        }
        await #expect(throws: ContractError.payoutNotPositive(-60)) {
            try await script.supervisor.book(booking("-1:00"), id: "b", at: now)
        }
        await #expect(throws: CorrectionError.badReason) {
            try await script.supervisor.book(booking("1:00", reason: " "), id: "b", at: now)
        }
        await #expect(throws: PayRefusal.ownAccount) {
            try await script.mei.book(booking("1:00"), id: "b", at: now)
        }
        #expect(try script.store.ownHead().sequence == head)
    }

    @Test("contracts and bookings sent again under their name change nothing; something else is refused")
    func repeated() async throws {
        for _ in 0..<2 {
            _ = try await script.supervisor.set(contract(), id: "c", at: now)
            _ = try await script.supervisor.book(booking("1:00"), id: "b", at: now)
        }
        let snapshot = try await script.repository.snapshot()
        #expect(snapshot.attendance.pay.contracts.all.count == 1)
        #expect(snapshot.attendance.pay.allBookings.count == 1)
        await #expect(throws: AttendanceRefusal.nameTaken("c")) {
            try await script.supervisor.set(contract("weekly 20:00 days 12"), id: "c", at: now)
        }
        await #expect(throws: AttendanceRefusal.nameTaken("b")) {
            try await script.supervisor.book(booking("2:00"), id: "b", at: now)
        }
        await #expect(throws: ContractError.overlap(on: monday)) {
            try await script.supervisor.set(contract(), id: "d", at: now)
        }
        try await script.supervisor.endContract("c", after: monday.adding(-1), at: now)
        _ = try await script.supervisor.set(contract(), id: "d", at: now)
    }

    @Test("a closed day changes by no rule, contract or booking")
    func closed() async throws {
        _ = try await script.supervisor.set(contract(), id: "c", at: now)
        let range = try DayRange(from: monday, to: monday.adding(4))
        let knowledge = Timesheet.Knowledge(complete: now)
        try await script.supervisor.closePeriod(range, isForced: true, knowledge: knowledge, at: now)
        let closed = CorrectionError.periodClosed(on: monday)
        await #expect(throws: closed) { try await script.supervisor.set(rules(), at: now) }
        await #expect(throws: closed) { try await script.supervisor.endContract("c", after: nil, at: now) }
        await #expect(throws: CorrectionError.periodClosed(on: monday.adding(1))) {
            try await script.supervisor.book(booking("1:00"), id: "b", at: now)
        }
        // Whose reported days it leaves alone is possible.
        try await script.supervisor.endContract("c", after: monday.adding(4), at: now)
    }

    @Test("an account counts days that were added by hand for the time before somebody was on the roster")
    func addedByHand() async throws {
        let number = try #require(PersonNumber(rawValue: 9))
        let roster = RosterCommands(store: script.store, actor: "test", source: .supervisor)
        try roster.add(number: number, details: PersonDetails(name: "Kim"), at: TimesheetScript.at(2, 600))
        let kim = try script.person(9)
        for (direction, minutes) in [(Punch.Direction.in, 540), (.out, 1080)] {
            let change = Correction.Change.add(direction, at: TimesheetScript.at(1, minutes))
            try await script.supervisor.make(change, for: kim.id, reason: "New", at: now)
        }
        let contract = ContractRequest(number: number, terms: "weekly 40:00 days 12345", from: monday, to: nil)
        _ = try await script.supervisor.set(contract, id: "c", at: now)
        let snapshot = try await script.repository.snapshot()
        let range = try DayRange(from: monday, to: monday.adding(2))
        let pay = snapshot.pay(of: [kim], in: range, knowledge: Timesheet.Knowledge(complete: now))
        // Nine hours on Tuesday; nothing on Monday, which nobody knows of.
        #expect(pay[0].account.map { "\($0.day.day) \($0.closing)" } == ["3 60", "4 -420"])
    }

    @Test("payroll gets the codes that are paid in money, credits once, payouts, and days of leave that nobody credits")
    func payroll() async throws {
        for day in 0..<2 { try script.work(7, day: day) }
        let text = "band day>8:00 TIME 100% time; supplement EARLY 06:00-10:00 days 1234567 10% pay"
        _ = try await script.supervisor.set(rules(text), at: now)
        _ = try await script.supervisor.set(contract(), id: "c", at: now)
        _ = try await script.supervisor.book(booking("0:30"), id: "b", at: now)
        let person = try script.person(7).id
        let day = monday.adding(2)
        let leave = try Leave(id: "l", person: person, kind: .sick, from: day, to: day)
        try await script.supervisor.grant(leave, at: now)
        let entries = PayrollEntry.entries(of: [try await pay(3)])
        #expect(
            entries.map { "\($0.day.day) \($0.code) \(Totals.minutes($0.length)) \($0.days)" } == [
                "2 EARLY 60 0", "2 N 480 0", "3 EARLY 60 0", "3 N 480 0", "3 payout 30 0", "4 SICK 480 0",
            ]
        )
    }

    /// Plans a night into Tuesday for Design, and has Mei Lin work it.
    private func workNight() async throws {
        let night = try ShiftTemplate(code: "N", hours: Shift("22:00-06:00", grace: 0))
        try await script.supervisor.define(night, from: monday, at: now)
        let rota = try ScheduleAssignment(
            id: "s",
            scope: .department("Design"),
            rota: Rota(anchor: monday, text: "N - - - - - -"),
            from: monday
        )
        try await script.supervisor.assign(rota, at: now)
        try script.punch(7, .in, 0, 1320)
        try script.punch(7, .out, 1, 360)
    }

    /// What a payroll program is told, as `day code minutes days`.
    private func payroll(_ days: Int) async throws -> [String] {
        PayrollEntry.entries(of: [try await pay(days)]).map { entry in
            "\(entry.day.day) \(entry.code) \(Totals.minutes(entry.length)) \(entry.days)\(entry.isOff ? " off" : "")"
        }
    }

    private func grant(_ kind: Leave.Kind, _ from: Int, _ to: Int) async throws {
        let person = try script.person(7).id
        let leave = try Leave(id: "l", person: person, kind: kind, from: monday.adding(from), to: monday.adding(to))
        try await script.supervisor.grant(leave, at: now)
    }

    @Test("without pay rules payroll gets no hours that an hours account takes, missing or beyond, nor outside time")
    func payrollOfAccounts() async throws {
        // Half an hour more than eight, a day missed, and from 10:00 to 21:00 with an hour after the flexitime.
        try script.work(7, day: 0)
        try script.punch(7, .in, 2, 600)
        try script.punch(7, .out, 2, 1260)
        _ = try await script.supervisor.set(contract("weekly 40:00 days 12345 flexitime 07:00-20:00"), id: "c", at: now)
        #expect(try await payroll(3) == ["2 worked 480 0", "4 worked 480 0"])
        #expect(try await pay(3).account.map(\.closing) == [30, -450, -330])
    }

    @Test("leave over a weekend is paid by its working days, and by each calendar day only where a program wants that")
    func payrollOfLongLeave() async throws {
        _ = try await script.supervisor.set(rules("normal N"), at: now)
        _ = try await script.supervisor.set(contract(), id: "c", at: now)
        try await grant(.holiday, 3, 6)
        #expect(
            try await payroll(7) == [
                "5 LEAVE 480 0", "6 LEAVE 480 0", "7 leave:holiday 0 100 off", "8 leave:holiday 0 100 off",
            ]
        )
        func lines(_ leave: String) async throws -> Int {
            let codes = #"{"codes":{"LEAVE":{"type":"1"},"leave:holiday":\#(leave)}}"#
            let columns = #"{"span":"day","columns":[{"value":"day"},{"value":"code"},{"value":"days"}]}"#
            let order = try PayrollOrder(mapping: Array(codes.utf8), template: Array(columns.utf8), format: nil)
            let range = try DayRange(from: monday, to: monday.adding(6))
            let file = try order.file(of: [try await pay(7)], in: range, today: monday.adding(7))
            return String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline).count {
                $0.contains("2026")
            }
        }
        #expect(try await lines(#"{"type":"2","unit":"days"}"#) == 2)
        #expect(try await lines(#"{"type":"2","unit":"days","calendarDays":true}"#) == 4)
    }

    @Test("without a contract leave is paid by the days on which something would have been planned")
    func payrollOfUsualLeave() async throws {
        try await grant(.sick, 3, 6)
        #expect(
            try await payroll(7).suffix(4) == [
                "5 leave:sick 0 100", "6 leave:sick 0 100", "7 leave:sick 0 100 off", "8 leave:sick 0 100 off",
            ]
        )
    }

    @Test("a business trip on which somebody punched a whole day is paid once")
    func payrollOfTrips() async throws {
        try script.work(7, day: 0)
        _ = try await script.supervisor.set(rules("normal N"), at: now)
        _ = try await script.supervisor.set(contract(), id: "c", at: now)
        try await grant(.businessTrip, 0, 1)
        #expect(try await payroll(2) == ["2 N 510 0", "3 TRIP 480 0"])
    }

    @Test("of a day that only makes up what is missing the export has the part that is")
    func payrollOfHalfWorkedSickDay() async throws {
        // 09:00 to 13:15 is half of 09:00 to 17:30; and a day on which nobody came.
        try script.punch(7, .in, 0, 540)
        try script.punch(7, .out, 0, 795)
        try await grant(.sick, 0, 1)
        #expect(try await payroll(2) == ["2 worked 255 0", "2 leave:sick 0 50", "3 leave:sick 0 100"])
    }

    @Test("worked to the end on a trip, the day is paid as work alone")
    func payrollOfWorkedTrip() async throws {
        try script.work(7, day: 0)
        try await grant(.businessTrip, 0, 0)
        #expect(try await payroll(1) == ["2 worked 510 0"])
    }

    @Test(
        "every day is in exactly one pay period, also where rules begin, change and end",
        arguments: [
            // Weeks from Monday, 2 March on; before them February up to the 1st of March.
            ("period weekly", "2026-03-04", "2026-03-02", "2026-03-08"),
            ("period weekly", "2026-03-01", "2026-03-01", "2026-03-01"),
            ("period weekly", "2026-02-28", "2026-02-01", "2026-02-28"),
            ("period two-weekly 2026-02-23", "2026-03-01", "2026-02-23", "2026-03-08"),
            ("period four-weekly 2026-03-02", "2026-03-29", "2026-03-02", "2026-03-29"),
            ("period four-weekly 2026-03-02", "2026-03-30", "2026-03-30", "2026-04-26"),
            // What was worked before the first rules is in the period in which they begin.
            ("period monthly 21", "2026-02-25", "2026-02-21", "2026-03-20"),
            ("period monthly 21", "2026-02-20", "2026-02-01", "2026-02-20"),
            ("period monthly 21", "2026-03-21", "2026-03-21", "2026-04-20"),
        ]
    )
    func payPeriods(rules text: String, day: String, from: String, to: String) async throws {
        _ = try await script.supervisor.set(rules(text), at: now)
        let snapshot = try await script.repository.snapshot()
        let period = try snapshot.payPeriod(on: try #require(LocalDay(day)))
        #expect("\(period.from) \(period.to)" == "\(from) \(to)")
    }

    @Test("pay periods of changing rules follow each other without a gap or an overlap")
    func payPeriodsFollow() async throws {
        let cycles = [("monthly 21", 0), ("weekly", 40), ("two-weekly 2026-05-04", 66), (nil, 120), ("monthly 1", 170)]
        for (cycle, offset) in cycles {
            let from = monday.adding(offset)
            if let cycle {
                let request = PayRuleRequest(
                    scope: .everyone,
                    number: nil,
                    department: nil,
                    template: nil,
                    rules: "period \(cycle)",
                    from: from
                )
                _ = try await script.supervisor.set(request, at: now)
            } else {
                let end = RuleEndRequest(scope: .everyone, number: nil, department: nil, from: from)
                _ = try await script.supervisor.endPayRules(end, at: now)
            }
        }
        let snapshot = try await script.repository.snapshot()
        var day = monday.adding(-60)
        var lengths: [Int] = []
        while day < monday.adding(250) {
            let period = try snapshot.payPeriod(on: day)
            // Whichever day of it is asked for, it is the same.
            for ordinal in period.from.ordinal...period.to.ordinal {
                let other = LocalDay(ordinal: ordinal)
                #expect(try snapshot.payPeriod(on: other) == period, "\(other)")
            }
            if !lengths.isEmpty { #expect(period.from == day) }
            lengths.append(period.count)
            day = period.to.adding(1)
        }
        #expect(lengths.contains(7) && lengths.contains(14) && lengths.contains(31))
    }

    @Test("no file is made of days that are not over")
    func payrollAhead() async throws {
        try script.work(7, day: 0)
        let mapping = #"{"codes":{"worked":{"type":"1"}}}"#
        let columns = #"{"columns":[{"value":"hours"}]}"#
        let order = try PayrollOrder(mapping: Array(mapping.utf8), template: Array(columns.utf8), format: nil)
        let range = try DayRange(from: monday, to: monday.adding(2))
        let days = [try await pay(1)]
        #expect(throws: PayrollError.notOver(from: monday.adding(1))) {
            try order.file(of: days, in: range, today: monday.adding(1))
        }
        #expect(throws: PayrollError.notOver(from: monday.adding(2))) {
            try order.file(of: days, in: range, today: monday.adding(2))
        }
        #expect(throws: Never.self) { try order.file(of: days, in: range, today: monday.adding(3)) }
    }

    @Test("shifts that a rota plans are paid whatever the contract's flexitime says")
    func nightOutsideFlexitime() async throws {
        try await workNight()
        _ = try await script.supervisor.set(contract("weekly 40:00 days 12345 flexitime 06:00-20:00"), id: "c", at: now)
        _ = try await script.supervisor.set(rules("normal N"), at: now)
        let own = try await pay(1)
        #expect(own.days.map { Totals.minutes($0.outside) } == [0])
        #expect(own.minutes.base.values.map(\.self) == [480])
        #expect(own.account.map { "\($0.expected) \($0.worked) \($0.closing)" } == ["480 480 0"])
    }

    @Test("the account of closed days keeps the limits of the department that somebody was in")
    func closedLimits() async throws {
        for day in 0..<3 { try script.work(7, day: day) }
        _ = try await script.supervisor.set(contract(), id: "c", at: now)
        let limits = try AccountRules(text: "ceiling 0:10; settle daily lapse")
        _ = try script.store.append(
            [
                EntryDraft(
                    .accountRulesSet(AccountRulesSet(limits, for: .department("Design"), from: monday)),
                    happened: now,
                    source: .supervisor,
                    actor: "test"
                )
            ],
            recorded: now
        )
        let before = try await pay(5).account
        let range = try DayRange(from: monday, to: monday.adding(4))
        let knowledge = Timesheet.Knowledge(complete: now)
        try await script.supervisor.closePeriod(range, isForced: true, knowledge: knowledge, at: now)
        let roster = RosterCommands(store: script.store, actor: "test", source: .supervisor)
        try roster.edit(
            try script.person(7).id,
            to: PersonChange(department: "Sales"),
            at: now.adding(microseconds: 1_000_000)
        )
        #expect(try await pay(5).account == before)
    }

    @Test("hours that nothing explains are said to be so", arguments: [(0, 0), (3, 0), (-3, 0), (4, 4), (-120, -120)])
    func proof(missing: Int, unexplained: Int) {
        let minute: Int64 = 60_000_000
        let proof = PayReconciliation(
            paid: 480 * minute,
            added: 0,
            outside: 30 * minute,
            twice: 0,
            total: 450 + missing
        )
        #expect(proof.unexplained == unexplained)
        #expect(proof.paid + proof.added - proof.outside - proof.twice + proof.unexplained == proof.total)
        #expect(proof.text.contains("UNEXPLAINED") == (unexplained != 0))
    }

    @Test("the workbook and the monthly sheet have the codes and the account")
    func exports() async throws {
        for day in 0..<2 { try script.work(7, day: day) }
        _ = try await script.supervisor.set(rules("band day>8:00 TIME 100% time"), at: now)
        _ = try await script.supervisor.set(contract(), id: "c", at: now)
        _ = try await script.supervisor.book(booking("0:30"), id: "b", at: now)
        let snapshot = try await script.repository.snapshot()
        let people = [try script.person(7)]
        let range = try DayRange(from: monday, to: monday.adding(1))
        let knowledge = Timesheet.Knowledge(complete: now)
        let days = snapshot.days(of: people, in: range, knowledge: knowledge)
        let own = try await pay(2)
        let titles = ReportTable.workbook(days, pay: [own], in: snapshot).map(\.title)
        #expect(titles == ["Totals", "Days", "Pay totals", "Pay codes", "Hours account", "Exceptions"])
        let maker = try MonthlySheetMaker(
            snapshot: snapshot,
            people: people,
            range: range,
            texts: MonthlySheetTexts(.english),
            actors: ActorNames([:]),
            reasons: [:],
            pay: [own],
            anchor: nil,
            now: now
        )
        let sheet = maker.sheet(of: days[0])
        #expect(
            sheet.sums.contains(.init("Pay code N", "16:00")) && sheet.sums.contains(.init("Pay code TIME", "1:00"))
        )
        #expect(
            sheet.account.map { "\($0.label) \($0.value)" } == [
                "Balance before 0:00", "Expected -16:00", "Worked 17:00", "Paid out -0:30", "Balance 0:30",
            ]
        )
    }

    @Test("laws that are chosen find what they do not allow")
    func laws() async throws {
        try script.punch(7, .in, 0, 480)
        try script.punch(7, .out, 0, 1140)
        let snapshot = try await script.repository.snapshot()
        let range = try DayRange(from: monday, to: monday.adding(6))
        let knowledge = Timesheet.Knowledge(complete: now)
        #expect(snapshot.lawFindings(of: [try script.person(7)], in: range, knowledge: knowledge).isEmpty)
        await #expect(throws: RequestError.self) {
            try await script.supervisor.choose(LawRequest(laws: [.germany], week: 8, from: monday), at: now)
        }
        _ = try await script.supervisor.choose(LawRequest(laws: [.germany], from: monday), at: now)
        let lines = try await script.repository.snapshot().lawFindings(
            of: [try script.person(7)],
            in: range,
            knowledge: knowledge
        )
        #expect(Set(lines.map(\.finding.article.citation)).isSuperset(of: ["ArbZG § 3 sentence 2"]))
        #expect(lines.allSatisfy { $0.person.number.rawValue == 7 && $0.finding.day == monday && !$0.finding.isAhead })
    }

    @Test("a finding that was acknowledged stays so until the day's facts make it another")
    func acknowledgedLaw() async throws {
        try script.punch(7, .in, 0, 480)
        try script.punch(7, .out, 0, 1140)
        _ = try await script.supervisor.choose(LawRequest(laws: [.germany], from: monday), at: now)
        let range = try DayRange(from: monday, to: monday.adding(6))
        let knowledge = Timesheet.Knowledge(complete: now)
        func lines() async throws -> [LawLine] {
            try await script.repository.snapshot()
                .lawFindings(of: [try script.person(7)], in: range, knowledge: knowledge)
        }
        let line = try #require(try await lines().first { $0.finding.article.citation == "ArbZG § 3 sentence 2" })
        let mei = try script.person(7).id
        await #expect(throws: AttendanceRefusal.ownException) {
            try await script.mei.acknowledge(line.finding.mark, of: mei, at: now)
        }
        try await script.supervisor.acknowledge(line.finding.mark, of: mei, reason: "Agreed", at: now)
        let head = try script.store.ownHead().sequence
        try await script.bo.acknowledge(line.finding.mark, of: mei, at: now)
        #expect(try script.store.ownHead().sequence == head)
        let seen = try await lines().filter { $0.acknowledgement != nil }
        #expect(seen.map(\.name) == [line.name] && seen.first?.acknowledgement?.by == "account:super")
        let found = try await script.repository.snapshot().lawFinding(named: line.name, knowledge: knowledge)
        #expect(found.acknowledgement != nil)
        let later = Correction.Change.add(.in, at: TimesheetScript.at(0, 460))
        try await script.supervisor.make(later, for: mei, reason: "Longer", at: now)
        #expect(try await lines().allSatisfy { $0.acknowledgement == nil })
    }

    @Test("time outside the flexitime counts once a supervisor approves it, and no more than that")
    func outside() async throws {
        // 06:30-15:00: half an hour before the flexitime.
        try script.punch(7, .in, 0, 390)
        try script.punch(7, .out, 0, 900)
        _ = try await script.supervisor.set(contract("weekly 40:00 days 12345 flexitime 07:00-20:00"), id: "c", at: now)
        _ = try await script.supervisor.set(rules("band day>8:00 OT25 125% pay"), at: now)
        func closing() async throws -> [Int] { try await pay(1).account.map(\.closing) }
        func request(withdraws: Bool = false) throws -> OutsideTimeRequest {
            let number = try #require(PersonNumber(rawValue: 7))
            return OutsideTimeRequest(number: number, day: monday, withdraws: withdraws, reason: "Stocktaking")
        }
        #expect(try await pay(1).days.map { Totals.minutes($0.outside) } == [30])
        #expect(try await closing() == [0])
        await #expect(throws: PayRefusal.ownTime) { try await script.mei.decide(try request(), at: now) }
        await #expect(throws: PayRefusal.nothingApproved(monday)) {
            try await script.supervisor.decide(try request(withdraws: true), at: now)
        }
        try await script.supervisor.decide(try request(), at: now)
        let approved = try await pay(1)
        #expect(approved.days.map(\.outside) == [0] && approved.minutes.base.values.sorted() == [30, 480])
        #expect(approved.days.first?.proof?.text == "8:30 paid time = 8:30 in codes")
        await #expect(throws: PayRefusal.nothingOutside(monday)) {
            try await script.supervisor.decide(try request(), at: now)
        }
        // What comes later is another matter.
        let earlier = Correction.Change.add(.in, at: TimesheetScript.at(0, 360))
        try await script.supervisor.make(earlier, for: try script.person(7).id, reason: "Earlier", at: now)
        #expect(try await pay(1).days.map { Totals.minutes($0.outside) } == [30])
        try await script.supervisor.decide(try request(withdraws: true), at: now)
        #expect(try await pay(1).days.map { Totals.minutes($0.outside) } == [60])
        let range = DayRange(monday)
        let knowledge = Timesheet.Knowledge(complete: now)
        try await script.supervisor.closePeriod(range, isForced: true, knowledge: knowledge, at: now)
        await #expect(throws: CorrectionError.periodClosed(on: monday)) {
            try await script.supervisor.decide(try request(), at: now)
        }
    }

    @Test("a closed day keeps the rota, the rules and the holidays that it was closed with")
    func closedPlanning() async throws {
        try await workNight()
        let department = rules(
            "supplement HOL 00:00-24:00 holidays 100% pay",
            scope: .department,
            department: "Design"
        )
        _ = try await script.supervisor.set(department, at: now)
        let (before, days) = (try await pay(1), try await script.days(7).days)
        #expect(before.isPaid && before.minutes.supplements.isEmpty && days[0].exceptions.isEmpty)
        let knowledge = Timesheet.Knowledge(complete: now)
        try await script.supervisor.closePeriod(DayRange(monday), isForced: true, knowledge: knowledge, at: now)
        let later = now.adding(microseconds: 1_000_000)
        // She moves to another department, and the open day on which the night ended becomes a holiday.
        let person = try script.person(7)
        let roster = RosterCommands(store: script.store, actor: "test", source: .supervisor)
        try roster.edit(person.id, to: PersonChange(department: "Sales"), at: later)
        try await script.supervisor.set(try Holiday(day: monday.adding(1), name: "Feast"), at: later)
        #expect(try await script.days(7).days == days)
        let after = try await pay(1)
        #expect(after.days == before.days)
        // What was opened again is worked out as everything is now.
        try await script.supervisor.reopenPeriod(DayRange(monday), at: later)
        #expect(try await !pay(1).isPaid)
    }
}
