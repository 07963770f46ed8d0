import BeaconKit

/// A day of work as laws see it: recorded, or planned.
package struct LawDay: Hashable, Sendable {
    package let day: LocalDay
    /// Work without breaks, in order and not overlapping.
    package let work: [Interval]
    /// Minutes of breaks within the work whose hour nobody knows: of a plan, or deducted.
    package let unplacedBreak: Int
    /// Leave or sickness: it does not count in averages, 2003/88/EC art. 16 (b).
    package let isNeutral: Bool

    package init(_ day: LocalDay, work: [Interval] = [], unplacedBreak: Int = 0, isNeutral: Bool = false) {
        self.day = day
        self.work = work
        self.unplacedBreak = unplacedBreak
        self.isNeutral = isNeutral
    }

    /// In µs.
    var total: Int64 { max(0, work.reduce(0) { $0 + $1.length } - Int64(unplacedBreak) * 60_000_000) }

    /// Breaks between work, in order, and how much was worked before each.
    var pauses: [(length: Int64, start: Instant, worked: Int64)] {
        var worked: Int64 = 0
        return zip(work, work.dropFirst()).map { one, next in
            worked += one.length
            return (next.start.microseconds(since: one.end), one.end, worked)
        }
    }

    /// When so much, in µs, has been worked, as far as it is known.
    func instant(after worked: Int64) -> Instant {
        var missing = worked + Int64(unplacedBreak) * 60_000_000
        for interval in work {
            if missing <= interval.length { return interval.start.adding(microseconds: missing) }
            missing -= interval.length
        }
        return work.last?.end ?? Instant(microseconds: 0)
    }
}
