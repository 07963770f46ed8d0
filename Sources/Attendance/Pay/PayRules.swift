/// How paid time becomes codes for payroll, for one group of people from a day on.
///
/// Each moment of paid time has exactly one base code, and any number of supplements. Bands stand in order: of those
/// whose limit is passed the first in the list takes the moment, and without one it is normal. What a day's band has
/// taken does not count towards the week, and what a day's or a week's band has taken does not count towards the pay
/// period, so that no hour is overtime twice. The decision is in docs/decisions/pay-rules.md.
package struct PayRules: Hashable, Sendable {
    /// The base code of what no band takes.
    package let normal: PayCode
    /// First what takes precedence.
    package let bands: [PayBand]
    /// Within a group, first what takes precedence.
    package let supplements: [PaySupplement]
    /// The first day of weeks, 1 for Monday to 7 for Sunday.
    package let week: Int
    package let cycle: PayCycle
    /// Paid leave and holidays bring the week and the pay period nearer to their limits.
    package let creditsCount: Bool

    /// The most bands, and the most supplements.
    package static let limit = 32

    /// - Throws: ``PayRuleError``.
    package init(
        normal: PayCode = .normal,
        bands: [PayBand] = [],
        supplements: [PaySupplement] = [],
        week: Int = 1,
        cycle: PayCycle = .monthly(from: 1),
        creditsCount: Bool = false
    ) throws(PayRuleError) {
        if bands.count > Self.limit { throw .tooMany(what: "bands", limit: Self.limit) }
        if supplements.count > Self.limit { throw .tooMany(what: "supplements", limit: Self.limit) }
        try cycle.check(week: week)
        try Self.checkOrder(bands)
        try Self.checkCodes(normal: normal, bands: bands, supplements: supplements)
        self.normal = normal
        self.bands = bands
        self.supplements = supplements
        self.week = week
        self.cycle = cycle
        self.creditsCount = creditsCount
    }

    /// A band after a lower limit, which is passed whenever its own is, would take nothing. One with a
    /// minimum hides nothing of another that counts from less on.
    private static func checkOrder(_ bands: [PayBand]) throws(PayRuleError) {
        for (index, band) in bands.enumerated() {
            let other = bands[..<index].first {
                $0.measure.holds(whenever: band.measure) && $0.over <= band.over
                    && $0.over + $0.minimum <= band.over + band.minimum
            }
            if let other { throw .hidden(band, by: other) }
        }
    }

    /// One code means one thing; bands may share a code that is worth the same.
    private static func checkCodes(
        normal: PayCode,
        bands: [PayBand],
        supplements: [PaySupplement]
    ) throws(PayRuleError) {
        struct Meaning: Hashable {
            var word: String
            var percent: Int
            var compensation: PayCompensation
        }
        var meanings = [normal: Meaning(word: "normal", percent: 100, compensation: .pay)]
        let all =
            bands.map { ($0.code, Meaning(word: "band", percent: $0.percent, compensation: $0.compensation)) }
            + supplements.map {
                ($0.code, Meaning(word: "supplement", percent: $0.percent, compensation: $0.compensation))
            }
        for (code, meaning) in all where meanings.updateValue(meaning, forKey: code) ?? meaning != meaning {
            throw .codeForTwoThings(code)
        }
    }

    /// The week in which a day lies.
    package func week(of day: LocalDay) -> (from: LocalDay, to: LocalDay) {
        let first = PayCycle.weekStart(of: day, week: week)
        return (first, first.adding(6))
    }

    /// The pay period in which a day lies.
    package func period(of day: LocalDay) -> (from: LocalDay, to: LocalDay) { cycle.range(around: day, week: week) }

    /// The first day that must be known for a day to be paid: that of its week, of its pay period or of days in a row,
    /// whatever the rules count.
    package func reach(of day: LocalDay) -> LocalDay {
        bands.reduce(day) { first, band in
            switch band.measure {
            case .day: first
            case .week, .dayOfWeek: min(first, week(of: day).from)
            case .period: min(first, period(of: day).from)
            case .dayInRow(let number): min(first, day.adding(1 - number))
            }
        }
    }
}
