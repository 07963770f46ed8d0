import Attendance
import BeaconKit
import Foundation
import Testing

@Suite("Sites and their days")
struct SiteTests {
    private func site(_ zone: String) throws -> Site {
        try Site(
            name: "Test",
            timeZone: zone,
            shift: Shift("09:00-17:30", grace: 10),
            broadcastUUID: BeaconUUID(high: 1, low: 2)
        )
    }

    private func instant(_ text: String) throws -> Instant {
        Instant(try Date(text, strategy: .iso8601))
    }

    @Test(
        "an instant falls into the day of the site's zone",
        arguments: [
            ("UTC", "2026-11-21T23:59:59Z", "2026-11-21"),
            ("Asia/Shanghai", "2026-11-21T15:59:59Z", "2026-11-21"),
            ("Asia/Shanghai", "2026-11-21T16:00:00Z", "2026-11-22"),
            ("America/Los_Angeles", "2015-03-08T07:59:59Z", "2015-03-07"),
            ("Pacific/Kiritimati", "2026-12-31T10:00:00Z", "2027-01-01"),
            ("Europe/Berlin", "2024-02-28T23:00:00Z", "2024-02-29"),
        ]
    )
    func day(zone: String, time: String, expected: String) throws {
        #expect(try site(zone).day(of: instant(time)).description == expected)
    }

    @Test(
        "minutes after midnight are what the clock on the wall shows, also on days when it is set",
        arguments: [
            // Clocks go forward at 2:00 and back at 3:00.
            ("Europe/Berlin", "2026-03-29", 9 * 60, "2026-03-29T07:00:00Z"),
            ("Europe/Berlin", "2026-10-25", 9 * 60, "2026-10-25T08:00:00Z"),
            ("Europe/Berlin", "2026-10-25", 1440, "2026-10-25T23:00:00Z"),
            ("Asia/Kolkata", "2026-11-21", 9 * 60, "2026-11-21T03:30:00Z"),
        ]
    )
    func wallClock(zone: String, day: String, minutes: Int, expected: String) throws {
        let day = try #require(LocalDay(day))
        #expect(try site(zone).instant(of: day, minutes: minutes) == instant(expected))
    }

    @Test(
        "a day begins where the day before ends, in every zone and on every day of two years",
        arguments: [
            "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Shanghai", "America/Santiago",
        ]
    )
    func noGaps(zone: String) throws {
        let site = try site(zone)
        var day = LocalDay(year: 2025, month: 1, day: 1)
        for _ in 0..<730 {
            let ends = site.instant(of: day, minutes: 1440)
            let next = site.day(of: ends)
            #expect(site.instant(of: next, minutes: 0) == ends)
            #expect(next > day)
            day = next
        }
    }

    @Test("an unknown zone is refused by name")
    func unknownZone() {
        #expect(throws: RosterError.unknownTimeZone("Mars/Base")) { try site("Mars/Base") }
    }

    @Test(
        "a shift reads and writes its hours",
        arguments: ["09:00-17:30", "00:00-24:00", "22:15-23:00", "22:00-06:00", "08:00-08:00"]
    )
    func shift(hours: String) throws {
        #expect(try Shift(hours, grace: 0).hours == hours)
    }

    @Test("a shift is read as people type it", arguments: ["9:00 - 17:30", "09:00 – 17:30", " 9:00-17:30 "])
    func typedShift(hours: String) throws {
        #expect(try Shift(hours, grace: 0).hours == "09:00-17:30")
    }

    @Test(
        "what is no shift is refused",
        arguments: ["", "9-17", "24:00-08:00", "09:60-10:00", "09:00-25:00", "09:00-17:00-18:00"]
    )
    func badShift(hours: String) {
        #expect(throws: RosterError.self) { try Shift(hours, grace: 0) }
    }

    @Test(
        "an instant is written as ISO 8601 with milliseconds",
        arguments: [
            (1_425_757_567_417_000, "2015-03-07T19:46:07.417Z"), (0, "1970-01-01T00:00:00.000Z"),
            (-1, "1969-12-31T23:59:59.999Z"),
        ]
    )
    func iso8601(microseconds: Int64, expected: String) {
        #expect(Instant(microseconds: microseconds).iso8601 == expected)
    }
}
