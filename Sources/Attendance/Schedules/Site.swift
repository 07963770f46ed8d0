package import BeaconKit
import Foundation

/// A place with one time zone and the hours that are usual there.
package struct Site: Hashable, Sendable {
    package var name: String
    /// The IANA name of the time zone.
    package let timeZone: String
    package var shift: Shift
    /// The proximity UUID under which people's phones and laptops broadcast their number (major 1, minor = number).
    package var broadcastUUID: BeaconUUID

    private let calendar: Calendar

    package init(name: String, timeZone: String, shift: Shift, broadcastUUID: BeaconUUID) throws(RosterError) {
        guard let zone = TimeZone(identifier: timeZone) else { throw .unknownTimeZone(timeZone) }
        self.name = name
        self.timeZone = timeZone
        self.shift = shift
        self.broadcastUUID = broadcastUUID
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        self.calendar = calendar
    }

    /// The day of the site's calendar in which an instant falls.
    package func day(of instant: Instant) -> LocalDay {
        let parts = calendar.dateComponents([.year, .month, .day], from: Date(instant))
        return LocalDay(year: parts.year ?? 1970, month: parts.month ?? 1, day: parts.day ?? 1)
    }

    /// The instant at which a clock on the wall shows so many minutes after midnight. An hour that the clocks skip
    /// counts as the first instant after the gap; of an hour that comes twice, the first counts.
    package func instant(of day: LocalDay, minutes: Int) -> Instant {
        let (extra, minute) = minutes.quotientAndRemainder(dividingBy: 1440)
        let parts = DateComponents(
            year: day.year,
            month: day.month,
            day: day.day + extra,
            hour: minute / 60,
            minute: minute % 60
        )
        return Instant(calendar.date(from: parts) ?? .distantPast)
    }

    /// Seconds that local time is ahead of UTC at an instant.
    package func offset(at instant: Instant) -> Int {
        calendar.timeZone.secondsFromGMT(for: Date(instant))
    }
}
