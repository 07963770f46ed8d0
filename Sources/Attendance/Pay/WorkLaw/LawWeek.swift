import BeaconKit

/// A week's work.
struct LawWeek {
    let from: LocalDay
    let interval: Interval
    private(set) var days: [LawDay] = []
    /// In µs.
    private(set) var total: Int64 = 0
    /// Days with work.
    private(set) var duties = 0
    /// Of them with work at night.
    private(set) var nights = 0
    private(set) var neutral = 0

    /// Days that count in an average.
    var countingDays: Int { 7 - neutral }

    var lastEnd: Instant { days.last { !$0.work.isEmpty }?.work.last?.end ?? interval.end }

    /// When so much of the week, in µs, has been worked.
    func instant(after worked: Int64) -> Instant {
        var missing = worked
        for day in days {
            if missing <= day.total, !day.work.isEmpty { return day.instant(after: missing) }
            missing -= day.total
        }
        return lastEnd
    }

    static func weeks(of days: [LawDay], first: Int, zones: ZoneHistory) -> [LawWeek] {
        var weeks: [LawWeek] = []
        for day in days {
            let from = PayCycle.weekStart(of: day.day, week: first)
            // Weeks without a day in between are free.
            while weeks.last.map({ $0.from < from }) ?? true {
                let next = weeks.last.map { $0.from.adding(7) } ?? from
                weeks.append(
                    LawWeek(from: next, interval: Interval(zones.begin(of: next), zones.begin(of: next.adding(7))))
                )
            }
            weeks[weeks.count - 1].add(day, zones)
        }
        return weeks
    }

    private mutating func add(_ day: LawDay, _ zones: ZoneHistory) {
        days.append(day)
        total += day.total
        if day.isNeutral, day.work.isEmpty { neutral += 1 }
        guard !day.work.isEmpty else { return }
        duties += 1
        if Self.isNight(day, zones) { nights += 1 }
    }

    /// Three hours of a day's work are between 23:00 and 06:00: 2003/88/EC art. 2 (3) and (4).
    static func isNight(_ day: LawDay, _ zones: ZoneHistory) -> Bool {
        let nights = (-1...1).map {
            Interval(
                zones.instant(of: day.day.adding($0), minutes: 23 * 60),
                zones.instant(of: day.day.adding($0), minutes: 30 * 60)
            )
        }
        let within = day.work.reduce(Int64(0)) { sum, work in nights.reduce(sum) { $0 + $1.overlap(work) } }
        return within >= 3 * 3_600_000_000
    }
}
