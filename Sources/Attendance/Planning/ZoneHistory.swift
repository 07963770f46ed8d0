package import BeaconKit

/// The time zones of a site one after another. A site whose zone was set anew keeps its past as it was.
///
/// Days follow each other without a gap or an overlap, also where the zone changes: such a day is shorter or longer, and
/// a day that the calendar on the wall shows twice begins the first time.
package struct ZoneHistory: Hashable, Sendable {
    private struct Era: Hashable, Sendable {
        var from: Instant
        var clock: ZoneClock
    }

    private var eras: [Era]

    package init(_ clock: ZoneClock) {
        eras = [Era(from: Instant(microseconds: .min), clock: clock)]
    }

    /// From an instant on another clock hangs on the wall. Changes come in order of time; one that changes nothing is
    /// not kept.
    package mutating func change(to clock: ZoneClock, at instant: Instant) {
        let last = eras[eras.count - 1]
        if last.clock != clock { eras.append(Era(from: max(instant, last.from), clock: clock)) }
    }

    /// The clock that hangs on the wall at an instant.
    package func clock(at instant: Instant) -> ZoneClock {
        eras.count == 1 ? eras[0].clock : (eras.last { $0.from <= instant } ?? eras[0]).clock
    }

    /// The first instant at which the site's clock shows so many minutes after midnight of a day, or more.
    package func instant(of day: LocalDay, minutes: Int) -> Instant {
        for index in eras.indices.dropLast() {
            let instant = eras[index].clock.instant(of: day, minutes: minutes)
            if instant < eras[index + 1].from { return max(instant, eras[index].from) }
        }
        let last = eras[eras.count - 1]
        return max(last.clock.instant(of: day, minutes: minutes), last.from)
    }

    /// The first instant of a day.
    package func begin(of day: LocalDay) -> Instant { instant(of: day, minutes: 0) }

    /// The day of the site's calendar in which an instant falls.
    package func day(of instant: Instant) -> LocalDay {
        var day = clock(at: instant).day(of: instant)
        guard eras.count > 1 else { return day }
        // The next day may have begun before the clock was set back behind midnight: by 26 hours at most.
        for _ in 0..<2 {
            guard begin(of: day.adding(1)) <= instant else { break }
            day = day.adding(1)
        }
        return day
    }
}
