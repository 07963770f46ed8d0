import Attendance
import BeaconKit
import Foundation
import Testing

@Suite("Hours of the week")
struct WeeklyHoursTests {
    @Test(
        "hours count on the clock on the wall, across midnight and summer time",
        arguments: [
            // A Friday in winter: UTC+1.
            ("12345 22:00-07:00", "2026-01-09T20:59:59Z", false),
            ("12345 22:00-07:00", "2026-01-09T21:00:00Z", true),
            // The night that began on Friday goes on through Saturday's morning; Saturday's own does not begin.
            ("12345 22:00-07:00", "2026-01-10T05:59:59Z", true),
            ("12345 22:00-07:00", "2026-01-10T06:00:00Z", false),
            ("12345 22:00-07:00", "2026-01-10T22:00:00Z", false),
            // Sunday's night counts on Monday morning only if Sunday is among the days.
            ("12345 22:00-07:00", "2026-01-12T02:00:00Z", false),
            ("7 22:00-07:00", "2026-01-12T02:00:00Z", true),
            // 29 March: 02:00 becomes 03:00. 06:59 on the wall is 04:59 UTC.
            ("1234567 22:00-07:00", "2026-03-29T04:59:59Z", true),
            ("1234567 22:00-07:00", "2026-03-29T05:00:00Z", false),
            // From a time that the wall's clock skips, the first instant after the gap counts.
            ("1234567 02:30-04:00", "2026-03-29T00:59:59Z", false),
            ("1234567 02:30-04:00", "2026-03-29T01:00:00Z", true),
            // 25 October: 03:00 becomes 02:00 again; the hour that comes twice counts from its first.
            ("1234567 02:30-04:00", "2026-10-25T00:29:59Z", false),
            ("1234567 02:30-04:00", "2026-10-25T00:30:00Z", true),
            ("1234567 02:30-04:00", "2026-10-25T02:59:59Z", true),
            ("1234567 02:30-04:00", "2026-10-25T03:00:00Z", false),
            ("6 00:00-24:00", "2026-01-10T22:59:59Z", true),
            ("6 00:00-24:00", "2026-01-10T23:00:00Z", false),
        ]
    )
    func contains(hours: String, time: String, expected: Bool) throws {
        let hours = try #require(WeeklyHours(hours))
        let clock = try ZoneClock("Europe/Berlin")
        let date = try Date(time, strategy: .iso8601)
        #expect(hours.contains(Instant(date), clock: clock) == expected)
    }

    @Test(
        "what somebody types is read, and written in one way",
        arguments: [
            ("22:00-07:00", "22:00-07:00"), (" 8:05 - 17:00 ", "08:05-17:00"), ("00:00-24:00", "00:00-24:00"),
            ("18:00-00:00", "18:00-24:00"), ("24:00-06:00", "00:00-06:00"),
        ]
    )
    func typed(text: String, expected: String) throws {
        let hours = try WeeklyHours(hours: text)
        #expect(hours.hours == expected)
        #expect(WeeklyHours(hours.description) == hours)
    }

    @Test(
        "what is no time of the day is refused",
        arguments: ["", "22-7", "25:00-07:00", "7:60-8:00", "8:00-8:00", "x"]
    )
    func refused(text: String) {
        #expect(throws: ItemError.self) { try WeeklyHours(hours: text) }
    }

    @Test("no day at all, or one that is none, is refused", arguments: [[], [0], [8]])
    func badDays(days: [Int]) {
        #expect(throws: ItemError.self) { try WeeklyHours(days: Set(days), start: 0, end: 60) }
    }

    @Test(
        "some days alone are whole days; every day and no hours are nothing",
        arguments: [
            ([6, 7], nil, "67 00:00-24:00"), ([6, 7], "22:00-07:00", "67 22:00-07:00"),
            ([1, 2, 3, 4, 5, 6, 7], "", nil),
            (nil, nil, nil), (nil, "22:00-07:00", "1234567 22:00-07:00"),
        ] as [([Int]?, String?, String?)]
    )
    func chosen(days: [Int]?, hours: String?, expected: String?) throws {
        let chosen = try WeeklyHours.chosen(days: days.map(Set.init), hours: hours)
        #expect(chosen?.description == expected)
    }

    @Test("hours on no day are refused, and no hours on no day, too", arguments: ["", "22:00-07:00"])
    func chosenOnNoDay(hours: String) {
        #expect(throws: ItemError.noDays) { _ = try WeeklyHours.chosen(days: [], hours: hours) }
    }

    @Test("the same in another writing is not what was written", arguments: ["54321 22:00-07:00", "1 8:00-9:00", "1"])
    func oneWriting(text: String) {
        #expect(WeeklyHours(text) == nil)
    }
}
