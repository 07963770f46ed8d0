package import BeaconKit

/// A day of a site with its shift, as instants: worked out once, so that a board of a thousand people needs no calendar.
package struct WorkDay: Hashable, Sendable {
    package let day: LocalDay
    /// The first instant of the day.
    package let begins: Instant
    /// The first instant of the next day.
    package let ends: Instant
    package let shiftStart: Instant
    /// The first instant at which an arrival is late: the start, the grace and the minute that was begun in time.
    package let lateFrom: Instant
    package let shiftEnd: Instant

    package init(_ day: LocalDay, site: Site) {
        self.day = day
        begins = site.instant(of: day, minutes: 0)
        ends = site.instant(of: day, minutes: 1440)
        shiftStart = site.instant(of: day, minutes: site.shift.start)
        lateFrom = site.instant(of: day, minutes: site.shift.start + site.shift.grace + 1)
        shiftEnd = site.instant(of: day, minutes: site.shift.end)
    }
}
