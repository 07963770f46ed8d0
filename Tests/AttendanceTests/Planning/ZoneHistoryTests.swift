import Attendance
import BeaconKit
import Testing

@Suite("A site whose zone changes")
struct ZoneHistoryTests {
    @Test("what is set up holds from the beginning of time; what is set later holds from then on")
    func setUp() throws {
        func entry(_ zone: String, _ hours: String, _ day: Int64, actor: String) throws -> Entry {
            let draft = EntryDraft(
                .siteConfigured(
                    SiteConfigured(
                        name: "Works",
                        timeZone: zone,
                        shift: try Shift(hours, grace: 5),
                        broadcastUUID: BeaconUUID(high: 1, low: 2)
                    )
                ),
                happened: Instant(microseconds: day * 86_400_000_000),
                source: .system,
                actor: actor
            )
            return try StoredEntry(
                sequence: day,
                draft: draft,
                recorded: draft.happened,
                timeZone: zone,
                offset: 0,
                previousHash: Entry.noHash
            ).entry()
        }
        let book = try AttendanceLedger([
            entry("UTC", "09:00-17:30", 20_000, actor: "settings"),
            entry("Europe/Berlin", "08:00-16:00", 20_001, actor: EntryDraft.setUpActor),
            entry("Asia/Tokyo", "10:00-18:00", 20_010, actor: "somebody"),
        ])
        let before = Instant(microseconds: 19_000 * 86_400_000_000)
        #expect(book.zones.clock(at: before).name == "Europe/Berlin")
        #expect(book.zones.clock(at: Instant(microseconds: 20_005 * 86_400_000_000)).name == "Europe/Berlin")
        #expect(book.zones.clock(at: Instant(microseconds: 20_011 * 86_400_000_000)).name == "Asia/Tokyo")
        for ordinal in [19_000, 20_000] {
            let day = try #require((0..<7).map { LocalDay(ordinal: ordinal + $0) }.first { $0.weekday <= 5 })
            #expect(book.schedule.templates(of: nil, on: day).map(\.hours.hours) == ["08:00-16:00"])
        }
    }

    @Test("a far day is found at once, also where the zone was changed", arguments: [3_000, 9_999, -9_999])
    func farDay(year: Int) throws {
        var zones = ZoneHistory(try ZoneClock("UTC"))
        zones.change(to: try ZoneClock("Europe/Berlin"), at: Instant(microseconds: 1_000_000))
        let day = LocalDay(year: year, month: 12, day: 31)
        #expect(zones.day(of: zones.begin(of: day)) == day)
    }

    private static let moves = [
        ("Europe/Berlin", "America/New_York", "2026-03-10 12:00"),
        ("America/New_York", "Europe/Berlin", "2026-03-10 12:00"),
        ("Europe/Berlin", "America/New_York", "2026-03-10 01:00"),
        ("America/New_York", "Europe/Berlin", "2026-03-10 20:00"),
        ("Pacific/Kiritimati", "Pacific/Honolulu", "2026-03-10 09:00"),
        ("Pacific/Honolulu", "Pacific/Kiritimati", "2026-03-10 09:00"), ("UTC", "Europe/Berlin", "2026-03-29 00:30"),
    ]

    @Test("days still follow each other without a gap or an overlap", arguments: moves)
    func tiling(old: String, new: String, time: String) throws {
        let script = try DayScript(old)
        var zones = ZoneHistory(try ZoneClock(old))
        zones.change(to: try ZoneClock(new), at: try script.at(time))
        let first = try #require(LocalDay(String(time.prefix(10)))).adding(-4)
        for offset in 0..<8 {
            let day = first.adding(offset)
            let (begin, end) = (zones.begin(of: day), zones.begin(of: day.adding(1)))
            #expect(begin <= end)
            guard begin < end else { continue }
            #expect(zones.day(of: begin) == day)
            #expect(zones.day(of: end.adding(microseconds: -1)) == day)
        }
    }

    @Test("what was reported of earlier days stays as it was", arguments: moves)
    func past(old: String, new: String, time: String) throws {
        var script = try DayScript(old)
        let first = try #require(LocalDay(String(time.prefix(10)))).adding(-6)
        for offset in 0..<5 { try script.stay(first.adding(offset).description, "09:05", "17:10") }
        let last = first.adding(4).description
        let before = try script.days(first.description, last)
        try script.site(new, hours: "07:00-15:00", at: time)
        #expect(try script.days(first.description, last) == before)
    }

    @Test("the new zone's wall counts from the change on")
    func future() throws {
        var script = try DayScript("Europe/Berlin")
        try script.site("America/New_York", hours: "09:00-17:00", at: "2026-03-10 12:00")
        var york = try DayScript("America/New_York")
        try york.stay("2026-03-12", "09:00", "17:00")
        let entries = script.entries + york.entries.filter { $0.fact.kind == Punch.kind }
        let day = try #require(LocalDay("2026-03-12"))
        let knowledge = Timesheet.Knowledge(complete: try york.at("2026-04-01 00:00"))
        let sheet = try AttendanceLedger(entries).days(of: DayScript.person, in: DayRange(day), knowledge: knowledge)[0]
        #expect(sheet.minutes == "480/0/0/0")
        #expect(sheet.kinds.isEmpty)
    }
}
