package import BeaconKit

/// Closed days stay what they were when they were closed.
extension AttendanceLedger {
    /// Punches as they count, as far as the days of a range depend on them.
    ///
    /// - Parameters:
    ///   - evidence: somebody's punches as they were recorded, in order.
    ///   - corrections: of this person, in the order in which they count.
    ///   - closing: what came after it counts for nothing; `nil` for open days.
    func counting(
        _ evidence: [RecordedPunch],
        _ corrections: [CorrectionLedger.Item],
        in range: DayRange,
        policy: TimesheetPolicy,
        asOf closing: Instant? = nil
    ) -> PersonPunches {
        let own = closing.map { CorrectionLedger.items(corrections, asOf: $0) } ?? corrections
        let window = Int64(policy.duplicateWindow) * 1_000_000
        var open = evidence
        // A correction may bring a punch from anywhere.
        if own.isEmpty {
            let (from, stop) = Timesheet.bounds(of: range, zones: zones)
            var start = ReadingStart.index(in: open, before: from, window: window) { ($0.happened, $0.punch.direction) }
            // A punch that counts for nothing neither ends nor begins anything.
            while start > 0, !counts(open[start - 1], asOf: closing) || !counts(open[start], asOf: closing) {
                start = ReadingStart.index(in: open, before: open[start - 1].happened, window: window) {
                    ($0.happened, $0.punch.direction)
                }
            }
            open = Array(open[start...].prefix { $0.happened < stop })
        }
        var locked: [RecordedPunch] = []
        if !periods.isEmpty {
            let isLocked = open.map(isLocked)
            locked = zip(open, isLocked).filter(\.1).map(\.0)
            open = zip(open, isLocked).filter { !$0.1 }.map(\.0)
        }
        if let closing { open.removeAll { $0.recorded > closing } }
        return PersonPunches(
            standing: Duplicates.merging(CorrectionLedger.applying(own, to: open), within: window),
            locked: locked.map { StandingPunch($0) }
        )
    }

    /// Whether a punch was recorded after the day on which it happened was closed.
    private func isLocked(_ punch: RecordedPunch) -> Bool {
        periods.closed(zones.day(of: punch.happened)).map { punch.recorded > $0 } ?? false
    }

    private func counts(_ punch: RecordedPunch, asOf closing: Instant?) -> Bool {
        (closing.map { punch.recorded <= $0 } ?? true) && (periods.isEmpty || !isLocked(punch))
    }

    /// What came too late for the last of closed days although it happened after them, as the end of a night shift.
    ///
    /// - Parameter sheets: the days of a range as they would be if they were open.
    func late(
        _ evidence: [RecordedPunch],
        for days: DayRange,
        closing: Instant?,
        _ sheets: (DayRange) -> [DaySheet]
    ) -> [Exception] {
        // No session goes on for longer.
        guard let closing, let last = try? DayRange(from: max(days.from, days.to.adding(-2)), to: days.to) else {
            return []
        }
        let begin = zones.begin(of: last.from)
        let stop = zones.begin(of: last.to.adding(1)).adding(microseconds: StayRule.horizon)
        let late = evidence.filter {
            $0.recorded > closing && $0.happened >= begin && $0.happened < stop && !isLocked($0)
        }
        guard !late.isEmpty else { return [] }
        let entries = Set(late.map(\.id))
        // A stay that goes on in the shifts of later days may end on one of them.
        guard let wide = try? DayRange(from: last.from, to: last.to.adding(2)) else { return [] }
        let open = sheets(wide)
        let sessions = open.flatMap(\.sessions)
        return open.flatMap { sheet -> [Exception] in
            let strays = sheet.day <= last.to ? sheet.strays.map { ($0, sheet.day) } : []
            let punches = sheet.sessions.flatMap { session -> [(StandingPunch, LocalDay)] in
                let days = sessions.filter { $0.arrived == session.arrived }.map(\.day)
                guard let day = days.last(where: { $0 <= last.to }) else { return [] }
                return session.punches.map { ($0, day) }
            }
            return (punches + strays).filter { entries.contains($0.0.id) }
                .map { Exception(.afterClosing, day: $0.1, at: $0.0.happened) }
        }
    }

    /// The first closed day that would be another with more punches, though they happened on days that are open.
    ///
    /// - Parameter now: the present.
    package func closedDay(
        changedBy punches: [RecordedPunch],
        of person: PersonID,
        department: String,
        now: Instant
    ) -> LocalDay? {
        closedDay(
            near: Set(punches.map { zones.day(of: $0.happened) }),
            of: person,
            department: department,
            now: now,
            evidence: (evidence(of: person) + punches).sorted(),
            corrections: ordered[person] ?? []
        )
    }

    /// The first closed day that would be another if a correction counted, though it is about days that are open.
    ///
    /// - Parameters:
    ///   - days: those that the correction is about.
    ///   - now: the present.
    package func closedDay(
        changedBy correction: Correction,
        near days: Set<LocalDay>,
        department: String,
        now: Instant
    ) -> LocalDay? {
        let person = correction.person
        return closedDay(
            near: days,
            of: person,
            department: department,
            now: now,
            evidence: evidence(of: person),
            corrections: CorrectionLedger.items(ordered[person] ?? [], granting: correction, at: now)
        )
    }

    private func closedDay(
        near days: Set<LocalDay>,
        of person: PersonID,
        department: String,
        now: Instant,
        evidence: [RecordedPunch],
        corrections: [CorrectionLedger.Item]
    ) -> LocalDay? {
        for window in Self.windows(around: days) {
            guard window.days.contains(where: { periods.closed($0) != nil }) else { continue }
            for part in eras(of: window) {
                var timesheet = Timesheet(
                    planner: Planner(schedule: schedule, zones: zones),
                    policy: part.policy,
                    doubts: doubts
                )
                func sheets(_ evidence: [RecordedPunch], _ corrections: [CorrectionLedger.Item]) -> [DaySheet] {
                    timesheet.days(
                        of: person,
                        department: department,
                        in: part.range,
                        punches: counting(evidence, corrections, in: part.range, policy: part.policy),
                        knowledge: Timesheet.Knowledge(complete: now)
                    )
                }
                let before = sheets(self.evidence(of: person), ordered[person] ?? [])
                let after = sheets(evidence, corrections)
                for (old, new) in zip(before, after) where old != new && periods.closed(old.day) != nil {
                    return old.day
                }
            }
        }
        return nil
    }

    /// The days to which a session may belong that has a punch on one of some days.
    private static func windows(around days: Set<LocalDay>) -> [DayRange] {
        var windows: [DayRange] = []
        for day in days.sorted() {
            let (from, to) = (day.adding(-3), day.adding(1))
            if let last = windows.last, from <= last.to, let joined = try? DayRange(from: last.from, to: to) {
                windows[windows.count - 1] = joined
            } else if let window = try? DayRange(from: from, to: to) {
                windows.append(window)
            }
        }
        return windows
    }
}
