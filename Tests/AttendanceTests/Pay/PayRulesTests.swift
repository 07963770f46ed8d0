import Attendance
import BeaconKit
import Testing

@Suite("Pay rules as text")
struct PayRulesTests {
    @Test(
        "what is written is read again",
        arguments: [
            "", "normal 1000", "week 7; period weekly", "period two-weekly 2026-01-05", "period four-weekly 2026-01-05",
            "week 7; period two-weekly 2026-01-04",
            "period half-monthly", "period monthly 26", "credits count",
            "band day>12:00 OT100 200% pay; band day>10:00 OT75 175% pay; band day>8:00 OT50 150% pay",
            "band day-7-of-week>8:00 DT 200% pay; band day-7-of-week>0:00 OT 150% pay",
            "band day-7-in-row>0:00 ROW 150% time",
            "band day>10:00 HOLD 0% none min 0:30; band period>160:00 P 100% pay",
            "band day>8:00 OT 150% pay; band week>40:00 OT 150% pay",
            "supplement NIGHT 23:00-06:00 days 1234567 25% pay min 2:00 group A",
            "supplement SUN 00:00-24:00 days 7 50% time", "supplement H 00:00-24:00 holidays 125% pay group H",
            "supplement X 14:00-24:00 holiday \"Noël – 24 h\" 150% pay",
            "supplement W 22:00-22:00 days 5 10% pay",
        ]
    )
    func roundTrip(text: String) throws {
        let rules = try PayRules(text: text)
        #expect(try PayRules(text: rules.description) == rules)
        #expect(try PayRules(text: rules.lines.joined(separator: "\n")) == rules)
        for line in text.split(separator: "; ") { #expect(rules.lines.contains(String(line)), "\(line)") }
    }

    @Test("lines may be indented, and empty ones are passed over")
    func blanks() throws {
        let rules = try PayRules(text: "\n  week 7 ;;\r\n\tband  day>8:00   OT 150% pay\n")
        #expect(rules.week == 7)
        #expect(rules.bands.map(\.description) == ["band day>8:00 OT 150% pay"])
        #expect(rules.cycle == .monthly(from: 1))
    }

    @Test(
        "what makes no sense is refused, with what to do",
        arguments: [
            ("normal Ü", "cannot be a pay code. Use 1 to 20 letters"),
            ("normal ABCDEFGHIJKLMNOPQRSTU", "cannot be a pay code"),
            ("normal", "is not a pay rule. Write a line such as"),
            ("overtime 8", "is not a pay rule"),
            ("week 0", "The first day of the week must be 1 to 7, not 0."),
            ("week 8", "must be 1 to 7, not 8"),
            ("week 1; week 2", "There are two lines “week”. Keep one of them."),
            ("period monthly 29", "The first day of the pay period must be 1 to 28, not 29."),
            ("period fortnightly", "is not a pay rule"),
            ("period two-weekly 2026-01-06", "Choose a day that is weekday 1"),
            ("band day>8:00 OT", "is not a pay rule"),
            ("band day>8 OT 150% pay", "is not a pay rule"),
            ("band day>49:00 OT 150% pay", "The limit of “day” in minutes must be 0 to 2880, not 2940."),
            ("band week>168:01 OT 150% pay", "must be 0 to 10080, not 10081"),
            ("band day>8:00 OT 1001% pay", "The percentage of OT must be 0 to 1000, not 1001."),
            ("band day>8:00 OT 150% gold", "is not a pay rule"),
            ("band week>40:00 OT 150% pay min 0:15", "Remove the minimum, or count days."),
            ("band day-8-of-week>0:00 OT 150% pay", "is not a pay rule"),
            ("band day>8:00 A 150% pay; band day>10:00 B 175% pay", "List the higher limit first."),
            ("band day>8:00 A 150% pay; band day>8:00 B 175% pay", "never counts"),
            ("band day>8:00 A 150% pay; band day-7-of-week>8:00 B 175% pay", "never counts"),
            ("band day-6-of-week>0:00 A 150% pay; band day-7-of-week>0:00 B 175% pay", "never counts"),
            ("band day>8:00 A 150% pay; band week>40:00 A 125% pay", "The code A stands for two different things."),
            ("band day>8:00 N 150% pay", "The code N stands for two different things."),
            ("supplement N 23:00-06:00 days 1 25% pay", "two different things"),
            ("supplement S 23:00-25:00 days 1 25% pay", "must be hours such as 22:00-06:00"),
            ("supplement S 23:00-06:00 days 18 25% pay", "must be days of the week"),
            ("supplement S 23:00-06:00 days 11 25% pay", "must be days of the week"),
            ("supplement S 23:00-06:00 days 1 25% none", "Choose “pay” or “time”, or remove it."),
            ("supplement S 23:00-06:00 holiday Christmas 25% pay", "is not a pay rule"),
            ("supplement S 23:00-06:00 holiday \" \" 25% pay", "cannot be the name of a holiday"),
            ("supplement S 23:00-06:00 days 1 25% pay min 2:00 min 3:00", "is not a pay rule"),
            (
                String(repeating: "supplement S 01:00-02:00 days 1 1% pay;", count: 33),
                "There are more than 32 supplements."
            ),
            (String(repeating: " ", count: 16_385), "The rules have more than 16384 characters."),
        ]
    )
    func refused(text: String, reason: String) {
        let error = #expect(throws: PayRuleError.self) { try PayRules(text: text) }
        #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    }

    @Test(
        "pay periods",
        arguments: [
            ("weekly", 1, "2026-03-08", "2026-03-02", "2026-03-08"),
            ("weekly", 7, "2026-03-08", "2026-03-08", "2026-03-14"),
            ("weekly", 4, "2026-01-01", "2026-01-01", "2026-01-07"),
            ("weekly", 5, "2026-01-01", "2025-12-26", "2026-01-01"),
            ("two-weekly 2026-01-05", 1, "2026-01-18", "2026-01-05", "2026-01-18"),
            ("two-weekly 2026-01-05", 1, "2026-01-19", "2026-01-19", "2026-02-01"),
            ("two-weekly 2026-01-05", 1, "2026-01-04", "2025-12-22", "2026-01-04"),
            ("four-weekly 2026-01-05", 1, "2026-02-01", "2026-01-05", "2026-02-01"),
            ("four-weekly 2026-01-05", 1, "2026-02-02", "2026-02-02", "2026-03-01"),
            ("four-weekly 2026-01-05", 1, "2026-01-04", "2025-12-08", "2026-01-04"),
            ("monthly 21", 1, "2026-03-20", "2026-02-21", "2026-03-20"),
            ("monthly 21", 1, "2026-03-21", "2026-03-21", "2026-04-20"),
            ("half-monthly", 1, "2026-02-15", "2026-02-01", "2026-02-15"),
            ("half-monthly", 1, "2026-02-16", "2026-02-16", "2026-02-28"),
            ("half-monthly", 1, "2028-02-29", "2028-02-16", "2028-02-29"),
            ("half-monthly", 1, "2026-12-31", "2026-12-16", "2026-12-31"),
            ("monthly 1", 1, "2026-02-28", "2026-02-01", "2026-02-28"),
            ("monthly 26", 1, "2026-03-25", "2026-02-26", "2026-03-25"),
            ("monthly 26", 1, "2026-03-26", "2026-03-26", "2026-04-25"),
            ("monthly 26", 1, "2026-01-01", "2025-12-26", "2026-01-25"),
            ("monthly 26", 1, "2026-12-31", "2026-12-26", "2027-01-25"),
            ("monthly 28", 1, "2026-02-28", "2026-02-28", "2026-03-27"),
        ]
    )
    func cycles(text: String, week: Int, day: String, from: String, to: String) throws {
        let cycle = try #require(PayCycle(text))
        let range = cycle.range(around: try #require(LocalDay(day)), week: week)
        #expect("\(range.from)" == from)
        #expect("\(range.to)" == to)
    }

    @Test("the narrowest rules count, and only from their day on")
    func assignments() throws {
        let day = try #require(LocalDay("2026-03-02"))
        let person = PersonID(rawValue: "p")
        let rules = try ["A", "B", "C", "D"].map { try PayRules(text: "normal \($0)") }
        var book = ScopedRules<PayRules>()
        book.put(rules[0], for: .everyone, from: day)
        book.put(rules[1], for: .department("Ward"), from: day.adding(2))
        book.put(rules[2], for: .person(person), from: day.adding(4))
        book.put(nil, for: .person(person), from: day.adding(6))
        book.put(rules[3], for: .department("Ward"), from: day.adding(2))
        let codes = (-1...7).map {
            book.rules(of: person, department: "Ward", on: day.adding($0))?.normal.text ?? "-"
        }
        #expect(codes == ["-", "A", "A", "D", "D", "C", "C", "D", "D"])
        #expect(book.rules(of: PersonID(rawValue: "q"), department: "", on: day.adding(5)) == rules[0])
    }

    @Test("rules that change in the middle of a week go on counting it")
    func changed() throws {
        let script = try PayScript("band week>10:00 OLD 150% pay")
        let new = try PayRules(text: "band week>20:00 NEW 150% pay")
        var book = ScopedRules<PayRules>()
        let days = try (2...5).map { try script.day("2026-03-0\($0) 08:00-16:00") }
        book.put(script.rules, for: .everyone, from: days[0].day)
        book.put(new, for: .everyone, from: days[2].day)
        let range = try DayRange(from: days[0].day, to: days[3].day)
        var maker = PayMaker(book: book, holidays: [:], zones: script.zones, range: range)
        let paid = maker.pay(days, of: PersonID(rawValue: "p"))
        // 8; then 2 of 10 and 6 beyond, which no day's band took: 16. From Wednesday the limit is 20: 4 and 4; then 8.
        let expected = ["N 8:00", "N 2:00, OLD 6:00", "N 4:00, NEW 4:00", "NEW 8:00"]
        #expect(paid.map { PayScript.text($0.minutes) } == expected)
    }

    @Test("how far back days must be known")
    func reach() throws {
        let day = try #require(LocalDay("2026-03-05"))
        func reach(_ text: String) throws -> String { "\(try PayRules(text: text).reach(of: day))" }
        #expect(try reach("band day>8:00 OT 150% pay") == "2026-03-05")
        #expect(try reach("band week>40:00 OT 150% pay") == "2026-03-02")
        #expect(try reach("band day-7-of-week>0:00 OT 150% pay; week 7") == "2026-03-01")
        #expect(try reach("band period>160:00 OT 150% pay; period monthly 26") == "2026-02-26")
        #expect(try reach("band day-7-in-row>0:00 OT 150% pay") == "2026-02-27")
    }
}
