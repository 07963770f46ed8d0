import Attendance
import BeaconKit
import TestSupport
import Testing

@Suite("Hours accounts")
struct AccountTests {
    @Test("each day changes the account as worked out by hand", arguments: AccountCase.all)
    func day(_ one: AccountCase) throws {
        let script = try AccountScript(terms: one.terms, rules: one.rules, bookings: one.bookings)
        let days = try script.run(one.days)
        #expect(days.suffix(one.expected.count).map(AccountScript.text) == one.expected)
    }

    @Test("overtime in money leaves the account, overtime in time is worth its percentage")
    func compensation() throws {
        func change(_ rules: String, _ day: String) throws -> Int {
            let script = try PayScript(rules)
            return script.rules.accountChange(of: try script.pay([day])[0])
        }
        // 2 h of overtime each.
        #expect(try change("band day>8:00 OT 150% pay", "2026-03-02 08:00-18:00") == -120)
        #expect(try change("band day>8:00 OT 0% none", "2026-03-02 08:00-18:00") == -120)
        // 2 h are there as worked; at 150 % another hour is added.
        #expect(try change("band day>8:00 OT 150% time", "2026-03-02 08:00-18:00") == 60)
        #expect(try change("band day>8:00 OT 100% time", "2026-03-02 08:00-18:00") == 0)
        // 6 h of Sunday at 50 % in time.
        #expect(try change("supplement SUN 00:00-24:00 days 7 50% time", "2026-03-08 08:00-14:00") == 180)
        #expect(try change("supplement SUN 00:00-24:00 days 7 50% pay", "2026-03-08 08:00-14:00") == 0)
        // One minute at 125 %: a quarter of a minute is cut.
        #expect(try change("band day>8:00 OT 125% time", "2026-03-02 08:00-16:01") == 0)
        // What two bands share counts once.
        #expect(try change("band day>10:00 OT 150% pay; band week>8:00 OT 150% pay", "2026-03-02 08:00-19:00") == -180)
    }

    @Test(
        "the balance follows from what is shown, over years and in any order of bookings",
        arguments: 0..<30 as Range<UInt64>
    )
    func random(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let rules = [
            "ceiling 10:00; floor -5:00; settle monthly lapse; expire 03-31", "ceiling 8:00; settle daily payout",
            "floor -2:00; settle yearly lapse; expire 06-30", "settle monthly lapse",
        ].randomElement(using: &random)
        var bookings: [String] = []
        var days: [String] = []
        let first = LocalDay(year: 2026, month: 10, day: 1)
        for offset in 0..<300 {
            let day = first.adding(offset)
            if Int.random(in: 0..<20, using: &random) == 0 {
                bookings.append("\(day) \(Bool.random(using: &random) ? "payout 2:00" : "adjustment -1:30")")
            }
            let words = [
                "", "08:00-16:30", "08:00-17:45", "sick", "hol", "09:00-12:00 holiday@from", "plan=6:00", "pay=-0:30",
            ]
            days.append("\(day) " + (words.randomElement(using: &random) ?? ""))
        }
        let terms = "weekly 38:30 days 12345 core 10:00-11:00 flexitime 08:30-17:00"
        var script = try AccountScript(terms: terms, rules: rules ?? "", bookings: bookings)
        let account = try script.run(days)
        var balance = 0
        for day in account {
            #expect(day.opening == balance)
            let change = day.worked + day.credited - day.expected + day.compensation + day.booked - day.paidOut
            balance += change + day.forgiven - day.lapsed - day.expired
            #expect(day.closing == balance, "\(seed) \(day.day)")
            #expect((0...max(0, balance)).contains(day.carried) || day.carried == 0 || balance < day.carried)
            for value in [day.lapsed, day.paidOut, day.forgiven, day.expired, day.outside, day.missedCore] {
                #expect(value >= 0)
            }
        }
        // Bookings twice and in another order.
        script.bookings = (script.bookings + script.bookings).shuffled(using: &random)
        #expect(try script.run(days) == account)
    }

    @Test(
        "contracts and limits are written and read again",
        arguments: [
            "weekly 38:30 days 12345", "weekly 20:00 days 135 core 10:00-15:00", "weekly 0:00 days 1",
            "weekly 40:00 days 12345 core 10:00-15:00 flexitime 07:00-20:00",
            "by-day 8:00 8:00 0:00 8:00 4:00 0:00 0:00 flexitime 00:00-24:00",
        ]
    )
    func terms(text: String) throws {
        #expect(try ContractTerms(text: text).description == text)
    }

    @Test(
        "what is no contract is refused, with what to do",
        arguments: [
            ("40", "is not a contract. Write, for example, "),
            ("weekly 40:00", "is not a contract"),
            ("weekly 40:00 days 8", "must be days of the week"),
            ("weekly 25:00 days 1", "A day has 24 hours. Enter 0:00 to 24:00."),
            ("weekly 40:00 days", "is not a contract"),
            ("weekly 40:00 days 12345" + String(repeating: " ", count: 500), "is not a contract"),
            ("by-day 8:00 8:00", "must be seven, for Monday to Sunday, not 2"),
            ("by-day 25:00 8:00 8:00 8:00 8:00 0:00 0:00", "Enter 0:00 to 24:00"),
            ("weekly 40:00 days 12345 core 15:00-10:00", "must be hours of one day such as 07:00-20:00"),
            ("weekly 40:00 days 12345 core 06:00-10:00 flexitime 07:00-20:00", "Shorten one or extend the other."),
            ("weekly 40:00 days 12345 core 10:00-11:00 core 12:00-13:00", "is not a contract"),
        ]
    )
    func badTerms(text: String, reason: String) {
        let error = #expect(throws: ContractError.self) { try ContractTerms(text: text) }
        #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    }

    @Test(
        "limits of accounts",
        arguments: [
            ("ceiling 40:00; floor -20:00; settle monthly lapse; expire 03-31", ""), ("settle daily payout", ""),
            ("ceiling 1:00; floor 2:00", "Swap them."), ("ceiling 10000:00", "must be -9999:00 to 9999:00"),
            ("expire 02-29", "and not 02-29"), ("expire 13-01", "must be a month and a day"),
            ("settle weekly lapse", "is not a rule of an hours account"), ("roof 40:00", "is not a rule"),
        ]
    )
    func limits(text: String, reason: String) throws {
        if reason.isEmpty {
            #expect(try AccountRules(text: text).description == text)
        } else {
            let error = #expect(throws: ContractError.self) { try AccountRules(text: text) }
            #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
        }
    }

    @Test("contracts of a person do not overlap, and bookings make sense")
    func refused() throws {
        let script = try AccountScript(terms: "2026-03-01 2026-03-31 weekly 40:00 days 12345")
        var book = script.contracts
        let terms = try ContractTerms(text: "weekly 20:00 days 12345")
        func contract(_ from: String, _ to: String?) throws -> Contract {
            try Contract(
                id: "x",
                person: script.person,
                terms: terms,
                from: #require(LocalDay(from)),
                to: to.map { try #require(LocalDay($0)) }
            )
        }
        let day = try #require(LocalDay("2026-03-31"))
        let late = try contract("2026-03-31", nil)
        #expect(throws: ContractError.overlap(on: day)) { try book.put(late) }
        let early = try contract("2026-01-01", nil)
        #expect(throws: ContractError.overlap(on: LocalDay(year: 2026, month: 3, day: 1))) { try book.put(early) }
        try book.put(contract("2026-01-01", "2026-02-28"))
        try book.put(contract("2026-04-01", nil))
        #expect(book.contracts(of: script.person).map(\.from.month) == [1, 3, 4])
        #expect(throws: ContractError.datesReversed(from: day, to: day.adding(-1))) {
            _ = try contract("2026-03-31", "2026-03-30")
        }
        try book.end("x", of: script.person, after: LocalDay(year: 2026, month: 1, day: 15))
        #expect(book.terms(of: script.person, on: LocalDay(year: 2026, month: 1, day: 15)) == terms)
        #expect(book.terms(of: script.person, on: LocalDay(year: 2026, month: 1, day: 16)) == nil)
        #expect(throws: ContractError.noSuchContract("y")) { try book.end("y", of: script.person, after: nil) }
        func booking(_ kind: AccountBooking.Kind, _ minutes: Int) throws -> AccountBooking {
            try AccountBooking(
                id: "b",
                person: script.person,
                day: day,
                kind: kind,
                minutes: minutes,
                reason: Commitment(rawValue: "aa")
            )
        }
        #expect(throws: ContractError.bookingOfNothing) { try booking(.adjustment, 0) }
        #expect(throws: ContractError.payoutNotPositive(-60)) { try booking(.payout, -60) }
        #expect(throws: ContractError.bookingTooLarge(600_000)) { try booking(.opening, 600_000) }
    }
}
