/// What of a day's expected time somebody need not work: a holiday, leave. It counts as if it had been worked.
package struct DayCredit: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        case holiday
        case leave(Leave.Kind)
    }

    package let reason: Reason
    package let minutes: Int

    /// The credits of a day.
    ///
    /// A free part of a day is one of its halves, whatever hour divides them; the first half has the minute less of
    /// an odd number. Free hours are credited as long as they are. Each half is credited once: by a holiday first, then by leave in the order in which it was
    /// granted. Leave that only makes up what is missing (``Leave/Kind/makesUp``) is credited as far as the hours were not
    /// worked.
    ///
    /// - Parameters:
    ///   - expected: the day's minutes by contract.
    ///   - worked: the day's minutes that count.
    package static func credits(
        expected: Int,
        worked: Int,
        holiday: DayPart?,
        leaves: [(kind: Leave.Kind, part: DayPart)]
    ) -> [DayCredit] {
        guard expected > 0 else { return [] }
        var halves = [expected / 2, expected - expected / 2]
        var credits: [DayCredit] = []
        var missing = max(0, expected - worked)
        let parts = (holiday.map { [(Reason.holiday, $0)] } ?? []) + leaves.map { (Reason.leave($0.kind), $0.part) }
        for (reason, part) in parts {
            var minutes = 0
            var free = Self.length(of: part)
            for half in Self.halves(of: part) {
                let credited = min(halves[half], free)
                minutes += credited
                halves[half] -= credited
                free -= credited
            }
            switch reason {
            case .leave(let kind) where kind.makesUp: minutes = min(minutes, missing)
            case .holiday, .leave: break
            }
            missing = max(0, missing - minutes)
            if minutes > 0 { credits.append(DayCredit(reason: reason, minutes: minutes)) }
        }
        return credits
    }

    private static func halves(of part: DayPart) -> [Int] {
        switch part {
        case .all: [0, 1]
        case .until: [0]
        case .from: [1]
        case .between(let start, _): start < 720 ? [0, 1] : [1, 0]
        }
    }

    /// The most minutes that a free part of a day is credited with.
    private static func length(of part: DayPart) -> Int {
        if case .between(let start, let end) = part { end - start } else { .max }
    }
}
