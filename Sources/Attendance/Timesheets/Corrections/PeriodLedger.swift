package import BeaconKit

/// Which days are closed: what was reported of them is not to change any more.
///
/// It takes facts in any order and more than once.
package struct PeriodLedger: Hashable, Sendable {
    private struct Change: Hashable, Sendable {
        var from: LocalDay
        var to: LocalDay
        var isClosing: Bool
        var recorded: Instant
        var sequence: Int64
        var entry: EntryID

        var order: (Instant, Int64, EntryID) { (recorded, sequence, entry) }
    }

    /// In the order of recording.
    private var changes: [Change] = []

    /// The first day of which attendance is kept; `nil` while all is.
    package private(set) var keptFrom: LocalDay?

    package init() {}

    /// Takes that attendance of days before one is kept no longer.
    package mutating func apply(expiry: Expiry) {
        guard expiry.kind == .attendance, expiry.station == nil else { return }
        keptFrom = max(keptFrom ?? expiry.before, expiry.before)
    }

    /// Whether a day's attendance is kept no longer.
    package func isExpired(_ day: LocalDay) -> Bool { keptFrom.map { day < $0 } ?? false }

    package var isEmpty: Bool { changes.isEmpty }

    /// Takes that days were closed or opened again; passes over what says neither.
    package mutating func apply(_ entry: Entry) {
        let id = EntryID(hash: entry.hash)
        guard let days = entry.fact.periodDays, !changes.contains(where: { $0.entry == id }) else { return }
        let change = Change(
            from: days.from,
            to: days.to,
            isClosing: entry.fact.kind == PeriodClosed.kind,
            recorded: entry.recorded,
            sequence: entry.sequence,
            entry: id
        )
        changes.insert(change, at: changes.firstIndex { $0.order > change.order } ?? changes.count)
    }

    /// Since when a day is closed; `nil` for an open day.
    package func closed(_ day: LocalDay) -> Instant? {
        guard let last = changes.last(where: { $0.from <= day && day <= $0.to }), last.isClosing else { return nil }
        return last.recorded
    }

    /// The first open day after days that were closed, and before another: it is to be closed before it is forgotten.
    /// `nil` where all are closed, or where nobody closes any.
    package func firstOpen(before day: LocalDay) -> LocalDay? {
        guard let first = changes.map(\.from).min() else { return nil }
        var next = max(first, keptFrom ?? first)
        let ranges = closedRanges
        while let range = ranges.first(where: { $0.range.from <= next && next <= $0.range.to }) {
            next = range.range.to.adding(1)
        }
        return next < day ? next : nil
    }

    /// The days that are closed, in order: each range with when it was closed.
    package var closedRanges: [(range: DayRange, since: Instant)] {
        // What holds only changes where a range begins or has ended.
        let edges = Set(changes.flatMap { [$0.from, $0.to.adding(1)] }).sorted()
        var ranges: [(range: DayRange, since: Instant)] = []
        for (from, next) in zip(edges, edges.dropFirst()) {
            guard let since = closed(from) else { continue }
            if let last = ranges.last, last.since == since, last.range.to.adding(1) == from,
                let joined = try? DayRange(from: last.range.from, to: next.adding(-1))
            {
                ranges[ranges.count - 1].range = joined
            } else if let range = try? DayRange(from: from, to: next.adding(-1)) {
                ranges.append((range, since))
            }
        }
        return ranges
    }

    /// The parts of a range, in order, each with when it was closed; `nil` for days that are open.
    func parts(of range: DayRange) -> [(range: DayRange, closing: Instant?)] {
        guard !isEmpty else { return [(range, nil)] }
        var parts: [(range: DayRange, closing: Instant?)] = []
        var next = range.from
        func add(to last: LocalDay, _ closing: Instant?) {
            if let part = try? DayRange(from: next, to: last) { parts.append((part, closing)) }
            next = max(next, last.adding(1))
        }
        for closed in closedRanges where closed.range.to >= range.from && closed.range.from <= range.to {
            add(to: closed.range.from.adding(-1), nil)
            add(to: min(closed.range.to, range.to), closed.since)
        }
        add(to: range.to, nil)
        return parts
    }

    /// Refuses to change anything that counts from a day to another.
    ///
    /// - Parameter to: the last day; `nil` for all that come.
    package func checkOpen(from: LocalDay, to: LocalDay?) throws(CorrectionError) {
        // What goes on counts for days that are kept.
        if let to, let keptFrom, to < keptFrom { throw .notKept(before: keptFrom) }
        let closed = closedRanges.first { $0.range.to >= from && $0.range.from <= to ?? $0.range.from }
        if let closed { throw .periodClosed(on: max(from, closed.range.from)) }
    }

    /// Refuses to change a closed day.
    package func checkOpen(_ day: LocalDay) throws(CorrectionError) {
        if let keptFrom, day < keptFrom { throw .notKept(before: keptFrom) }
        if closed(day) != nil { throw .periodClosed(on: day) }
    }

    /// Refuses to close days that are not over, or that are closed in part.
    ///
    /// - Parameter today: the site's day at which it is asked for.
    package func checkClosing(from: LocalDay, to: LocalDay, today: LocalDay) throws(CorrectionError) {
        guard from <= to, to < today else { throw .periodNotOver(to: to) }
        var day = from
        while day <= to {
            try checkOpen(day)
            day = day.adding(1)
        }
    }

    /// Refuses to open what is not closed.
    package func checkOpening(from: LocalDay, to: LocalDay) throws(CorrectionError) {
        var day = from
        while day <= to {
            guard closed(day) != nil else { throw .periodNotClosed(on: day) }
            day = day.adding(1)
        }
    }
}
