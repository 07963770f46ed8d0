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

    /// Makes a standing from its parts.
    package init(status: AttendanceStatus, since: Instant?, minutesLate: Int? = nil, isOverdue: Bool = false) {
        self.status = status
        self.since = since
        self.minutesLate = minutesLate
        self.isOverdue = isOverdue
    }

    /// - Parameters:
    ///   - record: the person's latest day, whichever that is.
    ///   - today: the site's day at `now`.
    ///   - workDay: gives the day of a session that is still open from an earlier one.
    package init(record: DayRecord?, today: WorkDay, now: Instant, workDay: (LocalDay) -> WorkDay) {
        guard let record, !record.isForgotten, record.isOpen || now < Self.end(of: record, today, workDay) else {
            self.init(status: .expected, since: nil, isOverdue: now >= today.lateFrom && now < today.shiftEnd)
            return
        }
        let day = record.day == today.day ? today : workDay(record.day)
        let minutesLate = Self.minutesLate(arrived: record.arrived, day: day)
        if let left = record.left {
            self.init(status: now >= day.shiftEnd ? .gone : .away, since: left, minutesLate: minutesLate)
        } else {
            self.init(status: minutesLate == nil ? .onSite : .late, since: record.arrived, minutesLate: minutesLate)
        }
    }

    /// Until when a day that was left is shown: the end of the calendar day, or of a shift that goes on after midnight.
    private static func end(of record: DayRecord, _ today: WorkDay, _ workDay: (LocalDay) -> WorkDay) -> Instant {
        let day = record.day == today.day ? today : workDay(record.day)
        return max(day.ends, day.shiftEnd)
    }

    /// Whether the person is here, late or not: what a warden counts.
    package var isOnSite: Bool { status == .onSite || status == .late }

    /// Lateness counts from the shift's start; the grace only decides whether it is late at all. Who arrives after the
    /// shift's end is not late for it.
    private static func minutesLate(arrived: Instant, day: WorkDay) -> Int? {
        guard arrived >= day.lateFrom, arrived < day.shiftEnd else { return nil }
        return Int(arrived.microseconds(since: day.shiftStart) / 60_000_000)
    }
}
