/// The days of a report.
package struct DayRange: Hashable, Sendable {
    package let from: LocalDay
    /// The last day.
    package let to: LocalDay

    /// The most days of one report: ten years.
    package static let longest = 3660

    package init(from: LocalDay, to: LocalDay) throws(ScheduleError) {
        guard from <= to else { throw .datesReversed(from: from, to: to) }
        let days = to.ordinal - from.ordinal + 1
        guard days <= Self.longest else { throw .rangeTooLong(days: days, limit: Self.longest) }
        self.from = from
        self.to = to
    }

    /// What a report depends on may be longer than a report: an hours account goes back to its contract.
    init(ofAnyLength from: LocalDay, _ to: LocalDay) {
        self.from = from
        self.to = max(from, to)
    }

    /// One day.
    package init(_ day: LocalDay) {
        from = day
        to = day
    }

    /// One after another.
    var days: some Sequence<LocalDay> { (from.ordinal...to.ordinal).lazy.map(LocalDay.init(ordinal:)) }

    package var count: Int { to.ordinal - from.ordinal + 1 }
}
