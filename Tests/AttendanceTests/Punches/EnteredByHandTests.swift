import Attendance
import BeaconKit
import Testing

@Suite("What people enter by hand")
struct EnteredByHandTests {
    private let script: DayScript

    init() throws {
        script = try DayScript("Europe/Berlin")
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
            WallTimeError.skipped(day, minutes: 150), RosterError.badShift("9-17"),
        ]
        for error in errors {
            let sentences = "\(error)".split(whereSeparator: { ".;:".contains($0) })
            #expect(sentences.count >= 2, "\(error)")
        }
    }
}
