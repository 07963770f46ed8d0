package import BeaconKit
package import Foundation

/// Which instants the office's days and wall clock mean.
package struct OfficeCalendar: Sendable {
    package let timeZone: TimeZone
    private let calendar: Calendar
    private let firstMidnight: Date

    /// Makes a calendar.
    ///
    /// - Parameters:
    ///   - first: Any moment of day 0.
    ///   - timeZone: The office's zone, by which its days turn.
    package init(first: Instant, timeZone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        self.timeZone = timeZone
        self.calendar = calendar
        firstMidnight = calendar.startOfDay(for: Self.date(first))
    }

    /// The last Monday that began at or before a moment: its midnight.
    package static func monday(onOrBefore instant: Instant, timeZone: TimeZone) -> Instant {
        let calendar = OfficeCalendar(first: instant, timeZone: timeZone)
        // Foundation counts weekdays from Sunday, 1.
        let weekday = calendar.calendar.component(.weekday, from: calendar.firstMidnight)
        return calendar.midnight(ofDay: -((weekday + 5) % 7))
    }

    /// When a day begins; day 0 is the first.
    package func midnight(ofDay day: Int) -> Instant {
        let date = calendar.date(byAdding: .day, value: day, to: firstMidnight) ?? firstMidnight
        return Instant(microseconds: Int64(calendar.startOfDay(for: date).timeIntervalSince1970) * 1_000_000)
    }

    /// The moment that many seconds after a day's midnight.
    ///
    /// Clocks change in the night of a Sunday, when nobody is there, so on working days this is the wall clock.
    package func instant(day: Int, at time: TimeOfDay) -> Instant {
        midnight(ofDay: day).adding(microseconds: Int64(time.seconds) * 1_000_000)
    }

    /// The day to which a moment belongs.
    package func day(of instant: Instant) -> Int {
        let midnight = calendar.startOfDay(for: Self.date(instant))
        return calendar.dateComponents([.day], from: firstMidnight, to: midnight).day ?? 0
    }

    /// Whether people come on that day. They do on day 0, whatever weekday it is, and from Monday to Friday.
    package func isWorkingDay(_ day: Int) -> Bool {
        let weekday = calendar.component(.weekday, from: Self.date(midnight(ofDay: day)))
        return day == 0 || (2...6).contains(weekday)
    }

    private static func date(_ instant: Instant) -> Date {
        Date(timeIntervalSince1970: Double(instant.microseconds) / 1_000_000)
    }
}
