import Attendance
import BeaconKit
import Testing

@Suite("Public cases: night, split and overlapping shifts")
struct NightShiftCases {
    @Test("frappe/hrms #3298: an out in the morning belongs to the night, also with a shift on that day")
    func outInTheMorning() throws {
        var script = try DayScript(hours: nil)
        try script.shifts("18:00-07:00", from: "2026-07-13", to: "2026-07-13", scope: .assigned(DayScript.person))
        try script.shifts("14:00-20:00", from: "2026-07-14")
        try script.punch(.in, "2026-07-13 18:30")
        try script.punch(.out, "2026-07-14 07:10")
        let days = try script.days("2026-07-13", "2026-07-14")
        #expect(days[0].minutes == "760/0/0/30")
        #expect(days[0].kinds == [.late])
        #expect(days[1].status == .absent)
        #expect(days[1].sessions.isEmpty)
    }

    @Test("horilla/horilla-hr #358: a night's in and out are one session of the day in which the shift starts")
    func night() throws {
        var script = try DayScript(hours: nil)
        try script.shifts("22:00-06:00")
        try script.punch(.undirected, "2026-03-02 21:55")
        try script.punch(.undirected, "2026-03-03 06:02")
        let days = try script.days("2026-03-02", "2026-03-03", now: "2026-03-03 07:00")
        #expect(days[0].minutes == "487/0/0/0")
        #expect(days[0].kinds.isEmpty)
        #expect(days[1].sessions.isEmpty && days[1].strays.isEmpty)
    }

    @Test("frappe/hrms #541: nothing is scheduled on the day of the out, and it still belongs to the night before")
    func freeDayAfter() throws {
        var script = try DayScript(hours: nil)
        try script.shifts("20:00-02:00", from: "2026-05-24", to: "2026-05-24")
        try script.punch(.in, "2026-05-24 20:00")
        try script.punch(.out, "2026-05-25 02:00")
        let days = try script.days("2026-05-24", "2026-05-25")
        #expect(days.map(\.minutes) == ["360/0/0/0", "0/0/0/0"])
        #expect(days.flatMap(\.kinds).isEmpty)
    }

    @Test("frappe/hrms #937: a shift's late window may reach into the next day")
    func windowAfterMidnight() throws {
        var script = try DayScript(hours: nil)
        try script.shifts("15:00-23:30", from: "2026-08-16")
        try script.punch(.out, "2026-08-17 01:24")
        let days = try script.days("2026-08-16", "2026-08-17")
        #expect(days[0].kinds == [.missingIn])
        #expect(days[1].strays.isEmpty)
    }

    @Test("who comes after midnight to a night shift is late for it and belongs to its day")
    func lateAfterMidnight() throws {
        var script = try DayScript(hours: nil)
        try script.shifts("22:00-06:00")
        try script.punch(.in, "2026-03-03 00:20")
        try script.punch(.out, "2026-03-03 06:00")
        let day = try script.day("2026-03-02")
        #expect(day.minutes == "340/0/0/140")
        #expect(day.kinds == [.late])
    }

    @Test("frappe/hrms #1107: each of three rotating shifts is found, and each day without punches is absent once")
    func rotating() throws {
        var script = try DayScript(hours: nil)
        var codes: [[String]] = []
        for (code, hours) in [("A", "06:00-14:00"), ("B", "14:00-22:00"), ("C", "22:00-06:00")] {
            let shift = try ShiftTemplate(code: code, hours: Shift(hours, grace: 10))
            let first = try #require(LocalDay("2023-10-01"))
            try script.add(.shiftDefined(ShiftDefined(template: shift, from: first)), at: "2023-09-01 00:00")
            codes.append([code])
        }
        let anchor = try #require(LocalDay("2023-10-01"))
        let rota = try Rota(anchor: anchor, cycle: codes)
        let assignment = try ScheduleAssignment(id: "x", scope: .person(DayScript.person), rota: rota, from: anchor)
        try script.add(.scheduleAssigned(assignment), at: "2023-09-01 00:00")
        let days = try script.days("2023-10-01", "2023-10-31", now: "2023-11-02 00:00")
        #expect(days.map(\.status) == Array(repeating: .absent, count: 31))
        #expect(days.prefix(3).map { $0.plan.shifts.map(\.template.code) } == [["A"], ["B"], ["C"]])
    }

    @Test("frappe/hrms #1556: a day with two shifts has two sessions, and the time between is free")
    func split() throws {
        var script = try DayScript(hours: nil)
        try script.shifts("08:00-12:00 16:00-20:00")
        for time in ["08:00", "12:03", "15:58", "20:00"] { try script.punch(.undirected, "2026-03-02 \(time)") }
        let day = try script.day("2026-03-02")
        #expect(day.sessions.count == 2)
        #expect(day.minutes == "485/0/0/0")
        #expect(day.kinds.isEmpty)
    }

    @Test("frappe/hrms #3839: an out forgotten at noon does not swallow the second shift of a split day")
    func splitForgotten() throws {
        var script = try DayScript(hours: nil)
        try script.shifts("08:00-12:00 16:00-20:00")
        try script.punch(.in, "2026-03-02 08:00")
        try script.punch(.in, "2026-03-02 15:58")
        try script.punch(.out, "2026-03-02 20:00")
        var policy = TimesheetPolicy()
        policy.closing = .shiftEnd
        let day = try script.day("2026-03-02", policy: policy)
        #expect(day.minutes == "482/0/0/0")
        #expect(day.kinds == [.closedAutomatically])
    }

    @Test("frappe/hrms #1703: of two shifts with overlapping windows the nearer start counts")
    func nearerStart() throws {
        var script = try DayScript(hours: nil)
        try script.shifts("07:00-15:00 15:30-23:00")
        try script.punch(.in, "2026-03-02 15:20")
        try script.punch(.out, "2026-03-02 23:00")
        let day = try script.day("2026-03-02")
        #expect(day.sessions.first?.shift?.start == (try script.at("2026-03-02 15:30")))
        #expect(day.kinds.contains(.absent))
    }

    @Test("who works through two shifts punches out once, also without direction")
    func workedThrough() throws {
        var script = try DayScript(hours: nil)
        try script.shifts("08:00-12:00 16:00-20:00")
        try script.punch(.undirected, "2026-03-02 08:00")
        try script.punch(.undirected, "2026-03-02 20:00")
        let day = try script.day("2026-03-02")
        #expect(day.minutes == "720/0/0/0")
        #expect(day.sessions.count == 1)
    }

    @Test("an evening's shift whose out is forgotten does not take the next morning's in")
    func eveningThenMorning() throws {
        var script = try DayScript(hours: nil)
        try script.shifts("14:00-22:00", from: "2026-03-02", to: "2026-03-02")
        try script.shifts("06:00-14:00", from: "2026-03-03")
        for time in ["2026-03-02 14:00", "2026-03-03 05:55", "2026-03-03 14:00"] { try script.punch(.undirected, time) }
        let days = try script.days("2026-03-02", "2026-03-03")
        #expect(days[0].kinds == [.missingOut])
        #expect(days[1].minutes == "485/0/0/0")
    }

    @Test("an assigned shift beats the default, and a holiday")
    func assigned() throws {
        var script = try DayScript()
        try script.shifts("06:00-10:00", from: "2026-03-03", to: "2026-03-03", scope: .assigned(DayScript.person))
        for day in ["2026-03-03", "2026-03-04"] {
            try script.add(.holidaySet(Holiday(day: #require(LocalDay(day)), name: "Feast")), at: "2026-03-01 00:00")
        }
        let days = try script.days("2026-03-02", "2026-03-04", now: "2026-03-05 00:00")
        #expect(days.map(\.status) == [.absent, .absent, .holiday])
        #expect(days[1].raw.absent == 240 * 60_000_000)
    }
}
