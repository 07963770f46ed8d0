extension DaySheet {
    /// Of the hours that leave only makes up (``Leave/Kind/makesUp``): what is missing of them, and all of them, in µs; `nil`
    /// where no such leave takes any.
    package var madeUp: (missing: Int64, all: Int64)? {
        guard !plan.madeUp.isEmpty else { return nil }
        func expected(_ shifts: [ScheduledShift]) -> Int64 {
            ShiftAccount.all(of: shifts).reduce(0) { $0 + $1.expected }
        }
        let (all, planned) = (expected(plan.madeUp), expected(plan.shifts))
        guard all > planned else { return nil }
        return (min(all - planned, max(0, all - rounded.expected)), all - planned)
    }
}
