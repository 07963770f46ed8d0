package import Attendance
package import BeaconKit
import Foundation

/// Writes instants as a clock and a calendar at the site show them.
package struct SiteClock: Sendable {
    @Shared package var texts: Texts
    private let zone: TimeZone

    /// A time zone that the system does not know is taken as UTC; the site has checked its own.
    package init(timeZone: String, texts: Texts) {
        _texts = Shared(wrappedValue: texts)
        self.zone = TimeZone(identifier: timeZone) ?? .gmt
    }

    /// Seconds that local time is ahead of UTC.
    package func offset(at instant: Instant) -> Int {
        zone.secondsFromGMT(for: Date(instant))
    }

    /// The day of the calendar in which an instant falls.
    func localDay(_ instant: Instant) -> LocalDay { CivilTime(instant, offset: offset(at: instant)).day }

    /// The time of day; with the day before it where that is not the day shown.
    package func time(_ instant: Instant, on day: LocalDay) -> String {
        let moment = CivilTime(instant, offset: offset(at: instant))
        let time = texts.time(moment.hour, moment.minute)
        return moment.day == day ? time : "\(texts.day(moment.day, moment.weekday)) \(time)"
    }

    package func day(_ day: LocalDay) -> String {
        texts.day(day, CivilTime.weekday(of: day))
    }

    /// The day and the time of day.
    package func moment(_ instant: Instant) -> String {
        let moment = CivilTime(instant, offset: offset(at: instant))
        return "\(texts.day(moment.day, moment.weekday)) \(texts.time(moment.hour, moment.minute))"
    }
}
