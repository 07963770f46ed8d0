import Attendance
import BeaconKit
import Testing

/// One or several days of March 2026, worked out by hand.
struct DayCase: Sendable, CustomTestStringConvertible {
    /// What it is about.
    let name: String
    /// `02 22:00-06:00, 03 06:00-14:00`; several shifts of a day with a space between.
    let plan: String
    /// `in 02 22:01, out 03 13:59`.
    let punches: String
    /// What each day amounts to, from the first of the plan or of the punches on.
    let days: [String]
    /// What must be looked at on all of them.
    var kinds: [Exception.Kind] = []
    /// Of each shift, as `30/360 unpaid automatic`; several with a comma between.
    var breaks = ""
    /// `02 until 720`, or of another kind than a holiday `02 until 720 sick`; several with a comma between.
    var leave = ""
    /// The site's hours on working days without a shift: `09:00-17:00`; `nil` where these are free.
    var usual: String?
    /// The person's contract, as `weekly 40:00 days 12345 break 0:30 after 6:00`.
    var contract: String?
    /// The site's breaks, as `0:30 after 6:00`.
    var siteBreaks = ""
    var zone = "UTC"
    var month = "2026-03"
    /// Where the case is from: the address of another system's issue, or a paragraph. Without one we made it up.
    var source: String?

    var testDescription: String { source.map { "\(name) (\($0))" } ?? name }

    func sheets(policy: TimesheetPolicy = TimesheetPolicy()) throws -> [DaySheet] {
        var script = try DayScript(zone, hours: usual)
        if let contract { try addContract(contract, to: &script) }
        var policy = policy
        policy.breaks = try #require(BreakRules(siteBreaks)).rules
        let rules = try breaks.split(separator: ", ").map { try #require(BreakRule(String($0))) }
        var first = 31
        for text in plan.split(separator: ", ") {
            let (day, hours) = (text.prefix(2), text.dropFirst(3))
            first = min(first, Int(day) ?? 31)
            try script.shifts(
                String(hours),
                from: "\(month)-\(day)",
                to: "\(month)-\(day)",
                breaks: rules,
                scope: .person(DayScript.person)
            )
        }
        for (number, text) in leave.split(separator: ", ").enumerated() {
            let day = try #require(LocalDay("\(month)-\(text.prefix(2))"))
            let words = text.dropFirst(3).split(separator: " ")
            let kind = words.last.flatMap { Leave.Kind(rawValue: String($0)) }
            let part = try #require(DayPart(words.prefix(words.count - (kind == nil ? 0 : 1)).joined(separator: " ")))
            let leave = try Leave(
                id: "\(number)",
                person: DayScript.person,
                kind: kind ?? .holiday,
                from: day,
                to: day,
                part: part
            )
            try script.add(.leaveGranted(leave), at: "2026-01-02 09:00", source: .supervisor)
        }
        for text in punches.split(separator: ", ") {
            let words = text.split(separator: " ")
            first = min(first, Int(words[1]) ?? 31)
            try script.punch(
                try #require(Punch.Direction(rawValue: String(words[0]))),
                "\(month)-\(words[1]) \(words[2])",
                source: words.count > 3 ? .beacon : .kiosk,
                provisional: words.count > 3 && words[0] == "out"
            )
        }
        let from = try #require(LocalDay("\(month)-\(first < 10 ? "0" : "")\(first)"))
        return try script.days("\(from)", "\(from.adding(max(1, days.count) - 1))", policy: policy)
    }

    private func addContract(_ text: String, to script: inout DayScript) throws {
        let contract = try Contract(
            id: "contract",
            person: DayScript.person,
            terms: ContractTerms(text: text),
            from: LocalDay(year: 2000, month: 1, day: 1)
        )
        try script.add(
            .contractSet(contract),
            at: script.at("2000-01-01 00:00"),
            recorded: script.at("2000-01-01 00:00")
        )
    }

    /// Checks the days as punched, and that they are the same for a reader without directions where the case says so.
    func check(policy: TimesheetPolicy = TimesheetPolicy(), _ sums: (DaySheet) -> String = \.sums) throws {
        let sheets = try sheets(policy: policy)
        #expect(sheets.map(sums) == days)
        #expect(sheets.flatMap(\.kinds) == kinds)
    }
}
