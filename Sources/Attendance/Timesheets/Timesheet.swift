package import BeaconKit

/// Derives days from punches: a pure function of its arguments, the same on every machine.
package struct Timesheet: Sendable {
    /// What is known at the time of asking.
    package struct Knowledge: Hashable, Sendable {
        package let now: Instant
        package let watermark: Watermark

        package init(now: Instant, watermark: Watermark) {
            self.now = now
            self.watermark = watermark
        }

        /// Everybody has reported up to now.
        package init(complete now: Instant) {
            self.init(now: now, watermark: Watermark(now))
        }

        /// Up to where it is known who was not there.
        var known: Instant { watermark.instant.map { min($0, now) } ?? Instant(microseconds: .min) }
    }

    private var planner: Planner
    package let policy: TimesheetPolicy
    private let doubts: Doubts

    /// - Parameter doubts: when presence and the clock are not to be trusted.
    package init(planner: Planner, policy: TimesheetPolicy, doubts: Doubts = Doubts()) {
        self.planner = policy.breaks.isEmpty ? planner : planner.having(breaks: policy.breaks)
        self.policy = policy
        self.doubts = doubts
    }

    /// Somebody's plans around a day, by which the board and presence go.
    package mutating func plans(of person: PersonID, department: String, on day: LocalDay) -> PersonPlans {
        PersonPlans(of: person, department: department, on: day, planner: &planner, policy: policy)
    }

    /// The days of a range, one after another, also those on which nothing happened.
    package mutating func days(
        of person: PersonID,
        department: String = "",
        in range: DayRange,
        punches: PersonPunches,
        knowledge: Knowledge
    ) -> [DaySheet] {
        let (line, builder) = build(
            of: person,
            department: department,
            in: range,
            punches: punches.standing,
            now: knowledge.now
        )
        return sheets(of: person, in: range, line: line, built: builder, locked: punches.locked, knowledge: knowledge)
    }

    /// The last stay that somebody's punches make up to an instant, by the very rules by which days are derived.
    ///
    /// - Parameter punches: in order, as they count.
    /// - Returns: `nil` for a person who has not come for so long that no stay can go on.
    package mutating func latestStay(
        of person: PersonID,
        department: String,
        punches: [StandingPunch],
        at now: Instant
    ) -> LatestStay? {
        guard !punches.isEmpty else { return nil }
        let range = DayRange(planner.zones.day(of: now))
        return LatestStay(
            build(of: person, department: department, in: range, punches: punches, now: now).builder,
            at: now
        )
    }

    /// Makes the sessions of punches that matter for the days of a range.
    private mutating func build(
        of person: PersonID,
        department: String,
        in range: DayRange,
        punches: [StandingPunch],
        now: Instant
    ) -> (line: PlanLine, builder: SessionBuilder) {
        // A session may belong to a day beside that in which it begins.
        let (from, stop) = Self.bounds(of: range, zones: planner.zones)
        let start = ReadingStart.index(
            in: punches,
            before: from,
            window: Int64(policy.duplicateWindow) * 1_000_000
        ) { ($0.happened, $0.direction) }
        var rest = punches[start...].prefix { $0.happened < stop && $0.happened <= now }
        // What began so long ago is over, and who left years ago must not cost all the days since.
        if let last = rest.lastIndex(where: { $0.happened < from }),
            from.microseconds(since: rest[last].happened) >= StayRule.horizon
        {
            rest = rest[(last + 1)...]
        }
        let first = rest.first.map { min(planner.zones.day(of: $0.happened), range.from) } ?? range.from
        let line = PlanLine(
            of: person,
            department: department,
            from: first.adding(-2),
            to: range.to.adding(5),
            planner: &planner
        )
        var builder = SessionBuilder(line: line, policy: policy)
        builder.add(rest, now: now)
        return (line, builder)
    }

    /// From when to when punches matter for the days of a range.
    static func bounds(of range: DayRange, zones: ZoneHistory) -> (from: Instant, stop: Instant) {
        (
            zones.begin(of: range.from.adding(-1)),
            zones.begin(of: range.to.adding(2)).adding(microseconds: StayRule.horizon)
        )
    }

    private func sheets(
        of person: PersonID,
        in range: DayRange,
        line: PlanLine,
        built: SessionBuilder,
        locked: [StandingPunch],
        knowledge: Knowledge
    ) -> [DaySheet] {
        let base = range.from.ordinal
        var sessions = [[Session]](repeating: [], count: range.count)
        var strays = [[StandingPunch]](repeating: [], count: range.count)
        var remarks = [[Exception]](repeating: [], count: range.count)
        func place(_ day: LocalDay) -> Int? { sessions.indices.contains(day.ordinal - base) ? day.ordinal - base : nil }
        var all: [Session] = []
        for whole in built.sessions {
            let from = all.count
            line.divide(whole, at: knowledge.now, into: &all)
            // Said once, on the day on which it began.
            if let end = whole.end, end > whole.limit, let index = place(all[from].day) {
                let length = end.microseconds(since: whole.start)
                remarks[index].append(Exception(.longSession, day: all[from].day, at: whole.start, length: length))
            }
        }
        bridge(&all)
        for part in all { if let index = place(part.day) { sessions[index].append(part) } }
        for (punch, day) in built.strays { if let index = place(day) { strays[index].append(punch) } }
        for remark in built.remarks {
            if let index = place(remark.day) {
                remarks[index].append(Exception(remark.kind, day: remark.day, at: remark.at))
            }
        }
        for punch in locked {
            let day = line.day(of: punch.happened)
            if let index = place(day) {
                remarks[index].append(Exception(.afterClosing, day: day, at: punch.happened))
            }
        }
        let skipped = base - line.plans[0].day.ordinal
        return sessions.indices.map { index in
            DaySheetMaker(
                person: person,
                plan: line.plans[skipped + index],
                sessions: sessions[index],
                strays: strays[index],
                remarks: remarks[index],
                policy: policy,
                doubts: doubts,
                knowledge: knowledge,
                zones: planner.zones
            ).sheet()
        }
    }

    /// A short time away that counts as work does so also where one day's shift passes to the next: up to the beginning of the
    /// shift for the day before, and from then on for its own.
    private func bridge(_ sessions: inout [Session]) {
        let longest = Int64(policy.toleratedAway) * 60_000_000
        for index in sessions.indices.dropLast() {
            // Looked at in place: there are many sessions, and few at the change of two days.
            guard sessions[index].day != sessions[index + 1].day,
                sessions[index].ending == .punched(isProvisional: true), let gone = sessions[index].end
            else { continue }
            let back = sessions[index + 1].start
            guard back > gone, back.microseconds(since: gone) <= longest else { continue }
            let cut = min(max(sessions[index + 1].shift?.start ?? back, gone), back)
            sessions[index].countedUntil = cut
            sessions[index + 1].countedFrom = cut
        }
    }
}
