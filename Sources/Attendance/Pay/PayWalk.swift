import BeaconKit

/// Walks through the paid time of a day and cuts it where a band begins or supplements change.
struct PayWalk {
    let rules: PayRules
    /// Indices of the bands that can take something today, in order.
    let bands: [Int]
    private(set) var counters: PayCounters
    private(set) var slices: [PaySlice] = []
    /// The paid time of the day so far, in µs.
    private var dayTime: Int64 = 0
    /// The codes of the mask that came last, which mostly comes again.
    private var known: (mask: UInt32, codes: [PayCode]) = (0, [])

    init(rules: PayRules, bands: [Int], counters: PayCounters) {
        self.rules = rules
        self.bands = bands
        self.counters = counters
    }

    mutating func add(_ part: Interval, supplements mask: UInt32) {
        if known.mask != mask {
            known = (
                mask,
                rules.supplements.indices.filter { mask & 1 << UInt32($0) != 0 }.map { rules.supplements[$0].code }
            )
        }
        var position = part.start
        while position < part.end {
            let taking = bands.first { counter(of: rules.bands[$0].measure) >= rules.bands[$0].limit }
            let measure = taking.map { rules.bands[$0].measure }
            let countsForWeek = measure.map { !$0.isDaily } ?? true
            let countsForPeriod = measure.map { $0 == .period } ?? true
            // Up to where a band that comes before begins.
            var length = part.end.microseconds(since: position)
            for index in bands.prefix(while: { $0 != taking }) {
                let band = rules.bands[index]
                let runs = band.measure == .week ? countsForWeek : band.measure == .period ? countsForPeriod : true
                if runs { length = min(length, band.limit - counter(of: band.measure)) }
            }
            let end = position.adding(microseconds: length)
            append(Interval(position, end), taking.map { rules.bands[$0].code } ?? rules.normal)
            dayTime += length
            if countsForWeek { counters.weekTime += length }
            if countsForPeriod { counters.periodTime += length }
            position = end
        }
    }

    private func counter(of measure: PayMeasure) -> Int64 {
        switch measure {
        case .day, .dayOfWeek, .dayInRow: dayTime
        case .week: counters.weekTime
        case .period: counters.periodTime
        }
    }

    private mutating func append(_ interval: Interval, _ code: PayCode) {
        if let last = slices.last, last.interval.end == interval.start, last.code == code,
            last.supplements == known.codes
        {
            slices[slices.count - 1].interval.end = interval.end
        } else {
            slices.append(PaySlice(interval: interval, code: code, supplements: known.codes))
        }
    }
}
