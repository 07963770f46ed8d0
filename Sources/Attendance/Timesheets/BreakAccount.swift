/// What the breaks of a shift take of working time. Worked time and planned time go through the same rules, so that whoever
/// works exactly to plan has neither overtime nor absence.
struct BreakAccount {
    /// What remains of work after what was deducted, in µs.
    private(set) var worked: Int64
    /// What was deducted without having been taken.
    private(set) var deducted: Int64 = 0
    /// The part of what was deducted that is not paid.
    private(set) var unpaid: Int64 = 0
    /// Paid breaks, taken or deducted.
    private(set) var paid: Int64 = 0
    /// What is missing of breaks that are not deducted.
    private(set) var missing: Int64 = 0
    /// Breaks that were punched and times away, as far as no paid break was in them.
    private(set) var taken: Int64

    private var punched: Int64
    private var gaps: Int64

    /// - Parameters:
    ///   - rules: of the shift.
    ///   - worked: without the breaks that were punched, in µs.
    ///   - punched: breaks that were punched.
    ///   - gaps: times away between two stays.
    ///   - isPlan: it is the plan, in which every break is taken.
    init(_ rules: [BreakRule], worked: Int64, punched: Int64 = 0, gaps: Int64 = 0, isPlan: Bool = false) {
        self.worked = worked
        self.punched = punched
        self.gaps = gaps
        taken = punched + gaps
        for rule in rules.sorted(by: { $0.after < $1.after }) { apply(rule, isPlan: isPlan) }
    }

    private mutating func apply(_ rule: BreakRule, isPlan: Bool) {
        let after = Int64(rule.after) * 60_000_000
        guard worked > after else { return }
        let length = Int64(rule.minutes) * 60_000_000
        let byPunch = min(length, punched)
        punched -= byPunch
        let byGap = min(length - byPunch, gaps)
        gaps -= byGap
        if rule.isPaid {
            paid += byPunch
            taken -= byPunch + byGap
        }
        let rest = length - byPunch - byGap
        guard rule.isAutomatic || isPlan else { return missing += rest }
        // Who worked a minute longer than the threshold does not lose half an hour.
        let short = min(rest, worked - after)
        worked -= short
        deducted += short
        if rule.isPaid { paid += short } else { unpaid += short }
    }
}
