package import BeaconKit

/// A place with one time zone and the hours that are usual there.
package struct Site: Hashable, Sendable {
    package var name: String
    /// The IANA name of the time zone.
    package let timeZone: String
    package var shift: Shift
    /// The proximity UUID under which people's phones and laptops broadcast their number (major 1, minor = number).
    package var broadcastUUID: BeaconUUID
    /// What the site speaks, where nobody asks for another language.
    package var language: Language

    /// The clock on the site's wall.
    package let clock: ZoneClock

    package init(
        name: String,
        timeZone: String,
        shift: Shift,
        broadcastUUID: BeaconUUID,
        language: Language = .english
    ) throws(RosterError) {
        clock = try ZoneClock(timeZone)
        self.name = name
        self.timeZone = timeZone
        self.shift = shift
        self.broadcastUUID = broadcastUUID
        self.language = language
    }

    /// The day of the site's calendar in which an instant falls.
    package func day(of instant: Instant) -> LocalDay { clock.day(of: instant) }

    /// The instant at which a clock on the wall shows so many minutes after midnight. An hour that the clocks skip
    /// counts as the first instant after the gap; of an hour that comes twice, the first counts.
    package func instant(of day: LocalDay, minutes: Int) -> Instant { clock.instant(of: day, minutes: minutes) }

    /// Seconds that local time is ahead of UTC at an instant.
    package func offset(at instant: Instant) -> Int { clock.offset(at: instant) }
}
