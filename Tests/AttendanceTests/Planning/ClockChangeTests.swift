import Attendance
import BeaconKit
import Foundation
import Testing

/// Every change of the clocks in ten years and many zones, with shifts across it. Foundation's calendar is the oracle:
/// nothing under test uses it.
@Suite("Clocks that are set")
struct ClockChangeTests {
    static let zones = [
        "Europe/Berlin", "Europe/London", "Europe/Lisbon", "Europe/Athens", "Europe/Chisinau", "America/New_York",
        "America/Chicago", "America/Denver", "America/Los_Angeles", "America/St_Johns", "America/Halifax",
        "America/Havana", "America/Santiago", "America/Asuncion", "America/Sao_Paulo", "America/Mexico_City",
        "Australia/Sydney", "Australia/Adelaide", "Australia/Lord_Howe", "Pacific/Auckland", "Pacific/Chatham",
        "Pacific/Easter", "Asia/Jerusalem", "Asia/Beirut", "Asia/Tehran", "Asia/Amman", "Africa/Cairo",
        "Africa/Casablanca", "Antarctica/Troll",
    ]

    /// All changes from 2016 to 2025.
    private static func changes(_ zone: TimeZone) -> [Date] {
        var found: [Date] = []
        var date = Date(timeIntervalSince1970: 1_451_606_400)
        while let next = zone.nextDaylightSavingTimeTransition(after: date), next.timeIntervalSince1970 < 1_767_225_600
        {
            found.append(next)
            date = next
        }
        return found
    }

    private func calendar(_ zone: TimeZone) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        return calendar
    }

    @Test("there are changes in both directions in every zone, 20 zones at least")
    func coverage() throws {
        for name in Self.zones {
            let zone = try #require(TimeZone(identifier: name))
            let steps = Self.changes(zone).map { zone.secondsFromGMT(for: $0) - zone.secondsFromGMT(for: $0 - 1) }
            #expect(steps.contains { $0 > 0 } && steps.contains { $0 < 0 }, "\(name)")
        }
        #expect(Self.zones.count >= 20)
    }

    @Test("days begin where the calendar says, follow each other, and hold the instants within them", arguments: zones)
    func days(name: String) throws {
        let zone = try #require(TimeZone(identifier: name))
        let (calendar, clock) = (calendar(zone), try ZoneClock(name))
        for change in Self.changes(zone) {
            for offset in -2...2 {
                let day = clock.day(of: Instant(change)).adding(offset)
                let begin = clock.instant(of: day, minutes: 0)
                #expect(Date(begin) == calendar.startOfDay(for: Date(begin)), "\(name) \(day)")
                #expect(clock.day(of: begin) == day)
                #expect(clock.day(of: begin.adding(microseconds: -1)) == day.adding(-1))
            }
            #expect(clock.offset(at: Instant(change)) == zone.secondsFromGMT(for: change))
        }
    }

    @Test(
        "shifts begin and end when the wall says so, last what really passes, and are worked in full",
        arguments: zones
    )
    func shifts(name: String) throws {
        let zone = try #require(TimeZone(identifier: name))
        let calendar = calendar(zone)
        for change in Self.changes(zone) {
            let day = try ZoneClock(name).day(of: Instant(change))
            for (hours, first) in [("22:00-06:00", -1), ("22:30-04:15", 0), ("00:30-08:30", 0), ("01:15-02:45", 0)] {
                var script = try DayScript(name, hours: nil)
                let day = day.adding(first)
                try script.shifts(hours, from: day.description, to: day.description)
                let plan = try script.day(day.description).plan
                // All of it may be skipped: then it is no shift.
                guard let shift = plan.shifts.first else { continue }
                try check(shift.start, day, shift.template.hours.start, calendar, "\(name) \(day) \(hours)")
                try check(shift.end, day, shift.template.hours.end, calendar, "\(name) \(day) \(hours)")
                try work(shift, &script)
            }
        }
    }

    /// The wall shows the time, or it is one that the clocks skip: then it was before and is after it.
    private func check(
        _ instant: Instant,
        _ day: LocalDay,
        _ minutes: Int,
        _ calendar: Calendar,
        _ name: String
    ) throws {
        func wall(_ date: Date) -> (LocalDay, Int) {
            let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
            let day = LocalDay(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0)
            return (day, (parts.hour ?? 0) * 60 + (parts.minute ?? 0))
        }
        let wanted = (day.adding(minutes / 1440), minutes % 1440)
        let shown = wall(Date(instant))
        guard shown != wanted else {
            // The first time of two.
            #expect(wall(Date(instant) - 3600) != wanted && wall(Date(instant) - 7200) != wanted, "\(name)")
            return
        }
        #expect(shown > wanted && wall(Date(instant) - 60) < wanted, "\(name)")
    }

    /// Who comes at the start and leaves at the end has worked the whole shift, and was neither late nor absent.
    private func work(_ shift: ScheduledShift, _ script: inout DayScript) throws {
        for (direction, instant) in [(Punch.Direction.in, shift.start), (.out, shift.end)] {
            let punch = Punch(person: DayScript.person, direction: direction)
            try script.add(.punched(punch), at: instant, recorded: instant, source: .kiosk)
        }
        let day = shift.day
        let days = try script.days(day.adding(-1).description, day.adding(1).description)
        #expect(days.map(\.raw.worked) == [0, shift.length, 0])
        #expect(days.map(\.raw.span) == [0, shift.length, 0])
        #expect(days.flatMap(\.kinds).isEmpty)
    }

    @Test("Pacific/Apia has no 30 December 2011, and nobody is absent on it")
    func skippedDay() throws {
        var script = try DayScript("Pacific/Apia", hours: nil)
        try script.shifts("09:00-17:00")
        for day in ["2011-12-29", "2011-12-31"] { try script.stay(day, "09:00", "17:00") }
        let days = try script.days("2011-12-28", "2012-01-01", now: "2012-01-03 00:00")
        #expect(days.map(\.status) == [.absent, .present, .free, .present, .absent])
        #expect(days.map(\.minutes) == ["0/0/0/480", "480/0/0/0", "0/0/0/0", "480/0/0/0", "0/0/0/480"])
        for (one, next) in zip(days, days.dropFirst()) { #expect(one.plan.ends == next.plan.begins) }
        #expect(days[2].plan.begins == days[2].plan.ends)
    }

    @Test("a night's work over the skipped day lasts what really passed")
    func overTheSkippedDay() throws {
        var script = try DayScript("Pacific/Apia", hours: nil)
        try script.punch(.in, "2011-12-29 22:00")
        try script.punch(.out, "2011-12-31 06:00")
        let days = try script.days("2011-12-29", "2011-12-31")
        #expect(days.map(\.minutes) == ["480/0/0/0", "0/0/0/0", "0/0/0/0"])
    }
}
