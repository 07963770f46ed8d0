import BeaconKit

/// Punches of one person at one instant, as terminals write them that know no fractions of a second.
///
/// Nothing tells which came first but what they say: they count in the order that makes the most sense between what was said
/// before and what comes next. It depends on nothing else, neither on the order in which they were recorded nor on a hash, so
/// that the same punches make the same days on every machine.
struct SameInstant {
    /// What was said last before them.
    struct Before {
        let direction: Punch.Direction
        let happened: Instant
        /// When it was said first.
        let since: Instant

        init(said direction: Punch.Direction, at happened: Instant, since: Instant) {
            (self.direction, self.happened, self.since) = (direction, happened, since)
        }
    }

    private let punches: [StandingPunch]
    private let happened: Instant
    private let before: Punch.Direction?
    /// Who says the same as before within the window says nothing new.
    private let isRepeating: Bool

    /// - Parameter window: within which duplicates become one, in µs.
    init(_ punches: ArraySlice<StandingPunch>, after before: Before?, window: Int64) {
        self.punches = punches.sorted { $0.isBetter(than: $1) }
        let happened = punches[punches.startIndex].happened
        self.happened = happened
        // What was said longer ago than any stay lasts says nothing of this one.
        let isRecent = before.map { happened.microseconds(since: $0.happened) < StayRule.horizon } ?? false
        self.before = isRecent ? before?.direction : nil
        isRepeating = before.map { happened.microseconds(since: $0.since) <= window } ?? false
    }

    /// - Parameter later: the punches after them, in order of time.
    func ordered(before later: ArraySlice<StandingPunch>) -> [StandingPunch] {
        let said = Self.usual(after: before).filter { direction in punches.contains { $0.direction == direction } }
        let order = said.count > 1 ? best(of: said, before: next(of: later)) : said
        // Those without a direction confirm what was said.
        return (order + [.undirected]).flatMap { direction in punches.filter { $0.direction == direction } }
    }

    /// What is said next, if it is one thing.
    private func next(of later: ArraySlice<StandingPunch>) -> Punch.Direction? {
        guard let first = later.first, first.happened.microseconds(since: happened) < StayRule.horizon else {
            return nil
        }
        let same = later.prefix { $0.happened == first.happened }
        return same.allSatisfy { $0.direction == first.direction } ? first.direction : nil
    }

    /// The order in which most follows from what is before it. Of equals one that fits what comes next, then the usual one.
    private func best(of said: [Punch.Direction], before next: Punch.Direction?) -> [Punch.Direction] {
        var best = said
        var most = (-1, -1)
        for order in Self.orders(of: said) {
            let isRepeated = isRepeating && order[0] == before
            let fitsNext = next.map { Self.follows($0, order.last) } ?? false
            var sense = isRepeated || Self.follows(order[0], before) ? 1 : 0
            sense += zip(order, order.dropFirst()).count { Self.follows($1, $0) } + (fitsNext ? 1 : 0)
            if (sense, fitsNext ? 1 : 0) > most { (best, most) = (order, (sense, fitsNext ? 1 : 0)) }
        }
        return best
    }

    /// Whether what is said follows from what was said before it.
    private static func follows(_ direction: Punch.Direction, _ before: Punch.Direction?) -> Bool {
        switch (before, direction) {
        case (nil, .in), (.out, .in), (.in, .out), (.in, .breakBegin), (.breakBegin, .breakEnd), (.breakBegin, .out),
            (.breakEnd, .out), (.breakEnd, .breakBegin):
            true
        default: false
        }
    }

    /// All directions in the order in which they usually come.
    private static func usual(after before: Punch.Direction?) -> [Punch.Direction] {
        switch before {
        case .in, .breakEnd: [.out, .breakBegin, .breakEnd, .in]
        case .breakBegin: [.out, .breakEnd, .breakBegin, .in]
        case .out, .undirected, nil: [.in, .breakBegin, .breakEnd, .out]
        }
    }

    /// All orders of at most four directions, the given one first.
    private static func orders(of said: [Punch.Direction]) -> [[Punch.Direction]] {
        guard said.count > 1 else { return [said] }
        return said.indices.flatMap { index in
            var rest = said
            let first = rest.remove(at: index)
            return orders(of: rest).map { [first] + $0 }
        }
    }
}
