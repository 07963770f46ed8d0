import Attendance
import BeaconKit
import Testing

@Suite("Punches that somebody makes now")
struct PunchCheckTests {
    private var script: DayScript

    init() throws {
        script = try DayScript("Europe/Berlin")
        try script.punch(.in, "2026-03-02 09:00", key: "k1")
    }

    private func check(
        _ direction: Punch.Direction,
        _ time: String,
        now: String,
        key: String? = nil,
        isRepeated: Bool = false
    ) throws -> PunchCheck.Verdict {
        let book = try script.book()
        let day = try #require(LocalDay(String(now.prefix(10))))
        let knowledge = Timesheet.Knowledge(complete: try script.at(now))
        let range = try DayRange(from: day.adding(-1), to: day.adding(1))
        return try PunchCheck.check(
            Punch(person: DayScript.person, direction: direction, key: key),
            at: script.at(time),
            now: script.at(now),
            sessions: book.days(of: DayScript.person, in: range, knowledge: knowledge).flatMap(\.sessions),
            evidence: book.evidence(of: DayScript.person),
            isRepeated: isRepeated
        )
    }

    @Test("what fits is recorded, and what was sent before is answered as before")
    func allowed() throws {
        #expect(try check(.out, "2026-03-02 17:00", now: "2026-03-02 17:00") == .record)
        #expect(try check(.breakBegin, "2026-03-02 12:00", now: "2026-03-02 12:00") == .record)
        // The next morning, with yesterday forgotten.
        #expect(try check(.in, "2026-03-03 09:00", now: "2026-03-03 09:00") == .record)
        let known = try #require(try script.book().evidence(of: DayScript.person).first)
        #expect(try check(.in, "2026-03-02 09:00", now: "2026-03-02 17:00", key: "k1") == .known(known.id))
    }

    @Test("what does not fit is refused with what to do")
    func refused() throws {
        #expect(throws: PunchError.nothingOpen) { try check(.out, "2026-03-03 09:00", now: "2026-03-03 09:00") }
        #expect(throws: PunchError.alreadyIn(since: try script.at("2026-03-02 09:00"))) {
            try check(.in, "2026-03-02 10:00", now: "2026-03-02 10:00")
        }
        #expect(throws: PunchError.backdated(latest: try script.at("2026-03-02 09:00"))) {
            try check(.in, "2026-03-02 08:00", now: "2026-03-02 12:00")
        }
        #expect(throws: PunchError.future) { try check(.out, "2026-03-02 17:00", now: "2026-03-02 16:00") }
        #expect(throws: PunchError.keyReused("k1")) {
            try check(.out, "2026-03-02 17:00", now: "2026-03-02 17:00", key: "k1")
        }
        #expect(throws: PunchError.badKey) { try check(.out, "2026-03-02 17:00", now: "2026-03-02 17:00", key: "") }
    }

    @Test("what only says again what was said just before contradicts nothing; keys and the future count all the same")
    func repeated() throws {
        #expect(try check(.in, "2026-03-02 09:01", now: "2026-03-02 09:01", isRepeated: true) == .record)
        #expect(try check(.in, "2026-03-02 08:59", now: "2026-03-02 09:01", isRepeated: true) == .record)
        #expect(throws: PunchError.keyReused("k1")) {
            try check(.in, "2026-03-02 09:01", now: "2026-03-02 09:01", key: "k1", isRepeated: true)
        }
        #expect(throws: PunchError.future) {
            try check(.in, "2026-03-02 09:05", now: "2026-03-02 09:01", isRepeated: true)
        }
    }

    @Test("a punch of tomorrow, of a clock that is ahead, refuses nothing of today")
    func ahead() throws {
        var ahead = self
        try ahead.script.punch(.in, "2026-03-03 08:00", key: "k2")
        #expect(try ahead.check(.out, "2026-03-02 17:00", now: "2026-03-02 17:00") == .record)
        #expect(try ahead.check(.in, "2026-03-02 10:00", now: "2026-03-02 10:00") == .record)
        // What has happened counts as ever, and tomorrow's once it is past.
        #expect(throws: PunchError.backdated(latest: try script.at("2026-03-02 09:00"))) {
            try ahead.check(.in, "2026-03-02 08:00", now: "2026-03-02 12:00")
        }
        #expect(throws: PunchError.backdated(latest: try script.at("2026-03-03 08:00"))) {
            try ahead.check(.out, "2026-03-02 17:00", now: "2026-03-03 09:00")
        }
    }

    @Test("an hour that does not exist or exists twice is refused until somebody says which")
    func hours() throws {
        let zones = ZoneHistory(script.clock)
        let (spring, autumn) = (LocalDay(year: 2026, month: 3, day: 29), LocalDay(year: 2026, month: 10, day: 25))
        #expect(throws: WallTimeError.skipped(spring, minutes: 150)) { try zones.instant(entered: 150, on: spring) }
        #expect(throws: WallTimeError.twice(autumn, minutes: 150)) { try zones.instant(entered: 150, on: autumn) }
        #expect(throws: WallTimeError.notATime(minutes: 1440)) { try zones.instant(entered: 1440, on: autumn) }
        let (first, second) = (
            try zones.instant(entered: 150, on: autumn, .first), try zones.instant(entered: 150, on: autumn, .second)
        )
        #expect(second.microseconds(since: first) == 3_600_000_000)
        #expect(try zones.instant(entered: 180, on: spring) == (try script.at("2026-03-29 03:00")))
        let apia = ZoneHistory(try ZoneClock("Pacific/Apia"))
        let skipped = LocalDay(year: 2011, month: 12, day: 30)
        #expect(throws: WallTimeError.skipped(skipped, minutes: 600)) { try apia.instant(entered: 600, on: skipped) }
    }

    @Test("a reason is needed, and is a personal value")
    func reason() throws {
        #expect(throws: CorrectionError.badReason) { try PersonalValue.make(reason: " \n", person: DayScript.person) }
        #expect(throws: CorrectionError.badReason) {
            try PersonalValue.make(reason: String(repeating: "x", count: 501), person: DayScript.person)
        }
        let value = try PersonalValue.make(reason: " saw a doctor ", person: DayScript.person)
        #expect(value.isGenuine && value.value == Array("saw a doctor".utf8))
    }

    @Test("every refusal says what to do")
    func words() {
        let day = LocalDay(year: 2026, month: 3, day: 2)
        let errors: [any Error] = [
            PunchError.nothingOpen, PunchError.future, PunchError.badKey, PunchError.keyReused("k"),
            PunchError.periodClosed(on: day), CorrectionError.ownRequest, CorrectionError.alreadyDecided,
            CorrectionError.undecided(CorrectionID()), CorrectionError.periodClosed(on: day),
            ScheduleError.alreadyScheduled(on: day), ScheduleError.rangeTooLong(days: 9, limit: 8),
            WallTimeError.skipped(day, minutes: 150), RosterError.emptyShift("09:00"),
        ]
        for error in errors {
            let sentences = "\(error)".split(whereSeparator: { ".;:".contains($0) })
            #expect(sentences.count >= 2, "\(error)")
        }
    }
}
