package import BeaconKit

/// What the book says of where people are.
extension AttendanceLedger {
    /// The last stay of somebody at an instant, as timesheets derive it. Unlike a timesheet it counts also what came after
    /// its day was closed: who is in the building is in the building.
    ///
    /// - Parameters:
    ///   - waiting: punches that are decided and not recorded yet.
    ///   - timesheet: with the policy of the day, the book's planning and what is worked out of it already.
    package func latestStay(
        of person: PersonID,
        department: String,
        at now: Instant,
        adding waiting: [RecordedPunch] = [],
        by timesheet: inout Timesheet
    ) -> LatestStay? {
        var evidence = self.evidence(of: person)
        if !waiting.isEmpty { evidence = (evidence + waiting).sorted() }
        let corrections = ordered[person] ?? []
        // A clock that is ahead says what happened last, though it says that it has not happened.
        let now = max(now, evidence.last?.happened ?? now)
        let window = Int64(timesheet.policy.duplicateWindow) * 1_000_000
        if corrections.isEmpty {
            let (from, _) = Timesheet.bounds(of: DayRange(zones.day(of: now)), zones: zones)
            let start = ReadingStart.index(in: evidence, before: from, window: window) {
                ($0.happened, $0.punch.direction)
            }
            evidence = Array(evidence[start...])
        }
        let standing = Duplicates.merging(CorrectionLedger.applying(corrections, to: evidence), within: window)
        return timesheet.latestStay(of: person, department: department, punches: standing, at: now)
    }
}
