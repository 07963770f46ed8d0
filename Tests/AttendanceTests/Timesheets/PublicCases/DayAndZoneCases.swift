import Attendance
import BeaconKit
import Testing

@Suite("Public cases: midnight, zones and clocks that are set")
struct DayAndZoneCases {
    @Test("odoo/odoo #3630: a session behind UTC is whole and on its own day")
    func behindUTC() throws {
        var script = try DayScript("America/Denver", hours: nil)
        try script.stay("2014-11-13", "16:30", "17:30")
        let days = try script.days("2014-11-13", "2014-11-14")
        #expect(days.map(\.minutes) == ["60/0/0/0", "0/0/0/0"])
    }

    @Test("odoo/odoo #257932: yesterday without punches is absent once, behind UTC as well")
    func absentBehindUTC() throws {
        var script = try DayScript("America/Asuncion")
        try script.stay("2026-04-06", "13:00", "19:00")
        let days = try script.days("2026-04-06", "2026-04-07", now: "2026-04-08 00:30")
        #expect(days.map(\.status) == [.present, .absent])
    }

    @Test("odoo/odoo #277717: ten minutes after local midnight are ten minutes, in every report")
    func nearMidnight() throws {
        var script = try DayScript("Europe/Brussels", hours: nil)
        try script.stay("2026-03-03", "00:05", "00:15")
        #expect(try script.days("2026-03-02", "2026-03-04").map(\.minutes) == ["0/0/0/0", "10/0/0/0", "0/0/0/0"])
        #expect(try script.day("2026-03-02").sessions.isEmpty)
    }

    @Test("odoo/odoo #212594: overtime of a day is that of its sessions, whatever UTC's date is")
    func overtimeAheadOfUTC() throws {
        var script = try DayScript("Pacific/Auckland")
        try script.stay("2026-03-03", "06:00", "18:00")
        let day = try script.day("2026-03-03")
        #expect(Totals.minutes(day.raw.overtime) == 240)
        #expect(try script.day("2026-03-02").raw.overtime == 0)
    }

    @Test("odoo/odoo #249410: a session over midnight counts once, on one day")
    func overMidnight() throws {
        var script = try DayScript("Europe/Paris", hours: nil)
        try script.punch(.in, "2026-03-02 20:00")
        try script.punch(.out, "2026-03-03 01:00")
        #expect(try script.days("2026-03-02", "2026-03-03").map(\.minutes) == ["300/0/0/0", "0/0/0/0"])
    }

    @Test("moodle-mod_attendance #536 and #896: a shift's hours are the wall's, also on the day when clocks are set")
    func wallHours() throws {
        var script = try DayScript("Europe/Warsaw", hours: nil)
        try script.shifts("02:00-04:00 05:00-06:00")
        let plan = try script.day("2021-03-28").plan
        // 02:00 does not exist: the shift begins at 03:00.
        #expect(plan.shifts.map(\.length) == [3_600_000_000, 3_600_000_000])
        #expect(plan.shifts[1].start == (try script.at("2021-03-28 05:00")))
    }

    @Test(
        "abrain/einsatzverwaltung #200: what lasted 26 minutes lasts 26 minutes",
        arguments: [("2020-03-29 01:49", "2020-03-29 03:15", 26), ("2020-10-25 02:50", "2020-10-25 02:10+", 20)]
    )
    func elapsed(_ start: String, _ end: String, _ minutes: Int) throws {
        var script = try DayScript("Europe/Berlin", hours: nil)
        try script.add(
            .punched(Punch(person: DayScript.person, direction: .in)),
            at: script.at(start),
            source: .kiosk
        )
        try script.add(
            .punched(Punch(person: DayScript.person, direction: .out)),
            at: script.at(end),
            source: .kiosk
        )
        #expect(Totals.minutes(try script.day(String(start.prefix(10))).raw.worked) == minutes)
    }

    @Test("netmackan/ATimeTracker #148: moving the out does not move an in of the hour that comes twice")
    func editedInTheSecondHour() throws {
        var script = try DayScript("Europe/Helsinki", hours: nil)
        try script.punch(.in, "2022-10-30 03:05")
        let out = try script.punch(.out, "2022-10-30 11:11")
        let change = Correction.Change.replace(.entry(out), by: .out, at: try script.at("2022-10-30 06:00"))
        let correction = Correction(
            id: CorrectionID(),
            person: DayScript.person,
            change: change,
            reason: Commitment(rawValue: "aa")
        )
        try script.add(.correctionMade(CorrectionMade(correction)), at: "2022-10-31 09:00", actor: "sam")
        #expect(Totals.minutes(try script.day("2022-10-30").raw.worked) == 3 * 60 + 55)
    }

    @Test("frappe/hrms #1397: the day's limits are the site's, whoever asks and wherever the machine is")
    func siteDays() throws {
        var script = try DayScript("Asia/Kolkata")
        try script.stay("2026-03-03", "09:00", "17:00")
        let day = try script.day("2026-03-03")
        #expect(day.plan.begins == (try script.at("2026-03-03 00:00")))
        #expect(day.minutes == "480/0/0/0")
    }

    @Test("frappe/hrms #2968: the same month is the same in one report, in weeks and day by day")
    func partsOfAMonth() throws {
        var script = try DayScript("America/New_York")
        for day in 1...28 {
            try script.stay("2026-03-\(day < 10 ? "0" : "")\(day)", "09:0\(day % 10)", "17:0\(day % 7)")
        }
        let month = try script.days("2026-03-01", "2026-03-28")
        #expect(try (1...28).map { try script.day("2026-03-\($0 < 10 ? "0" : "")\($0)") } == month)
    }

    @Test("frappe/hrms #4198: a punch in the first minutes of a day is of that day")
    func firstMinutes() throws {
        var script = try DayScript("Asia/Karachi", hours: nil)
        try script.punch(.in, "2026-03-03 00:00")
        try script.punch(.out, "2026-03-03 00:01")
        #expect(try script.days("2026-03-02", "2026-03-03").map(\.sessions.count) == [0, 1])
    }

    @Test("frappe/hrms #4251: a punch from the future is marked, whatever the device says")
    func deviceClock() throws {
        var script = try DayScript()
        let happened = try script.at("2026-03-02 09:00")
        try script.add(
            .punched(Punch(person: DayScript.person, direction: .in)),
            at: happened,
            recorded: happened.adding(microseconds: -3_600_000_000),
            source: .kiosk
        )
        try script.punch(.out, "2026-03-02 17:00")
        #expect(try script.day("2026-03-02").kinds == [.doubtfulClock])
    }

    @Test(
        "frappe/hrms #713: nobody is absent before their shift is over and every receiver has reported",
        arguments: [
            ("2026-03-02 16:59", "2026-03-02 16:59", DayStatus.pending),
            ("2026-03-02 17:00", "2026-03-02 17:00", .absent),
            ("2026-03-03 12:00", "2026-03-02 16:59", .pending), ("2026-03-03 12:00", nil, .pending),
        ] as [(String, String?, DayStatus)]
    )
    func watermark(_ now: String, _ reported: String?, _ status: DayStatus) throws {
        let script = try DayScript()
        let watermark = Watermark(reported: [
            "Entrance": try script.at(now), "Office": try reported.map { try script.at($0) },
        ])
        let range = DayRange(try #require(LocalDay("2026-03-02")))
        let knowledge = Timesheet.Knowledge(now: try script.at(now), watermark: watermark)
        let day = try script.book().days(of: DayScript.person, in: range, knowledge: knowledge)[0]
        #expect(day.status == status)
        #expect(day.kinds == (status == .absent ? [.absent] : []))
    }
}
