package import Attendance
package import BeaconKit

/// An instant as calendar and clock, by arithmetic alone: thousands are written for one answer, and Foundation's
/// formatting takes microseconds for each.
package struct CivilTime {
    package let day: LocalDay
    package let hour: Int
    package let minute: Int
    package let second: Int
    package let millisecond: Int
    /// Days since 1970-01-01.
    private let days: Int

    /// - Parameter offset: seconds that local time is ahead of UTC.
    package init(_ instant: Instant, offset: Int = 0) {
        let milliseconds = Self.floor(instant.microseconds, 1000) + Int64(offset) * 1000
        let days = Self.floor(milliseconds, 86_400_000)
        let rest = Int(milliseconds - days * 86_400_000)
        self.days = Int(days)
        day = Self.day(Int(days))
        hour = rest / 3_600_000
        minute = rest / 60_000 % 60
        second = rest / 1000 % 60
        millisecond = rest % 1000
    }

    /// From 0 for Sunday; 1970-01-01 was a Thursday.
    package var weekday: Int { ((days + 4) % 7 + 7) % 7 }

    /// From 0 for Sunday.
    package static func weekday(of day: LocalDay) -> Int {
        // Sakamoto's method.
        let shift = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
        let year = day.month < 3 ? day.year - 1 : day.year
        return (year + year / 4 - year / 100 + year / 400 + shift[(day.month + 11) % 12] + day.day) % 7
    }

    /// The day of the Gregorian calendar so many days after 1970-01-01: Howard Hinnant, “chrono-Compatible Low-Level Date
    /// Algorithms”, `civil_from_days`. Years begin in March there, so that the leap day is the last.
    private static func day(_ days: Int) -> LocalDay {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let march = (5 * dayOfYear + 2) / 153
        let month = march < 10 ? march + 3 : march - 9
        return LocalDay(
            year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
            month: month,
            day: dayOfYear - (153 * march + 2) / 5 + 1
        )
    }

    private static func floor(_ number: Int64, _ divisor: Int64) -> Int64 {
        let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }
}
