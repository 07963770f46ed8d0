import BeaconKit

/// What of a day's time counts under a contract.
package struct Flexitime: Hashable, Sendable {
    /// In order.
    package let counted: [Interval]
    /// Outside of the flexitime and not approved, in order. It is shown, and counts once somebody approves it.
    package let outside: [Interval]
    /// Minutes of the core time before coming and after leaving.
    package let missedCore: Int

    /// - Parameters:
    ///   - spans: in order, not overlapping.
    ///   - approved: time that counts though it is outside.
    ///   - isDue: somebody must be there at all: no holiday, no leave, and hours in the contract.
    package init(
        _ spans: [Interval],
        on day: LocalDay,
        terms: ContractTerms,
        approved: [Interval] = [],
        isDue: Bool = true,
        zones: ZoneHistory
    ) {
        var counted: [Interval] = []
        var outside: [Interval] = []
        if let hours = terms.flexitime {
            // A night's work reaches into the next day's flexitime.
            let windows = (-1...2).map { Self.interval(hours, on: day.adding($0), zones) }
            let allowed = Self.merged(windows + approved)
            for span in spans { Self.cut(span, by: allowed, counted: &counted, outside: &outside) }
        } else {
            counted = spans
        }
        self.counted = counted
        self.outside = outside
        guard isDue, let hours = terms.core else {
            missedCore = 0
            return
        }
        let core = Self.interval(hours, on: day, zones)
        var missed = core.length
        if let first = spans.first, let last = spans.last {
            // Breaks within the core time are not what this is about.
            missed -= core.overlap(Interval(first.start, last.end))
        }
        missedCore = Totals.minutes(missed)
    }

    private static func interval(_ hours: DailyHours, on day: LocalDay, _ zones: ZoneHistory) -> Interval {
        Interval(zones.instant(of: day, minutes: hours.start), zones.instant(of: day, minutes: hours.end))
    }

    private static func merged(_ intervals: [Interval]) -> [Interval] {
        var merged: [Interval] = []
        for interval in intervals.sorted(by: { $0.start < $1.start }) where !interval.isEmpty {
            if let last = merged.last, interval.start <= last.end {
                merged[merged.count - 1].end = max(last.end, interval.end)
            } else {
                merged.append(interval)
            }
        }
        return merged
    }

    private static func cut(
        _ span: Interval,
        by allowed: [Interval],
        counted: inout [Interval],
        outside: inout [Interval]
    ) {
        var position = span.start
        for window in allowed where window.end > position && window.start < span.end {
            if position < window.start { outside.append(Interval(position, window.start)) }
            counted.append(Interval(max(position, window.start), min(span.end, window.end)))
            position = min(span.end, window.end)
        }
        if position < span.end { outside.append(Interval(position, span.end)) }
    }
}
