import Attendance
import BeaconKit
import MusterWeb
import TestSupport
import Testing

@Suite("Civil time")
struct CivilTimeTests {
    @Test("agrees with Foundation's calendar from 1583 on")
    func agreement() {
        var generator = SeededGenerator(seed: 20_261_121)
        for _ in 0..<2000 {
            // Before, Foundation's calendar is the Julian one. To about the year 4000.
            let instant = Instant(
                microseconds: .random(in: -12_212_553_600_000_000...64_000_000_000_000_000, using: &generator)
            )
            var json = JSONWriter()
            json.instant(instant)
            #expect(String(decoding: json.bytes, as: UTF8.self) == "\"\(instant.iso8601)\"")
        }
    }

    @Test(
        "knows the days of the week",
        arguments: [("1970-01-01", 4), ("2026-11-21", 6), ("2000-02-29", 2), ("1900-03-01", 4), ("2024-12-29", 0)]
    )
    func weekdays(text: String, weekday: Int) throws {
        let day = try #require(LocalDay(text))
        #expect(CivilTime.weekday(of: day) == weekday)
    }

    @Test("the weekday of an instant is that of its day")
    func weekdayOfInstant() {
        for days in stride(from: Int64(-800), through: 30_000, by: 37) {
            let time = CivilTime(Instant(microseconds: days * 86_400_000_000))
            #expect(time.weekday == CivilTime.weekday(of: time.day))
        }
    }
}
