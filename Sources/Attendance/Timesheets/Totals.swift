/// What a day amounts to, in µs. Minutes are cut only where they are shown, so that sums are right.
package struct Totals: Hashable, Sendable {
    /// Work, with what the policy counts as work and without deducted breaks.
    package internal(set) var worked: Int64 = 0
    /// Breaks that were taken or deducted.
    package internal(set) var breaks: Int64 = 0
    /// The part of the breaks that is paid.
    package internal(set) var paidBreaks: Int64 = 0
    /// The part of the breaks that was deducted without having been taken.
    package internal(set) var deducted: Int64 = 0
    /// Between leaving and coming back.
    package internal(set) var away: Int64 = 0
    /// Of the shifts, before coming and after leaving for good.
    package internal(set) var absent: Int64 = 0
    /// After the start of the shifts, where that is beyond the grace.
    package internal(set) var late: Int64 = 0
    /// Before the end of the shifts, where that is beyond the grace.
    package internal(set) var early: Int64 = 0
    /// Beyond what was planned.
    package internal(set) var overtime: Int64 = 0
    /// The shifts without their unpaid breaks.
    package internal(set) var expected: Int64 = 0

    package init() {}

    /// What is accounted for: work, breaks, away and absent.
    package var span: Int64 { worked + breaks + away + absent }

    /// What is paid.
    package var paid: Int64 { worked + paidBreaks }

    package static func + (left: Totals, right: Totals) -> Totals {
        var sum = left
        sum.worked += right.worked
        sum.breaks += right.breaks
        sum.paidBreaks += right.paidBreaks
        sum.deducted += right.deducted
        sum.away += right.away
        sum.absent += right.absent
        sum.late += right.late
        sum.early += right.early
        sum.overtime += right.overtime
        sum.expected += right.expected
        return sum
    }

    /// Whole minutes of a length in µs, as they are shown.
    package static func minutes(_ length: Int64) -> Int { Int(length.floored(by: 60_000_000)) }
}
