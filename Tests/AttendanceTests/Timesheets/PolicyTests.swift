import Attendance
import BeaconKit
import Testing

@Suite("Policies, leave and half days")
struct PolicyTests {
    private let monday = LocalDay(year: 2026, month: 3, day: 2)

    @Test(
        "times are rounded on the wall, and the raw ones stand beside",
        arguments: [
            ("15 nearest", "15 nearest", "08:53", "17:07", 480), ("15 nearest", "15 nearest", "08:52", "17:08", 510),
            ("15 later", "15 earlier", "08:46", "17:14", 480), ("15 earlier", "15 later", "08:46", "17:14", 510),
            ("5 nearest", "1 nearest", "08:58", "17:03", 483), ("60 later", "60 earlier", "09:10", "09:50", 0),
        ]
    )
    func rounding(_ first: String, _ last: String, _ come: String, _ go: String, _ minutes: Int) throws {
        var script = try DayScript("Asia/Kathmandu")
        try script.stay("2026-03-02", come, go)
        var policy = TimesheetPolicy()
        policy.roundingIn = RoundingRule(first)
        policy.roundingOut = RoundingRule(last)
        let (day, plain) = (try script.day("2026-03-02", policy: policy), try script.day("2026-03-02"))
        #expect(Totals.minutes(day.rounded.worked) == minutes)
        #expect(day.raw == plain.raw && plain.rounded == plain.raw)
    }

    @Test("seconds are kept: two half minutes are a minute")
    func seconds() throws {
        var script = try DayScript(hours: nil)
        for hour in ["09", "11"] {
            try script.punch(.in, "2026-03-02 \(hour):00")
            try script.punch(.out, "2026-03-02 \(hour):30", plus: 30)
        }
        #expect(Totals.minutes(try script.day("2026-03-02").raw.worked) == 61)
    }

    @Test("the shift's grace decides who is late, the policy's instead of it, and lateness counts from the start")
    func grace() throws {
        var script = try DayScript(grace: 10)
        try script.stay("2026-03-02", "09:10", "16:50")
        try script.stay("2026-03-03", "09:11", "16:49")
        #expect(try script.days("2026-03-02", "2026-03-03").map(\.kinds) == [[], [.late, .leftEarly]])
        #expect(Totals.minutes(try script.day("2026-03-03").raw.late) == 11)
        var strict = TimesheetPolicy()
        strict.grace = 0
        #expect(try script.day("2026-03-02", policy: strict).kinds == [.late, .leftEarly])
    }

    @Test("overtime within the tolerance is none, beyond it all of it is")
    func overtime() throws {
        var script = try DayScript()
        try script.stay("2026-03-02", "09:00", "17:15")
        try script.stay("2026-03-03", "09:00", "17:16")
        var policy = TimesheetPolicy()
        policy.overtimeTolerance = 15
        let days = try script.days("2026-03-02", "2026-03-03", policy: policy)
        #expect(days.map { Totals.minutes($0.raw.overtime) } == [0, 16])
    }

    @Test("a policy counts from its day on, and what was reported before stays")
    func eras() throws {
        var script = try DayScript()
        for day in 2...6 { try script.stay("2026-03-0\(day)", "09:20", "17:00") }
        let before = try script.days("2026-03-02", "2026-03-06")
        var lenient = TimesheetPolicy()
        lenient.grace = 30
        try script.add(.policyAdopted(PolicyAdopted(policy: lenient, from: monday.adding(2))), at: "2026-03-01 00:00")
        let after = try script.days("2026-03-02", "2026-03-06")
        #expect(after[0...1] == before[0...1])
        #expect(after.map(\.kinds) == [[.late], [.late], [], [], []])
    }

    @Test("what if: only the days that would be others are told, with both totals")
    func whatIf() throws {
        var script = try DayScript()
        try script.stay("2026-03-02", "09:00", "17:00")
        try script.stay("2026-03-03", "09:20", "17:00")
        var lenient = TimesheetPolicy()
        lenient.grace = 30
        lenient.roundingIn = try RoundingRule(step: 30, mode: .earlier)
        let current = try script.days("2026-03-02", "2026-03-03")
        let changed = try script.days("2026-03-02", "2026-03-03", policy: lenient)
        let comparison = PolicyComparison(current: current, changed: changed)
        #expect(comparison.differences.map(\.current.day) == [monday.adding(1)])
        #expect(Totals.minutes(comparison.changed.worked - comparison.current.worked) == 20)
        #expect(PolicyComparison(current: current, changed: current).differences.isEmpty)
    }

    @Test("a policy out of its range is refused with what is allowed")
    func refused() throws {
        var policy = TimesheetPolicy()
        policy.toleratedAway = 121
        let error = PolicyError.outOfRange(field: "The tolerated time away in minutes", value: 121, allowed: 0...120)
        #expect(throws: error) { try policy.check() }
        #expect(throws: PolicyError.badRounding(step: 7)) { try RoundingRule(step: 7, mode: .nearest) }
    }

    @Test(
        "who is on leave or works elsewhere is not absent, and who comes all the same is present",
        arguments: Leave.Kind.allCases
    )
    func leave(kind: Leave.Kind) throws {
        var script = try DayScript()
        let leave = try Leave(id: "l", person: DayScript.person, kind: kind, from: monday, to: monday.adding(1))
        try script.add(.leaveGranted(leave), at: "2026-02-01 00:00")
        try script.stay("2026-03-03", "10:00", "11:00")
        let days = try script.days("2026-03-02", "2026-03-04", now: "2026-03-05 00:00")
        #expect(days.map(\.status) == [.leave(kind), .present, .absent])
        #expect(days.map(\.raw.absent) == [0, 0, 480 * 60_000_000])
        #expect(days[1].kinds == [.unscheduled])
        try script.add(.leaveWithdrawn(LeaveWithdrawn(id: "l")), at: "2026-02-02 00:00")
        #expect(try script.day("2026-03-02", now: "2026-03-05 00:00").status == .absent)
    }

    @Test(
        "a half day is free in its part only, by holiday and by leave",
        arguments: [(DayPart.until(720), "12:00", "17:00", 300), (.from(780), "09:00", "13:00", 240)]
    )
    func halfDay(part: DayPart, come: String, go: String, minutes: Int) throws {
        for isHoliday in [true, false] {
            var script = try DayScript()
            let leave = try Leave(id: "l", person: DayScript.person, kind: .sick, from: monday, to: monday, part: part)
            let holiday = try Holiday(day: monday, name: "Eve", part: part)
            try script.add(isHoliday ? .holidaySet(holiday) : .leaveGranted(leave), at: "2026-02-01 00:00")
            try script.stay("2026-03-02", come, go)
            let day = try script.day("2026-03-02")
            #expect(day.minutes == "\(minutes)/0/0/0")
            #expect(day.kinds.isEmpty)
            #expect(Totals.minutes(day.raw.expected) == minutes)
        }
    }

    @Test(
        "what a kiosk reports long after the fact is to be looked at; what others enter later is not",
        arguments: [
            (Source.kiosk, 16, true), (.kiosk, 15, false), (.kiosk, 31 * 1440, true), (.supervisor, 1440, false),
            (.import, 1440, false), (.api, 1440, false),
        ]
    )
    func reportedLate(source: Source, minutes: Int64, isNoted: Bool) throws {
        var script = try DayScript()
        let happened = try script.at("2026-03-02 09:00")
        let punch = Punch(person: DayScript.person, direction: .in, isOffline: false)
        let recorded = happened.adding(microseconds: minutes * 60_000_000)
        try script.add(.punched(punch), at: happened, recorded: recorded, source: source)
        try script.punch(.out, "2026-03-02 17:30")
        let found = try script.day("2026-03-02").exceptions.filter { $0.kind == .reportedLate }
        #expect(found.map(\.length) == (isNoted ? [minutes * 60_000_000] : []))
    }

    @Test("presence that was weak is a notice, and a correction settles doubts")
    func weakPresence() throws {
        var script = try DayScript()
        let weak = Punch(person: DayScript.person, direction: .in, isClockDoubtful: true, isPresenceWeak: true)
        let happened = try script.at("2026-03-02 09:00")
        let entry = try script.add(.punched(weak), at: happened, recorded: happened, source: .beacon)
        try script.punch(.out, "2026-03-02 17:00")
        #expect(try script.day("2026-03-02").kinds == [.doubtfulClock, .weakPresence])
        let correction = Correction(
            id: CorrectionID(),
            person: DayScript.person,
            change: .replace(.entry(EntryID(hash: entry.hash)), by: .in, at: happened),
            reason: Commitment(rawValue: "aa")
        )
        try script.add(.correctionMade(CorrectionMade(correction)), at: "2026-03-03 09:00", actor: "sam")
        #expect(try script.day("2026-03-02").kinds.isEmpty)
    }
}
