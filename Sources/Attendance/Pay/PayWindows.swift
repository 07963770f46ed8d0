import BeaconKit

/// When which supplements hold at a site: worked out once for all people with the same rules.
struct PayWindows: Sendable {
    /// From each of these on, up to the next, the same supplements hold.
    private let starts: [Instant]
    /// One bit for each supplement, in the order of the rules.
    private let masks: [UInt32]

    init(_ supplements: [PaySupplement], holidays: [LocalDay: Holiday], zones: ZoneHistory, range: DayRange) {
        var edges: [(at: Instant, index: Int, change: Int)] = []
        // A day's work may begin on the day before, and end days later.
        for ordinal in range.from.ordinal - 2...range.to.ordinal + 4 {
            let day = LocalDay(ordinal: ordinal)
            let holiday = holidays[day]
            for (index, supplement) in supplements.enumerated() {
                guard let hours = supplement.hours(on: day, holiday: holiday) else { continue }
                let start = zones.instant(of: day, minutes: hours.lowerBound)
                let end = zones.instant(of: day, minutes: hours.upperBound)
                guard start < end else { continue }
                edges.append((start, index, 1))
                edges.append((end, index, -1))
            }
        }
        edges.sort { $0.at < $1.at }
        var open = [Int](repeating: 0, count: supplements.count)
        var mask: UInt32 = 0
        var starts = [Instant(microseconds: .min)]
        var masks: [UInt32] = [0]
        for (position, edge) in edges.enumerated() {
            open[edge.index] += edge.change
            let bit = UInt32(1) << UInt32(edge.index)
            mask = open[edge.index] > 0 ? mask | bit : mask & ~bit
            if position + 1 < edges.count, edges[position + 1].at == edge.at { continue }
            if masks[masks.count - 1] != mask {
                starts.append(edge.at)
                masks.append(mask)
            }
        }
        self.starts = starts
        self.masks = masks
    }

    /// Calls for each part of an interval in which the same supplements hold.
    func walk(_ interval: Interval, _ body: (Interval, UInt32) -> Void) {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= interval.start { low = middle } else { high = middle }
        }
        var position = interval.start
        while position < interval.end {
            let end = low + 1 < starts.count ? min(interval.end, starts[low + 1]) : interval.end
            body(Interval(position, end), masks[low])
            position = end
            low += 1
        }
    }
}
