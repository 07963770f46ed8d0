import Attendance
import Testing

/// Every moment counts once over all days. Each case has its arithmetic beside it.
@Suite("Stays over several days and shifts")
struct OverDaysTests {
    private static let night = "02 22:00-06:00, 03 06:00-14:00"

    private static let over: [DayCase] = [
        // 22:01 to 06:00 is 7:59, 06:00 to 13:59 is 7:59; a minute early on the second day.
        DayCase(
            name: "a night and the early shift after it, worked through",
            plan: night,
            punches: "in 02 22:01, out 03 13:59",
            days: [
                "expected 8:00, worked 7:59, absent 0:01",
                "expected 8:00, worked 7:59, absent 0:01, early 0:01",
            ],
            kinds: [.leftEarly]
        ),
        DayCase(
            name: "the same at a reader without directions",
            plan: night,
            punches: "undirected 02 22:01, undirected 03 13:59",
            days: [
                "expected 8:00, worked 7:59, absent 0:01",
                "expected 8:00, worked 7:59, absent 0:01, early 0:01",
            ],
            kinds: [.leftEarly]
        ),
        // 22:01 to 06:00, and two minutes of the early shift; 8:00 − 0:02 = 7:58 of it missed.
        DayCase(
            name: "who goes home after the night was not there for the early shift",
            plan: night,
            punches: "undirected 02 22:01, undirected 03 06:02",
            days: [
                "expected 8:00, worked 7:59, absent 0:01",
                "expected 8:00, worked 0:02, absent 7:58, early 7:58",
            ],
            kinds: [.leftEarly]
        ),
        // 14:00 to 06:00 is 16:00.
        DayCase(
            name: "a late shift and the night after it are of one day",
            plan: "02 14:00-22:00 22:00-06:00",
            punches: "in 02 13:58, out 03 06:03",
            days: ["expected 16:00, worked 16:05, over 0:05", ""]
        ),
        // 22:00 to 06:00 is 8:00; 06:00 to 22:00 is 16:00.
        DayCase(
            name: "three shifts in a row",
            plan: "02 22:00-06:00, 03 06:00-14:00 14:00-22:00",
            punches: "in 02 22:00, out 03 22:00",
            days: ["expected 8:00, worked 8:00", "expected 16:00, worked 16:00"]
        ),
        // 22:00 to 08:30 is 10:30, two and a half hours more than planned.
        DayCase(
            name: "coming two and a half hours before a shift at 00:30",
            plan: "03 00:30-08:30",
            punches: "in 02 22:00, out 03 08:30",
            days: ["", "expected 8:00, worked 10:30, over 2:30"]
        ),
        DayCase(
            name: "who leaves before that shift begins did not come for it",
            plan: "03 00:30-08:30",
            punches: "in 02 22:00, out 02 23:30",
            days: ["worked 1:30, over 1:30", "expected 8:00, absent 8:00"],
            kinds: [.unscheduled, .absent]
        ),
        // 21:00 to 06:00, out and in between: 1:00 before midnight, 23:30 to 08:30.
        DayCase(
            name: "coming early, leaving again, and coming for the shift",
            plan: "03 00:30-08:30",
            punches: "in 02 21:00, out 02 22:00, in 02 23:30, out 03 08:30",
            days: ["worked 1:00, over 1:00", "expected 8:00, worked 9:00, over 1:00"],
            kinds: [.unscheduled]
        ),
        // 19:00 to 06:00 is 11:00.
        DayCase(
            name: "coming three hours before a night",
            plan: "02 22:00-06:00",
            punches: "in 02 19:00, out 03 06:00",
            days: ["expected 8:00, worked 11:00, over 3:00", ""]
        ),
        // 19:00 to 11:05 is 16:05: the windows of a night until 10:00 go on until 14:00.
        DayCase(
            name: "coming three hours before a long night, and leaving after sixteen hours",
            plan: "02 22:00-10:00",
            punches: "in 02 19:00, out 03 11:05",
            days: ["expected 12:00, worked 16:05, over 4:05", ""]
        ),
        DayCase(
            name: "a stay over midnight without a plan is of the day on which it began",
            plan: "",
            punches: "in 02 20:00, out 03 01:00",
            days: ["worked 5:00, over 5:00", ""],
            kinds: [.unscheduled]
        ),
        // 21:30 to 09:00 is 11:30; 09:00 to 12:00 is 3:00 of the 8:00 planned.
        DayCase(
            name: "an unplanned night that goes on into the next day's shift",
            plan: "03 09:00-17:00",
            punches: "in 02 21:30, out 03 12:00",
            days: ["worked 11:30, over 11:30", "expected 8:00, worked 3:00, absent 5:00, early 5:00"],
            kinds: [.unscheduled, .leftEarly]
        ),
        // 05:50 to 06:00 is ten minutes of the night's, 06:00 to 06:20 twenty of the morning's.
        DayCase(
            name: "a break across the boundary is a break of both",
            plan: night,
            punches: "in 02 22:00, break-begin 03 05:50, break-end 03 06:20, out 03 14:00",
            days: ["expected 8:00, worked 7:50, break 0:10", "expected 8:00, worked 7:40, break 0:20"]
        ),
        // The clocks go forward at 02:00: 22:00 to 06:00 is 7:00.
        DayCase(
            name: "the night on which the clocks go forward",
            plan: "28 22:00-06:00, 29 06:00-14:00",
            punches: "in 28 22:00, out 29 14:00",
            days: ["expected 7:00, worked 7:00", "expected 8:00, worked 8:00"],
            zone: "Europe/Berlin"
        ),
        // They go back at 03:00: 22:00 to 06:00 is 9:00, and 17:00 altogether.
        DayCase(
            name: "the night on which the clocks go back",
            plan: "24 22:00-06:00, 25 06:00-14:00",
            punches: "in 24 22:00, out 25 14:00",
            days: ["expected 9:00, worked 9:00", "expected 8:00, worked 8:00"],
            zone: "Europe/Berlin",
            month: "2026-10"
        ),
        // Nothing is planned on the second day: 22:00 to 13:00 is 15:00 of one.
        DayCase(
            name: "leave on the second day leaves all of it to the first",
            plan: night,
            punches: "in 02 22:00, out 03 13:00",
            days: ["expected 8:00, worked 15:00, over 7:00", ""],
            leave: "03 all"
        ),
        // 22:00 to 10:00 is 12:00, 10:00 to 13:50 is 3:50.
        DayCase(
            name: "leave until ten on the second day",
            plan: night,
            punches: "in 02 22:00, out 03 13:50",
            days: [
                "expected 8:00, worked 12:00, over 4:00",
                "expected 4:00, worked 3:50, absent 0:10, early 0:10",
            ],
            kinds: [.leftEarly],
            leave: "03 until 600"
        ),
        DayCase(
            name: "leave on the first day: who comes in the night comes before the early shift",
            plan: night,
            punches: "in 03 04:00, out 03 14:00",
            days: ["", "expected 8:00, worked 10:00, over 2:00"],
            leave: "02 all"
        ),
        // Ten minutes of each shift were missed.
        DayCase(
            name: "out and in again around the boundary",
            plan: night,
            punches: "in 02 22:00, out 03 05:50, in 03 06:10, out 03 14:00",
            days: [
                "expected 8:00, worked 7:50, absent 0:10, early 0:10",
                "expected 8:00, worked 7:50, absent 0:10",
            ],
            kinds: [.leftEarly]
        ),
        // Nobody heard the badge for seven minutes at the change: three of the night, four of the early shift, all of it work.
        DayCase(
            name: "a badge that is not heard for some minutes at the change of two days",
            plan: night,
            punches: "in 02 22:00 p, out 03 05:57 p, in 03 06:04 p, out 03 14:00 p",
            days: ["expected 8:00, worked 8:00", "expected 8:00, worked 8:00"]
        ),
        DayCase(
            name: "who punches out and in does not work between",
            plan: night,
            punches: "in 02 22:00, out 03 05:57, in 03 06:04, out 03 14:00",
            days: ["expected 8:00, worked 7:57, absent 0:03, early 0:03", "expected 8:00, worked 7:56, absent 0:04"],
            kinds: [.leftEarly]
        ),
        // Half an hour more than the night; the early shift begins at half past six.
        DayCase(
            name: "shifts with half an hour between",
            plan: "02 22:00-06:00, 03 06:30-14:30",
            punches: "in 02 22:00, out 03 14:30",
            days: ["expected 8:00, worked 8:30, over 0:30", "expected 8:00, worked 8:00"]
        ),
        // 4:03 and 4:02: at noon the nearer of two punches is the end of the first shift.
        DayCase(
            name: "two shifts with an hour between, without directions",
            plan: "02 08:00-12:00 13:00-17:00",
            punches: "undirected 02 08:00, undirected 02 12:03, undirected 02 12:58, undirected 02 17:00",
            days: ["expected 8:00, worked 8:05, over 0:05"]
        ),
    ]

    @Test("every moment counts once over all days", arguments: over)
    func everyMoment(_ known: DayCase) throws { try known.check() }

    private static let ends: [DayCase] = [
        // 05:59 to 22:02 is 16:03.
        DayCase(
            name: "two shifts of one day, out three minutes after sixteen hours",
            plan: "02 06:00-14:00 14:00-22:00",
            punches: "in 02 05:59, out 02 22:02",
            days: ["expected 16:00, worked 16:03, over 0:03"]
        ),
        // 21:57 to 06:00 is 8:03; 16:03 altogether.
        DayCase(
            name: "a night and an early shift, out three minutes after sixteen hours",
            plan: night,
            punches: "in 02 21:57, out 03 14:00",
            days: ["expected 8:00, worked 8:03, over 0:03", "expected 8:00, worked 8:00"]
        ),
        // 07:58 to 08:03 is 24:05.
        DayCase(
            name: "a duty of twenty-four hours",
            plan: "02 08:00-08:00",
            punches: "in 02 07:58, out 03 08:03",
            days: ["expected 24:00, worked 24:05, over 0:05", ""]
        ),
        DayCase(
            name: "a calendar day is not flagged",
            plan: "02 00:00-24:00",
            punches: "in 02 00:00, out 03 00:00",
            days: ["expected 24:00, worked 24:00", ""]
        ),
        // 47:59 is the longest stay that there is.
        DayCase(
            name: "two duties of twenty-four hours, one after the other",
            plan: "02 08:00-08:00, 03 08:00-08:00",
            punches: "in 02 08:00, out 04 07:59",
            days: ["expected 24:00, worked 24:00", "expected 24:00, worked 23:59, absent 0:01, early 0:01"],
            kinds: [.leftEarly]
        ),
        // A duty from 23:00 to 23:00 whose window is open until 03:00: nobody came.
        DayCase(
            name: "an out after a duty of a whole day belongs to it",
            plan: "02 23:00-23:00",
            punches: "out 04 01:00",
            days: ["expected 24:00", "", ""],
            kinds: [.missingIn]
        ),
        // 09:00 to 00:59 is 15:59, without a plan that says so.
        DayCase(
            name: "where the plan says less, sixteen hours count",
            plan: "02 09:00-17:00",
            punches: "in 02 09:00, out 03 00:59",
            days: ["expected 8:00, worked 15:59, over 7:59", ""]
        ),
        DayCase(
            name: "and no more",
            plan: "02 09:00-17:00",
            punches: "in 02 09:00, out 03 01:00",
            days: ["expected 8:00", ""],
            kinds: [.missingOut, .missingIn]
        ),
        DayCase(
            name: "without a plan sixteen hours count, and no more",
            plan: "",
            punches: "in 02 06:00, out 02 22:00",
            days: [""],
            kinds: [.missingOut, .unscheduled, .missingIn]
        ),
        // Presence that never broke off is no forgotten punch: 09:00 to 09:00, then 09:00 to 17:00.
        DayCase(
            name: "a badge that stayed over night is flagged once, and the next day is not absent",
            plan: "02 09:00-17:00, 03 09:00-17:00",
            punches: "in 02 09:00 p, out 03 17:00 p",
            days: ["expected 8:00, worked 24:00, over 16:00", "expected 8:00, worked 8:00"],
            kinds: [.longSession]
        ),
        // The day after, in by hand: nothing says when the first stay ended.
        DayCase(
            name: "an out forgotten on the day before is not joined with the next",
            plan: "02 14:00-22:00, 03 06:00-14:00",
            punches: "in 02 14:00, in 03 06:00, out 03 14:00",
            days: ["expected 8:00", "expected 8:00, worked 8:00"],
            kinds: [.missingOut]
        ),
    ]

    @Test("the end of a stay follows the plan", arguments: ends)
    func end(_ known: DayCase) throws { try known.check() }

    @Test("a correction that splits a stay gives each part to its day")
    func corrected() throws {
        var script = try DayScript(hours: nil)
        try script.shifts("22:00-06:00", from: "2026-03-02", to: "2026-03-02")
        try script.shifts("06:00-14:00", from: "2026-03-03", to: "2026-03-03")
        try script.punch(.in, "2026-03-02 22:00")
        try script.punch(.out, "2026-03-03 14:00")
        for (id, direction, time) in [("c1", Punch.Direction.out, "05:30"), ("c2", .in, "06:30")] {
            let correction = Correction(
                id: CorrectionID(rawValue: id),
                person: DayScript.person,
                change: .add(direction, at: try script.at("2026-03-03 \(time)")),
                reason: Commitment(rawValue: "aa")
            )
            try script.add(.correctionMade(CorrectionMade(correction)), at: "2026-03-04 09:00", actor: "sam")
        }
        // 22:00 to 05:30, half an hour too short; 06:30 to 14:00, half an hour too late.
        #expect(
            try script.days("2026-03-02", "2026-03-03").map(\.sums) == [
                "expected 8:00, worked 7:30, absent 0:30, early 0:30",
                "expected 8:00, worked 7:30, absent 0:30, late 0:30",
            ]
        )
    }

    @Test("each part says how it goes on, and each punch is in one of them")
    func parts() throws {
        let sheets = try #require(Self.over.first).sheets()
        #expect(sheets.map { $0.sessions.map(\.ending) } == [[.continued], [.punched(isProvisional: false)]])
        #expect(sheets.map { $0.sessions.map(\.isContinuation) } == [[false], [true]])
        #expect(sheets.map { $0.sessions.flatMap(\.punches).map(\.direction) } == [[.in], [.out]])
        #expect(sheets[1].sessions.map(\.arrived) == sheets[0].sessions.map(\.start))
    }

    @Test("while a stay goes on, the shift that has begun is its day's")
    func goingOn() throws {
        var script = try DayScript(hours: nil)
        try script.shifts("22:00-06:00", from: "2026-03-02", to: "2026-03-02")
        try script.shifts("06:00-14:00", from: "2026-03-03", to: "2026-03-03")
        try script.punch(.in, "2026-03-02 22:00")
        func sums(_ now: String) throws -> [String] {
            try script.days("2026-03-02", "2026-03-03", now: "2026-03-03 \(now)").map(\.sums)
        }
        #expect(try sums("05:00") == ["expected 8:00, worked 7:00", "expected 8:00"])
        #expect(try sums("10:00") == ["expected 8:00, worked 8:00", "expected 8:00, worked 4:00"])
        #expect(try script.days("2026-03-03", now: "2026-03-03 10:00")[0].sessions.map(\.ending) == [.open])
    }

    @Test("whoever has worked two days' shifts is shown as gone, not as expected")
    func board() throws {
        var script = try StayScript("06:00-14:00")
        script.punch(.in, script.at(2, 6))
        script.punch(.out, script.at(3, 11))
        // 29 h: no plan says so, and the out counts for nothing.
        #expect(script.standing(at: script.at(3, 12)).status == .expected)
        var duty = try StayScript("08:00-08:00")
        duty.punch(.in, duty.at(2, 8))
        duty.punch(.out, duty.at(3, 11))
        #expect(duty.standing(at: duty.at(3, 12)).status == .away)
        #expect(duty.latest(at: duty.at(3, 12))?.day == LocalDay(year: 2026, month: 3, day: 3))
    }
}
