import Attendance
import BeaconKit
import Testing

@Suite("Public cases: breaks and time away")
struct BreakCases {
    private func lunch(_ minutes: Int, after: Int = 0, paid: Bool = false, automatic: Bool = false) throws -> BreakRule
    {
        try BreakRule(minutes: minutes, after: after, isPaid: paid, isAutomatic: automatic)
    }

    @Test("horilla/horilla-hr #72: an hour between out and in is no work")
    func hourBetween() throws {
        var script = try DayScript(hours: nil)
        try script.stay("2026-03-02", "08:00", "11:30", "12:30", "13:00")
        #expect(try script.day("2026-03-02").minutes == "240/0/60/0")
    }

    @Test("a break that goes on is a break up to the present, and no work")
    func goingOn() throws {
        var script = try DayScript()
        try script.punch(.in, "2026-03-02 09:00")
        try script.punch(.breakBegin, "2026-03-02 14:06")
        let rested = try script.day("2026-03-02", now: "2026-03-02 14:36")
        #expect(rested.minutes == "306/30/0/0")
        #expect(rested.sessions.first?.isOnBreak == true)
        let began = try script.day("2026-03-02", now: "2026-03-02 14:06")
        #expect(began.minutes == "306/0/0/0" && began.sessions.first?.breaks.count == 1)
        try script.punch(.breakEnd, "2026-03-02 14:40")
        let back = try script.day("2026-03-02", now: "2026-03-02 15:00")
        #expect(back.minutes == "326/34/0/0" && back.sessions.first?.isOnBreak == false)
    }

    @Test("frappe/hrms #1960: a lunch that nobody punches is deducted, and only what was not taken")
    func deducted() throws {
        var script = try DayScript(hours: nil)
        try script.shifts("09:00-17:00", breaks: [lunch(60, after: 300, automatic: true)])
        try script.stay("2026-03-02", "09:00", "17:00")
        try script.punch(.in, "2026-03-03 09:00")
        try script.punch(.breakBegin, "2026-03-03 12:00")
        try script.punch(.breakEnd, "2026-03-03 12:40")
        try script.punch(.out, "2026-03-03 17:00")
        let days = try script.days("2026-03-02", "2026-03-03")
        #expect(days.map(\.minutes) == ["420/60/0/0", "420/60/0/0"])
        #expect(days.map { Totals.minutes($0.raw.deducted) } == [60, 20])
        #expect(days.map { Totals.minutes($0.raw.expected) } == [420, 420])
        #expect(days.allSatisfy { $0.raw.overtime == 0 })
    }

    @Test("frappe/hrms #4146: a paid break is a break and is paid, an unpaid one is not")
    func paid() throws {
        for (paid, minutes) in [(true, 480), (false, 450)] {
            var script = try DayScript(hours: nil)
            try script.shifts("09:00-17:00", breaks: [lunch(30, paid: paid)])
            try script.punch(.in, "2026-03-02 09:00")
            try script.punch(.breakBegin, "2026-03-02 12:00")
            try script.punch(.breakEnd, "2026-03-02 12:30")
            try script.punch(.out, "2026-03-02 17:00")
            let day = try script.day("2026-03-02")
            #expect(day.minutes == "450/30/0/0")
            #expect(Totals.minutes(day.raw.paid) == minutes)
            #expect(day.kinds.isEmpty)
        }
    }

    @Test("frappe/hrms #5001: back late from the break of one straight shift shows in the break, not in a second shift")
    func lateFromBreak() throws {
        var script = try DayScript(hours: nil)
        try script.shifts("09:00-18:00", breaks: [lunch(60)])
        try script.punch(.in, "2026-03-02 09:00")
        try script.punch(.breakBegin, "2026-03-02 13:00")
        try script.punch(.breakEnd, "2026-03-02 14:20")
        try script.punch(.out, "2026-03-02 18:00")
        let day = try script.day("2026-03-02")
        #expect(day.minutes == "460/80/0/0")
        #expect(day.kinds.isEmpty)
    }

    @Test("horilla/horilla-hr #282: several breaks of a day are each their own and add up")
    func several() throws {
        var script = try DayScript(hours: nil)
        try script.shifts("09:00-17:00")
        try script.punch(.in, "2026-03-02 09:00")
        for hour in ["10", "12", "15"] {
            try script.punch(.breakBegin, "2026-03-02 \(hour):00")
            try script.punch(.breakEnd, "2026-03-02 \(hour):15")
        }
        try script.punch(.out, "2026-03-02 17:00")
        let day = try script.day("2026-03-02")
        #expect(day.minutes == "435/45/0/0")
        #expect(day.sessions.first?.breaks.count == 3)
    }

    @Test(
        "OCA/hr-attendance #142: 30 minutes after six hours, 45 after nine",
        arguments: [
            ("15:00", 0, []), ("15:01", 1, []), ("16:00", 30, []), ("18:30", 30, []), ("18:35", 35, []),
            ("20:00", 45, []),
        ] as [(String, Int, [Exception.Kind])]
    )
    func steps(_ out: String, _ deducted: Int, _ kinds: [Exception.Kind]) throws {
        var script = try DayScript(hours: nil)
        let rules = [try lunch(15, after: 540, automatic: true), try lunch(30, after: 360, automatic: true)]
        try script.shifts("09:00-15:00", breaks: rules)
        try script.stay("2026-03-02", "09:00", out)
        let day = try script.day("2026-03-02")
        #expect(Totals.minutes(day.raw.deducted) == deducted)
        #expect(day.kinds == kinds)
    }

    @Test("OCA/hr-attendance #142: who takes too little break is flagged with what is missing")
    func tooShort() throws {
        var script = try DayScript(hours: nil)
        try script.shifts("09:00-17:00", breaks: [lunch(30, after: 360)])
        try script.punch(.in, "2026-03-02 09:00")
        try script.punch(.breakBegin, "2026-03-02 12:00")
        try script.punch(.breakEnd, "2026-03-02 12:10")
        try script.punch(.out, "2026-03-02 17:00")
        let day = try script.day("2026-03-02")
        #expect(day.kinds == [.shortBreak])
        #expect(day.exceptions.first?.length == Int64(20 * 60_000_000))
    }

    @Test("OCA/hr-attendance #288: a break that nobody ends is over with the session")
    func openBreak() throws {
        var script = try DayScript(hours: nil)
        try script.punch(.in, "2026-03-02 09:00")
        try script.punch(.breakBegin, "2026-03-02 12:00")
        try script.punch(.out, "2026-03-02 12:30")
        #expect(try script.day("2026-03-02").minutes == "180/30/0/0")
    }

    @Test("presence that breaks off for a few minutes is work, as the policy says")
    func tolerated() throws {
        var script = try DayScript()
        try script.punch(.in, "2026-03-02 09:00", source: .beacon)
        try script.punch(.out, "2026-03-02 11:00", source: .beacon, provisional: true)
        try script.punch(.in, "2026-03-02 11:08", source: .beacon)
        try script.punch(.out, "2026-03-02 17:00", source: .beacon, provisional: true)
        #expect(try script.day("2026-03-02").minutes == "480/0/0/0")
        var strict = TimesheetPolicy()
        strict.toleratedAway = 5
        #expect(try script.day("2026-03-02", policy: strict).minutes == "472/0/8/0")
        strict.away = .breakTime
        #expect(try script.day("2026-03-02", policy: strict).minutes == "472/8/0/0")
    }
}
