import BeaconKit

/// Applies pay rules to days: a pure function, the same on every machine, and linear in the number of spans.
package struct PayCalculator: Sendable {
    package let rules: PayRules
    private let windows: PayWindows
    /// For each group of supplements that exclude each other its bits.
    private let groups: [UInt32]
    /// Those that count only from some minutes on.
    private let demanding: [(index: Int, minimum: Int64)]

    /// - Parameter range: the days that will be paid.
    package init(_ rules: PayRules, holidays: [LocalDay: Holiday], zones: ZoneHistory, range: DayRange) {
        self.rules = rules
        windows = PayWindows(rules.supplements, holidays: holidays, zones: zones, range: range)
        var groups: [PayCode: UInt32] = [:]
        for (index, supplement) in rules.supplements.enumerated() {
            if let group = supplement.group { groups[group, default: 0] |= 1 << UInt32(index) }
        }
        self.groups = groups.values.filter { $0.nonzeroBitCount > 1 }
        demanding = rules.supplements.enumerated().filter { $1.minimum > 0 }.map {
            ($0, Int64($1.minimum) * 60_000_000)
        }
    }

    /// Pays the next day of a person.
    ///
    /// - Parameter counters: what the days before left, in order from ``PayRules/reach(of:)`` on.
    package func pay(_ day: PayDay, after counters: inout PayCounters) -> DayPay {
        let spans = counters.once(day.spans)
        let given = day.spans.reduce(0) { $0 + $1.interval.length }
        let twice = spans.reduce(given) { $0 - $1.interval.length }
        counters.enter(day.day, rules: rules, hasWork: !spans.isEmpty)
        let credits = day.credits.filter { $0.length > 0 }
        if rules.creditsCount {
            let credited = credits.reduce(0) { $0 + $1.length }
            counters.weekTime += credited
            counters.periodTime += credited
        }
        var walk = PayWalk(rules: rules, bands: bands(of: spans, counters), counters: counters)
        let refused = refused(spans)
        for span in spans {
            windows.walk(span.interval) { part, mask in
                walk.add(part, supplements: resolved(mask & ~refused))
            }
        }
        counters = walk.counters
        return DayPay(day: day.day, slices: walk.slices, lines: credits, twice: twice)
    }

    /// The bands that can take something of a day: not those of a day too many where it is none, nor those of which
    /// the day would have less than their minimum.
    private func bands(of spans: [PaySpan], _ counters: PayCounters) -> [Int] {
        let total = spans.reduce(Int64(0)) { $0 + $1.interval.length }
        return rules.bands.indices.filter { index in
            let band = rules.bands[index]
            switch band.measure {
            case .week, .period: return true
            case .dayOfWeek(let number) where counters.weekDays < number: return false
            case .dayInRow(let number) where counters.row < number: return false
            case .day, .dayOfWeek, .dayInRow: return total - band.limit >= Int64(band.minimum) * 60_000_000
            }
        }
    }

    /// The supplements of which the day has less than their minimum.
    private func refused(_ spans: [PaySpan]) -> UInt32 {
        guard !demanding.isEmpty else { return 0 }
        var lengths = [Int64](repeating: 0, count: demanding.count)
        for span in spans {
            windows.walk(span.interval) { part, mask in
                for (place, (index, _)) in demanding.enumerated() where mask & 1 << UInt32(index) != 0 {
                    lengths[place] += part.length
                }
            }
        }
        return zip(demanding, lengths).reduce(0) { $1.1 < $1.0.minimum ? $0 | 1 << UInt32($1.0.index) : $0 }
    }

    /// Of each group only the first in the list.
    private func resolved(_ mask: UInt32) -> UInt32 {
        groups.reduce(mask) { mask, group in
            let both = mask & group
            return mask & ~both | both & (~both &+ 1)
        }
    }
}
