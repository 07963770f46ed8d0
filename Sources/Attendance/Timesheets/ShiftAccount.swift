import BeaconKit

/// What one shift of a day asks for, and what there was of it. Leave in its middle leaves several parts of it.
struct ShiftAccount {
    /// In order.
    private(set) var parts: [ScheduledShift]
    /// Work in it, without breaks, in µs.
    var worked: Int64 = 0
    /// Breaks that were punched in it.
    var punched: Int64 = 0
    /// Times away in it, between two stays.
    var gaps: Int64 = 0

    /// The shifts of a day, each with all its parts.
    static func all(of shifts: [ScheduledShift]) -> [ShiftAccount] {
        var all: [ShiftAccount] = []
        for shift in shifts {
            if let last = all.indices.last, all[last].parts[0].template == shift.template {
                all[last].parts.append(shift)
            } else {
                all.append(ShiftAccount(parts: [shift]))
            }
        }
        return all
    }

    private var rules: [BreakRule] { parts[0].template.breaks }
    private var length: Int64 { parts.reduce(0) { $0 + $1.length } }
    private var plan: BreakAccount { BreakAccount(rules, worked: length, isPlan: true) }

    /// Only then does it matter what was worked in which shift.
    var hasBreaks: Bool { !rules.isEmpty }
    var start: Instant { parts[0].start }
    var end: Instant { parts[parts.count - 1].end }
    /// The hours without the unpaid breaks that fall due in them.
    var expected: Int64 {
        if let flexible = parts[0].template.flexible { return Int64(flexible) * 60_000_000 }
        return rules.isEmpty ? length : length - plan.unpaid
    }
    var breaks: BreakAccount { BreakAccount(rules, worked: worked, punched: punched, gaps: gaps) }

    /// What of some time is not free in the middle of the shift, by leave.
    func own(_ time: Interval) -> Int64 {
        zip(parts, parts.dropFirst()).reduce(time.length) { $0 - time.overlap(Interval($1.0.end, $1.1.start)) }
    }

    func contains(_ shift: ScheduledShift) -> Bool { parts.contains(shift) }

    /// What counts as absent of the time in which somebody was not there: what is left of the planned break is nobody's work.
    ///
    /// - Parameters:
    ///   - missed: of its hours, before coming and after leaving for good.
    ///   - known: up to where it is known who was there.
    func absent(_ missed: Int64, known: Instant) -> Int64 {
        // Of flexible hours somebody is absent who does not come at all.
        if parts[0].template.flexible != nil { return missed == length && known >= end ? expected : 0 }
        guard missed > 0, !rules.isEmpty else { return missed }
        guard known >= end else { return min(missed, expected) }
        let breaks = breaks
        return max(0, missed - max(0, plan.unpaid - breaks.taken - breaks.unpaid))
    }
}
