package import BeaconKit

/// A person's status at an instant and what goes with it, derived from the day's record and the site's shift.
package struct Standing: Hashable, Sendable {
    package let status: AttendanceStatus
    /// Since when the status holds: the day's first arrival while on site, the last sighting while away or gone.
    package let since: Instant?
    /// Whole minutes after the start of the shift at which the person arrived, where that counts as late.
    package let minutesLate: Int?
    /// Not here although the shift's start and its grace have passed.
    package let isOverdue: Bool

    /// - Parameter record: the record of today, or of an earlier day if its session is still open.
    package init(record: DayRecord?, site: Site, now: Instant) {
        let today = site.day(of: now)
        guard let record, record.day == today || record.isOpen else {
            status = .expected
            since = nil
            minutesLate = nil
            isOverdue =
                now >= site.instant(of: today, minutes: site.shift.start + site.shift.grace + 1)
                && now < site.instant(of: today, minutes: site.shift.end)
            return
        }
        isOverdue = false
        minutesLate = Self.minutesLate(record: record, site: site)
        if let left = record.left {
            status = now >= site.instant(of: record.day, minutes: site.shift.end) ? .gone : .away
            since = left
        } else {
            status = minutesLate == nil ? .onSite : .late
            since = record.arrived
        }
    }

    /// Lateness counts from the start; the grace only decides whether it is late at all. An arrival after the shift's
    /// end is not late for it.
    private static func minutesLate(record: DayRecord, site: Site) -> Int? {
        let start = site.instant(of: record.day, minutes: site.shift.start)
        let end = site.instant(of: record.day, minutes: site.shift.end)
        let minutes = record.arrived.microseconds(since: start) / 60_000_000
        return minutes > Int64(site.shift.grace) && record.arrived < end ? Int(minutes) : nil
    }
}
