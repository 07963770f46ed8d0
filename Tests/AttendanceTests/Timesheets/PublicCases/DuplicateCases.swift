import Attendance
import BeaconKit
import Testing

@Suite("Public cases: duplicates and punches without direction")
struct DuplicateCases {
    @Test("horilla/horilla-hr #492: two punches milliseconds apart are one, and both are evidence")
    func milliseconds() throws {
        var script = try DayScript()
        let first = try script.at("2026-03-02 09:00")
        for delay in [Int64(0), 3000, 1_000_000] {
            try script.add(
                .punched(Punch(person: DayScript.person, direction: .undirected)),
                at: first.adding(microseconds: delay),
                recorded: first.adding(microseconds: delay),
                source: .kiosk
            )
        }
        try script.punch(.undirected, "2026-03-02 17:00")
        let day = try script.day("2026-03-02")
        #expect(day.minutes == "480/0/0/0")
        #expect(day.sessions.first?.punches.first?.duplicates.count == 2)
        #expect(day.kinds.isEmpty)
    }

    @Test("horilla/horilla-hr #985: fetching a device's log again changes nothing")
    func fetchedAgain() throws {
        var script = try DayScript()
        try script.stay("2026-03-02", "09:00", "12:00", "13:00", "17:00")
        let once = try script.days("2026-03-02")
        let range = DayRange(try #require(LocalDay("2026-03-02")))
        let book = try AttendanceLedger(script.entries + script.entries)
        let knowledge = Timesheet.Knowledge(complete: try script.at("2036-01-01 00:00"))
        #expect(book.days(of: DayScript.person, in: range, knowledge: knowledge) == once)
    }

    @Test("horilla/horilla-hr #1227: the same punch imported under its key twice, at another moment, is one")
    func sameKey() throws {
        var script = try DayScript()
        try script.punch(.in, "2026-03-02 09:00", source: .import, key: "zk-1")
        try script.punch(.out, "2026-03-02 17:00", source: .import, key: "zk-2")
        try script.punch(.out, "2026-03-02 17:00", source: .import, key: "zk-2", plus: 900)
        let day = try script.day("2026-03-02")
        #expect(day.sessions.map(\.end) == [try script.at("2026-03-02 17:00")])
        #expect(day.kinds.isEmpty)
    }

    @Test("horilla/horilla-hr #340: an accidental out in the morning is no session, and the day is flagged")
    func accidentalOut() throws {
        var script = try DayScript()
        try script.punch(.out, "2026-03-02 08:59")
        try script.punch(.in, "2026-03-02 09:10")
        try script.punch(.out, "2026-03-02 17:00")
        let day = try script.day("2026-03-02")
        #expect(Totals.minutes(day.raw.worked) == 470)
        #expect(day.kinds == [.missingIn])
    }

    @Test("horilla/horilla-hr #813: a kiosk and a badge that say the same make one session with one end")
    func twoSources() throws {
        var script = try DayScript()
        try script.punch(.in, "2026-03-02 08:57", source: .beacon)
        try script.punch(.in, "2026-03-02 08:58", source: .kiosk)
        try script.punch(.out, "2026-03-02 17:01", source: .kiosk)
        try script.punch(.out, "2026-03-02 17:02", source: .beacon, provisional: true)
        let day = try script.day("2026-03-02")
        #expect(day.sessions.count == 1)
        #expect(day.sessions.first?.start == (try script.at("2026-03-02 08:58")))
        #expect(day.sessions.first?.end == (try script.at("2026-03-02 17:01")))
        #expect(day.sessions.first?.punches.map(\.duplicates.count) == [1, 1])
    }

    @Test("a badge that confirms minutes later is no second arrival and no exception")
    func laterConfirmation() throws {
        var script = try DayScript()
        try script.punch(.in, "2026-03-02 08:50", source: .kiosk)
        try script.punch(.in, "2026-03-02 08:56", source: .beacon)
        try script.punch(.out, "2026-03-02 17:00", source: .kiosk)
        try script.punch(.out, "2026-03-02 17:20", source: .beacon, provisional: true)
        let day = try script.day("2026-03-02")
        #expect(day.minutes == "490/0/0/0")
        #expect(day.kinds.isEmpty)
        #expect(day.sessions.first?.punches.count == 4)
    }

    @Test("an out by hand puts right the one that presence decided before")
    func outByHand() throws {
        var script = try DayScript()
        try script.punch(.in, "2026-03-02 09:00", source: .beacon)
        try script.punch(.out, "2026-03-02 16:40", source: .beacon, provisional: true)
        try script.punch(.out, "2026-03-02 17:00", source: .kiosk)
        #expect(try script.day("2026-03-02").minutes == "480/0/0/0")
    }

    @Test("odoo/odoo #18400: an in at the instant of an out begins a new session")
    func sameInstant() throws {
        var script = try DayScript()
        try script.punch(.in, "2026-03-02 09:00")
        try script.punch(.in, "2026-03-02 12:00")
        try script.punch(.out, "2026-03-02 12:00")
        try script.punch(.out, "2026-03-02 17:00")
        let day = try script.day("2026-03-02")
        #expect(day.sessions.count == 2)
        #expect(day.minutes == "480/0/0/0")
        #expect(day.kinds.isEmpty)
    }

    @Test("frappe/hrms #4251: of two that say the same the one with the sound clock counts")
    func soundClock() throws {
        var script = try DayScript()
        let happened = try script.at("2026-03-02 08:59")
        let doubtful = Punch(person: DayScript.person, direction: .in, isClockDoubtful: true)
        try script.add(.punched(doubtful), at: happened, recorded: happened, source: .phone)
        try script.punch(.in, "2026-03-02 09:00", source: .beacon)
        try script.punch(.out, "2026-03-02 17:00")
        let day = try script.day("2026-03-02")
        #expect(day.sessions.first?.start == (try script.at("2026-03-02 09:00")))
        #expect(day.kinds.isEmpty)
    }
}
