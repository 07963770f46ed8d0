import Attendance
import BeaconKit
import Testing

@Suite("Somebody's last stay")
struct LatestStayTests {
    /// Plays punches as `in 09:00` with `+` for each day after 2 March 2026 and `p` for one of a badge; says how the last
    /// stay stands at the last of them.
    private func play(_ hours: String, _ punches: String) throws -> (script: StayScript, text: String) {
        var script = try StayScript(hours, zone: "Europe/Berlin")
        var last = script.at(2, 0)
        for text in punches.split(separator: ", ") {
            let words = text.split(separator: " ")
            let direction = try #require(Punch.Direction(rawValue: String(words[0])))
            let time = words[1].filter { $0 != "+" }.split(separator: ":").compactMap { Int($0) }
            let day = 2 + words[1].filter { $0 == "+" }.count
            let isHeard = words.count > 2
            let happened = script.at(day, time[0], time[1])
            script.punch(
                direction,
                happened,
                from: isHeard ? .beacon : .kiosk,
                isProvisional: isHeard && direction == .out
            )
            last = max(last, happened)
        }
        guard let latest = script.latest(at: last) else { return (script, "") }
        let state = latest.isOpen ? "open" : latest.isForgotten ? "forgotten" : "left"
        return (script, "\(latest.day.day) \(state)")
    }

    @Test(
        "the next morning's in begins another stay, and what nobody closed is forgotten",
        arguments: [
            ("09:00-17:00", "in 09:00, in 08:58+", "3 open"),
            ("09:00-17:00", "in 09:00, in 08:58+, out 17:00+", "3 left"),
            ("09:00-17:00", "in 09:00, undirected 08:58+, undirected 17:00+", "3 left"),
            ("09:00-17:00", "in 18:00, in 08:58+", "3 open"), ("09:00-17:00", "in 18:00, undirected 08:58+", "3 open"),
            // The next evening's out does not close yesterday.
            ("09:00-17:00", "in 09:00, out 17:00+", "2 forgotten"),
            // Presence that never broke off does, and is in the next day's shift by then.
            ("09:00-17:00", "in 09:00 p, out 17:00+ p", "3 left"),
            ("09:00-17:00", "in 09:00, in 09:05, in 13:00, out 17:00", "2 left"),
            ("09:00-17:00", "in 09:00, in 00:50+", "3 open"), ("09:00-17:00", "in 09:00, out 00:50+", "2 left"),
            ("22:00-06:00", "in 21:50, in 04:00+, out 06:05+", "2 left"),
            ("22:00-06:00", "in 22:00, out 00:30+, in 01:00+", "2 open"),
            ("22:00-06:00", "undirected 21:55, undirected 06:02+", "2 left"),
            ("22:00-06:00", "in 00:20+, out 06:00+", "2 left"), ("22:00-06:00", "in 22:00, in 21:55+", "3 open"),
            ("09:00-17:00", "in 09:00, break-begin 12:00, break-end 12:30, out 17:00", "2 left"),
            ("09:00-17:00", "in 09:00 p, out 12:00 p, break-end 12:30", "2 open"),
            // What arrives late counts where it happened.
            ("09:00-17:00", "in 09:00, out 12:00, in 13:00, out 12:30", "2 open"),
            ("09:00-17:00", "in 09:00, out 12:00, in 10:00", "2 left"),
            ("09:00-17:00", "in 09:00, in 09:00+, out 17:00", "3 open"), ("09:00-17:00", "break-end 12:30", ""),
            ("09:00-17:00", "out 17:00", ""),
        ]
    )
    func rule(hours: String, punches: String, expected: String) throws {
        #expect(try play(hours, punches).text == expected)
    }

    @Test("whoever steps out of a night shift and comes back after midnight came when they came")
    func backAfterMidnight() throws {
        let script = try play("22:00-07:30", "in 21:55, out 02:00+, in 03:10+").script
        let latest = try #require(script.latest(at: script.at(3, 4)))
        #expect(latest.arrived == script.at(2, 21, 55) && latest.entered == script.at(3, 3, 10))
    }

    @Test("a badge that arrives while yesterday is open from a kiosk is today's in")
    func badgeAfterKiosk() throws {
        let script = try play("09:00-17:00", "in 09:00").script
        let badge = Badge(
            identity: BeaconIdentity(uuid: script.site.broadcastUUID, major: 9, minor: 1),
            person: script.person
        )
        func decision(_ instant: Instant) -> PunchDecider.Decision? {
            var decider = PunchDecider()
            return decider.entered(
                badge,
                firstSeen: instant,
                latest: script.latest(at: instant),
                plans: script.plans(at: instant),
                site: script.site
            ) { _ in false }
        }
        #expect(decision(script.at(3, 8, 50))?.happened == script.at(3, 8, 50))
        #expect(decision(script.at(2, 12)) == nil)
    }

    @Test("whoever did not punch out is on site until the time rules end the stay, and may be inside for 48 h")
    func unended() throws {
        let script = try play("09:00-17:00", "in 09:00").script
        let came = script.at(2, 9)
        // 16 h are the longest session.
        #expect(script.standing(at: script.at(3, 0, 59)) == Standing(status: .onSite, since: came))
        let over = script.standing(at: script.at(3, 1))
        #expect(!over.isOnSite && over.mayBeInsideSince == came)
        #expect(script.latest(at: script.at(3, 1))?.isForgotten == true)
        // Who is missing from the next shift may be the one who never went home.
        let overdue = Standing(status: .expected, since: nil, isOverdue: true, mayBeInsideSince: came)
        #expect(script.standing(at: script.at(3, 10)) == overdue)
        #expect(script.standing(at: script.at(4, 8, 59)).mayBeInsideSince == came)
        #expect(script.standing(at: script.at(4, 9)).mayBeInsideSince == nil)
        // The next evening's out says that they have left, though not when.
        let left = try play("09:00-17:00", "in 09:00, out 17:00+").script
        #expect(left.standing(at: left.at(3, 18)) == Standing(status: .expected, since: nil))
    }

    @Test("whoever's badge is heard is on site, however long ago the stay should have ended")
    func heard() throws {
        let script = try play("09:00-17:00", "in 09:00").script
        let now = script.at(3, 2)
        let standing = Standing(script.latest(at: now), plans: script.plans(at: now), now: now, isHeard: true)
        #expect(standing == Standing(status: .onSite, since: script.at(2, 9)))
        // But a badge that goes on being heard does not bring back who punched out.
        let left = try play("09:00-17:00", "in 09:00, out 17:00").script
        let evening = left.at(2, 18)
        let gone = Standing(left.latest(at: evening), plans: left.plans(at: evening), now: evening, isHeard: true)
        #expect(gone == Standing(status: .gone, since: left.at(2, 17)))
    }

    @Test("a correction counts on the board as it does in the timesheet")
    func corrected() throws {
        var script = try DayScript()
        try script.punch(.in, "2026-03-02 09:00")
        let correction = Correction(
            id: CorrectionID(rawValue: "c"),
            person: DayScript.person,
            change: .add(.out, at: try script.at("2026-03-02 12:00")),
            reason: Commitment(rawValue: "r")
        )
        try script.add(.correctionMade(CorrectionMade(correction)), at: "2026-03-02 12:30")
        let book = try script.book()
        var timesheet = Timesheet(planner: Planner(schedule: book.schedule, zones: book.zones), policy: .init())
        let now = try script.at("2026-03-02 13:00")
        let latest = book.latestStay(of: DayScript.person, department: "", at: now, by: &timesheet)
        #expect(latest?.left == (try script.at("2026-03-02 12:00")))
    }
}
