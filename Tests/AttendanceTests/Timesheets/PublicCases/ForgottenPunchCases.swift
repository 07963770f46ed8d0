import Attendance
import BeaconKit
import Testing

@Suite("Public cases: forgotten punches")
struct ForgottenPunchCases {
    @Test("odoo/odoo #29645: the next morning's in is an in, and yesterday keeps its own day")
    func nextMorning() throws {
        var script = try DayScript()
        try script.punch(.in, "2026-03-02 09:00")
        try script.punch(.in, "2026-03-03 08:58")
        try script.punch(.out, "2026-03-03 17:00")
        let days = try script.days("2026-03-02", "2026-03-03")
        #expect(days[0].sessions.map(\.end) == [nil])
        #expect(days[0].kinds == [.missingOut])
        #expect(days[0].exceptions.first?.severity == .mustFix)
        #expect(days[1].minutes == "482/0/0/0")
        #expect(days[1].kinds.isEmpty)
    }

    @Test("frappe/hrms #3353: a punch without direction on the next morning is an in")
    func undirectedNextMorning() throws {
        var script = try DayScript()
        try script.punch(.undirected, "2026-03-02 09:00")
        try script.punch(.undirected, "2026-03-03 08:58")
        try script.punch(.undirected, "2026-03-03 17:00")
        let days = try script.days("2026-03-02", "2026-03-03")
        #expect(days[0].kinds == [.missingOut])
        #expect(days[1].minutes == "482/0/0/0")
    }

    @Test("kimai/kimai1 #988: who forgot both the out and the next in has no session of 32 hours")
    func eveningOut() throws {
        var script = try DayScript()
        try script.punch(.in, "2026-03-02 09:00")
        try script.punch(.out, "2026-03-03 17:00")
        let days = try script.days("2026-03-02", "2026-03-03")
        #expect(days[0].kinds == [.missingOut])
        #expect(days[0].raw.worked == 0)
        #expect(days[1].kinds == [.missingIn])
        #expect(days[1].strays.count == 1)
        #expect(days[1].raw.worked == 0 && days[1].raw.absent == 0)
    }

    @Test(
        "OCA/hr #510: a stale session is closed by policy, flagged, and the error does not go on",
        arguments: [
            (TimesheetPolicy.Closing.never, nil, Exception.Kind.missingOut),
            (.shiftEnd, "2026-03-02 17:00", .closedAutomatically),
            (.lastSighting, "2026-03-02 16:40", .closedAutomatically),
        ] as [(TimesheetPolicy.Closing, String?, Exception.Kind)]
    )
    func closing(_ closing: TimesheetPolicy.Closing, _ end: String?, _ kind: Exception.Kind) throws {
        var script = try DayScript()
        try script.punch(.in, "2026-03-02 09:00")
        // The last that the journal has of the person: the badge was heard when it came near again.
        try script.punch(.in, "2026-03-02 16:40", source: .beacon)
        try script.stay("2026-03-03", "09:00", "17:00")
        var policy = TimesheetPolicy()
        policy.closing = closing
        let days = try script.days("2026-03-02", "2026-03-03", policy: policy)
        #expect(days[0].sessions.first?.end == (try end.map { try script.at($0) }))
        #expect(days[0].kinds.filter { $0 != .leftEarly } == [kind])
        #expect(days[1].minutes == "480/0/0/0")
        #expect(days[1].kinds.isEmpty)
    }

    @Test("odoo/odoo #227981: a session of two days ago is closed on its own day, not today")
    func twoDaysAgo() throws {
        var script = try DayScript()
        try script.punch(.in, "2026-03-02 09:00")
        var policy = TimesheetPolicy()
        policy.closing = .shiftEnd
        let day = try script.day("2026-03-02", now: "2026-03-04 12:00", policy: policy)
        #expect(day.sessions.first?.end == (try script.at("2026-03-02 17:00")))
    }

    @Test("a badge that is heard the next morning does not end yesterday's session")
    func laterSighting() throws {
        var script = try DayScript()
        try script.punch(.in, "2026-03-02 09:00")
        try script.punch(.breakBegin, "2026-03-02 15:30")
        try script.punch(.breakEnd, "2026-03-02 16:00")
        try script.punch(.in, "2026-03-03 08:59", source: .beacon)
        try script.punch(.in, "2026-03-03 09:00")
        let day = try script.day("2026-03-02")
        #expect(day.sessions.map(\.end) == [try script.at("2026-03-02 16:00")])
        #expect(day.kinds.contains(.closedAutomatically))
    }

    @Test("where nothing tells of the person after the in, nothing is invented: the out is missing")
    func nothingSeen() throws {
        var script = try DayScript()
        try script.punch(.in, "2026-03-02 09:00")
        let day = try script.day("2026-03-02")
        #expect(day.sessions.map(\.ending) == [.missing])
        #expect(day.kinds == [.missingOut])
    }

    @Test("a number that was broadcast all day and went silent the next is no forgotten punch, as with a badge")
    func brokenOff() throws {
        var script = try DayScript()
        try script.punch(.in, "2026-03-02 09:00", source: .phone)
        try script.punch(.out, "2026-03-03 03:00", source: .phone, provisional: true)
        let day = try script.day("2026-03-02")
        #expect(day.sessions.map(\.ending) == [.punched(isProvisional: true)])
        #expect(day.kinds.contains(.longSession))
    }

    @Test("a session that may still go on is open, and nothing is said of it")
    func stillOpen() throws {
        var script = try DayScript()
        try script.punch(.in, "2026-03-02 09:00")
        let day = try script.day("2026-03-02", now: "2026-03-02 12:00")
        #expect(day.sessions.map(\.ending) == [.open])
        #expect(day.kinds.isEmpty)
        #expect(day.minutes == "180/0/0/0")
    }

    @Test("a second in by hand within the session tells of a missing out and closes nothing")
    func secondIn() throws {
        var script = try DayScript()
        try script.punch(.in, "2026-03-02 09:00")
        try script.punch(.in, "2026-03-02 13:00")
        try script.punch(.out, "2026-03-02 17:00")
        let day = try script.day("2026-03-02")
        #expect(day.sessions.count == 1)
        #expect(day.kinds == [.overlap])
    }

    @Test("horilla/horilla-hr #81: a session counts its own time, once, however often it is asked for")
    func askedAgain() throws {
        var script = try DayScript()
        try script.punch(.in, "2026-03-02 09:00")
        for (now, minutes) in [("10:00", "60/0/0/0"), ("12:30", "210/0/0/0"), ("16:20", "440/0/0/0")] {
            #expect(try script.day("2026-03-02", now: "2026-03-02 \(now)").minutes == minutes)
        }
    }
}
