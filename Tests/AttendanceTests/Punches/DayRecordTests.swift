import Attendance
import BeaconKit
import Testing

@Suite("The board's record of a day")
struct DayRecordTests {
    private static let person = PersonID()

    private func site(_ hours: String) throws -> Site {
        try Site(
            name: "Test",
            timeZone: "Europe/Berlin",
            shift: Shift(hours, grace: 10),
            broadcastUUID: BeaconUUID(high: 1, low: 2)
        )
    }

    /// Plays punches as `in 09:00` with `+` for each day after 2 March 2026; gives all records as a store keeps them.
    private func play(_ hours: String, _ punches: String) throws -> [DayRecord] {
        let site = try site(hours)
        var kept: [DayRecord] = []
        for text in punches.split(separator: ", ") {
            let words = text.split(separator: " ")
            let direction = try #require(Punch.Direction(rawValue: String(words[0])))
            let time = words[1].filter { $0 != "+" }.split(separator: ":").compactMap { Int($0) }
            let days = words[1].filter { $0 == "+" }.count
            let day = LocalDay(year: 2026, month: 3, day: 2).adding(days)
            let happened = site.instant(of: day, minutes: time[0] * 60 + time[1])
            let punch = Punch(person: Self.person, direction: direction, isProvisional: words.count > 2)
            let latest = kept.last
            guard let record = DayRecord.after(punch, at: happened, latest: latest, site: site) else { continue }
            if record.day == latest?.day {
                kept[kept.count - 1] = record
            } else {
                if let latest { kept[kept.count - 1] = latest.forgotten }
                kept.append(record)
            }
        }
        return kept
    }

    private func text(_ records: [DayRecord], _ site: Site) -> String {
        records.map { record in
            let state = record.isOpen ? "open" : record.isForgotten ? "forgotten" : "left"
            return "\(record.day.day) \(state)"
        }.joined(separator: ", ")
    }

    @Test(
        "the next morning's in opens its own day, and what nobody closed is forgotten",
        arguments: [
            ("09:00-17:00", "in 09:00, in 08:58+", "2 forgotten, 3 open"),
            ("09:00-17:00", "in 09:00, in 08:58+, out 17:00+", "2 forgotten, 3 left"),
            ("09:00-17:00", "in 09:00, undirected 08:58+, undirected 17:00+", "2 forgotten, 3 left"),
            ("09:00-17:00", "in 18:00, in 08:58+", "2 forgotten, 3 open"),
            ("09:00-17:00", "in 18:00, undirected 08:58+", "2 forgotten, 3 open"),
            // The next evening's out does not close yesterday either; the board only stops to show the person.
            ("09:00-17:00", "in 09:00, out 17:00+", "2 forgotten"),
            // Presence that never broke off does.
            ("09:00-17:00", "in 09:00, out 17:00+ p", "2 left"),
            ("09:00-17:00", "in 09:00, in 09:05, in 13:00, out 17:00", "2 left"),
            ("09:00-17:00", "in 09:00, in 00:50+", "2 forgotten, 3 open"),
            ("09:00-17:00", "in 09:00, out 00:50+", "2 left"),
            ("22:00-06:00", "in 21:50, in 04:00+, out 06:05+", "2 left"),
            ("22:00-06:00", "in 22:00, out 00:30+, in 01:00+", "2 open"),
            ("22:00-06:00", "undirected 21:55, undirected 06:02+", "2 left"),
            ("22:00-06:00", "in 00:20+, out 06:00+", "2 left"),
            ("22:00-06:00", "in 22:00, in 21:55+", "2 forgotten, 3 open"),
            ("09:00-17:00", "in 09:00, break-begin 12:00, break-end 12:30, out 17:00", "2 left"),
            ("09:00-17:00", "in 09:00, out 12:00 p, break-end 12:30", "2 open"),
            // What arrives late, of the time before, changes nothing.
            ("09:00-17:00", "in 09:00, out 12:00, in 13:00, out 12:30", "2 open"),
            ("09:00-17:00", "in 09:00, out 12:00, in 10:00", "2 left"),
            ("09:00-17:00", "in 09:00, in 09:00+, out 17:00", "2 forgotten, 3 open"),
            ("09:00-17:00", "break-end 12:30", ""), ("09:00-17:00", "out 17:00", ""),
        ]
    )
    func rule(hours: String, punches: String, expected: String) throws {
        #expect(text(try play(hours, punches), try site(hours)) == expected)
    }

    @Test("a punch of an earlier day that arrives late leaves today alone")
    func late() throws {
        let site = try site("09:00-17:00")
        let today = try #require(try play("09:00-17:00", "in 09:00+, out 12:00+").last)
        let punch = Punch(person: Self.person, direction: .in)
        let yesterday = site.instant(of: LocalDay(year: 2026, month: 3, day: 2), minutes: 600)
        #expect(DayRecord.after(punch, at: yesterday, latest: today, site: site) == nil)
    }

    @Test("a badge that arrives while yesterday is open from a kiosk is today's in")
    func badgeAfterKiosk() throws {
        let site = try site("09:00-17:00")
        let badge = Badge(
            identity: BeaconIdentity(uuid: site.broadcastUUID, major: 9, minor: 1),
            person: Self.person
        )
        let open = try #require(try play("09:00-17:00", "in 09:00").last)
        let morning = site.instant(of: LocalDay(year: 2026, month: 3, day: 3), minutes: 530)
        var decider = PunchDecider()
        let decision = decider.entered(badge, firstSeen: morning, latest: open, site: site) { _ in false }
        #expect(decision?.happened == morning)
        let noon = site.instant(of: LocalDay(year: 2026, month: 3, day: 2), minutes: 720)
        var sameDay = PunchDecider()
        #expect(sameDay.entered(badge, firstSeen: noon, latest: open, site: site) { _ in false } == nil)
    }

    @Test("who was forgotten is not shown as on site")
    func standing() throws {
        let site = try site("09:00-17:00")
        let record = try #require(try play("09:00-17:00", "in 09:00, out 17:00+").last)
        let today = LocalDay(year: 2026, month: 3, day: 3)
        let now = site.instant(of: today, minutes: 1080)
        let plans = PersonPlans(Self.person, at: now, by: Schedule(usual: site.shift), in: site)
        let standing = Standing(record: record, plans: plans, now: now)
        #expect(standing.status == .expected)
    }
}
