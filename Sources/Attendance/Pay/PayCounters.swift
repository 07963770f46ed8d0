import BeaconKit

/// What one person's earlier days leave to the later ones: how much of the week and of the pay period is used.
package struct PayCounters: Hashable, Sendable {
    var week: LocalDay?
    /// In µs, without what days' bands took.
    var weekTime: Int64 = 0
    /// Days of the week with work.
    var weekDays = 0
    var period: LocalDay?
    /// In µs, without what days' and weeks' bands took.
    var periodTime: Int64 = 0
    var lastWorked: LocalDay?
    /// Days in a row with work, up to ``lastWorked``.
    var row = 0
    /// What the days before were paid for, in order: no moment is paid twice.
    private(set) var paid: [Interval] = []

    package init() {}

    /// Takes away what an earlier day was paid for, and what is there twice.
    mutating func once(_ spans: [PaySpan]) -> [PaySpan] {
        let spans = spans.sorted { $0.interval.start < $1.interval.start }
        guard let first = spans.first else { return [] }
        // A day's work reaches into the days beside it and no further.
        let reach = first.interval.start.adding(microseconds: -4 * 86_400_000_000)
        paid.removeAll { $0.end < reach }
        var once: [PaySpan] = []
        once.reserveCapacity(spans.count)
        var end = Instant(microseconds: .min)
        for span in spans {
            var start = max(span.interval.start, end)
            for earlier in paid where earlier.end > start && earlier.start < span.interval.end {
                if start < earlier.start { once.append(PaySpan(Interval(start, earlier.start), span.kind)) }
                start = earlier.end
            }
            if start < span.interval.end { once.append(PaySpan(Interval(start, span.interval.end), span.kind)) }
            end = max(end, span.interval.end)
        }
        paid.append(contentsOf: once.map(\.interval))
        if paid.count > once.count { paid.sort { $0.start < $1.start } }
        return once
    }

    /// Goes on to a day. A new week, and a new pay period, begin at nothing, also where other rules begin another week.
    mutating func enter(_ day: LocalDay, rules: PayRules, hasWork: Bool) {
        let week = rules.week(of: day).from
        if self.week != week { (self.week, weekTime, weekDays) = (week, 0, 0) }
        let period = rules.period(of: day).from
        if self.period != period { (self.period, periodTime) = (period, 0) }
        guard hasWork else { return }
        weekDays += 1
        row = lastWorked?.ordinal == day.ordinal - 1 ? row + 1 : 1
        lastWorked = day
    }
}
