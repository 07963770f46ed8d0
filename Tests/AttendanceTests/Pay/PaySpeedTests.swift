import Attendance
import BeaconKit
import Testing

@Suite("Pay, accounts and laws of many people")
struct PaySpeedTests {
    @Test("a thousand people and a month take well under a second of CPU time")
    func month() throws {
        let script = try PayScript(
            """
            band day>12:00 OT100 200% pay; band day-7-in-row>0:00 ROW 150% pay; band day>8:00 OT50 150% pay
            band week>40:00 W 125% pay; band period>160:00 P 110% time
            supplement NIGHT 23:00-06:00 days 1234567 25% pay min 2:00 group A
            supplement DEEP 00:00-04:00 days 1234567 40% pay group A
            supplement SUN 00:00-24:00 days 7 50% pay; supplement HOL 00:00-24:00 holidays 125% pay
            """,
            holidays: ["2026-03-17 Some Day"]
        )
        let days = try (1...31).map { try script.day("2026-03-\($0 < 10 ? "0" : "")\($0) 14:00-18:00 18:30-23:45") }
        let range = try DayRange(from: days[0].day, to: days[30].day)
        let person = PersonID(rawValue: "p")
        var book = ScopedRules<PayRules>()
        book.put(script.rules, for: .everyone, from: days[0].day)
        var contracts = ContractLedger()
        let terms = try ContractTerms(text: "weekly 40:00 days 12345 core 15:00-16:00 flexitime 07:00-22:00")
        try contracts.put(Contract(id: "c", person: person, terms: terms, from: days[0].day))
        let clock = ContinuousClock()
        var minutes: Int64 = 0
        let time = clock.measure {
            var maker = PayMaker(book: book, holidays: script.holidays, zones: script.zones, range: range)
            let check = LawCheck([.europeanUnion, .germany], zones: script.zones)
            for _ in 0..<1000 {
                let paid = maker.pay(days, of: person)
                for total in PayTotal.weeks(paid, script.rules) { minutes += total.minutes.total }
                var account = HoursAccount(of: person, contracts: contracts, zones: script.zones)
                let inputs = zip(days, paid).map { day, pay in
                    var input = AccountInput(day.day)
                    input.spans = day.spans.map(\.interval)
                    input.compensation = script.rules.accountChange(of: pay)
                    return input
                }
                _ = account.add(inputs)
                let law = days.map { LawDay($0.day, work: $0.spans.map(\.interval)) }
                _ = check.findings(law, now: days[30].spans[1].interval.end)
            }
        }
        // 9:15 on 31 days.
        #expect(minutes == 1000 * 31 * 555)
        // Not a measurement: it fails if the cost grows with minutes instead of spans. Figures are in docs.
        #expect(time < .seconds(20))
    }
}
