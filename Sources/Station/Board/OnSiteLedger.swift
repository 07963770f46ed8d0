package import Attendance
package import BeaconKit

/// Where everybody is by the journal: its punches of the last weeks and everybody's plans, read once and then followed, and
/// what follows of them for each person, which is worked out when it is asked for.
package struct OnSiteLedger: Sendable {
    /// How far back punches are read, in µs: as old as a punch may be that is recorded now, and as long as stays and closed days
    /// reach beyond that.
    package static let reach: Int64 = PunchRequest.longestAge + 7 * 86_400_000_000
    /// How far back punches are read where nothing but the present is asked for, in µs: longer than any stay.
    package static let presentReach: Int64 = 5 * 86_400_000_000

    private struct Plans {
        let department: String
        let plans: PersonPlans
    }

    private struct Stay {
        let latest: LatestStay?
        /// Between which instants it need not be worked out again.
        let from: Instant
        let until: Instant
    }

    private var snapshot: Snapshot
    /// With the policy of ``today``, and what was worked out of the planning already.
    private var timesheet: Timesheet
    private var today: LocalDay
    private var plans: [PersonID: Plans] = [:]
    private var stays: [PersonID: Stay] = [:]
    /// Punches that are decided and not recorded yet.
    private var waiting: [PersonID: [RecordedPunch]] = [:]
    /// What people's punches said that this station recorded, in the order in which it did.
    private var said: [PersonID: [RecentPunches.Said]] = [:]

    /// Reads what is recent.
    ///
    /// - Parameter reach: how far back, in µs.
    /// - Throws: ``StoreError``.
    package init(_ journal: any JournalReader, at now: Instant, reach: Int64 = Self.reach) throws {
        try self.init(try journal.recent(from: now.adding(microseconds: -reach)), at: now)
    }

    /// Goes by what is recent.
    package init(_ recent: RecentEntries, at now: Instant) throws(RosterError) {
        snapshot = try Snapshot(recent)
        today = snapshot.attendance.zones.day(of: now)
        timesheet = snapshot.timesheet(on: today)
        listen(to: recent.own)
    }

    /// Up to where the journal is in it.
    package var place: JournalPlace { snapshot.place }

    /// The roll call that goes on, if one does.
    package var runningRollCall: RunningRollCall? { snapshot.runningRollCall }

    /// What wardens said of people in the roll call that goes on; none where none does.
    package var rollCallMarks: [PersonID: RollCallMark.State] { snapshot.rollCallMarks }

    /// How many visitors are signed in.
    package func visitors(at now: Instant) -> Int { snapshot.visitors.present(at: now) }

    /// Takes over what was recorded since.
    ///
    /// - Throws: ``StoreError``.
    package mutating func update(from journal: any JournalReader) throws {
        while true {
            let news = try JournalNews(of: journal, after: place)
            apply(news)
            if news.isComplete { return }
        }
    }

    /// Takes over what was recorded after ``place``.
    package mutating func apply(_ news: JournalNews) {
        listen(to: news.entries)
        let changes = snapshot.apply(news)
        // Forgets what was worked out of what has changed.
        if changes.isReplanned {
            timesheet = snapshot.timesheet(on: today)
            plans = [:]
            stays = [:]
        }
        for person in changes.people { stays[person] = nil }
    }

    private mutating func listen(to entries: [Entry]) {
        for entry in entries {
            guard case .punched(let punch) = entry.fact else { continue }
            let forgotten = entry.happened.adding(microseconds: -Self.reach)
            said[punch.person, default: []].removeAll { $0.happened < forgotten }
            said[punch.person, default: []].append(
                RecentPunches.Said(punch.direction, at: entry.happened, from: entry.source)
            )
        }
    }

    /// Counts punches as if they were recorded, in place of those that were given before.
    package mutating func wait(for drafts: [EntryDraft]) {
        waiting = [:]
        for (index, draft) in drafts.enumerated() {
            guard case .punched(let punch) = draft.fact else { continue }
            waiting[punch.person, default: []].append(
                RecordedPunch(
                    waiting: punch,
                    at: draft.happened,
                    from: draft.source,
                    place: index,
                    recorded: draft.happened,
                    zones: snapshot.attendance.zones
                )
            )
        }
    }

    /// Whether punches of somebody are decided and not recorded yet.
    package func isWaiting(for person: PersonID) -> Bool { waiting[person] != nil }

    /// Somebody's plans around the day of an instant.
    package mutating func plans(of person: Person, at instant: Instant) -> PersonPlans {
        let department = person.details.department
        if let known = plans[person.id], known.department == department, known.plans.today.begins <= instant,
            instant < known.plans.today.ends
        {
            return known.plans
        }
        let day = snapshot.attendance.zones.day(of: instant)
        settle(on: day)
        let made = timesheet.plans(of: person.id, department: department, on: day)
        plans[person.id] = Plans(department: department, plans: made)
        return made
    }

    /// Somebody's last stay, as it is recorded.
    package mutating func latestStay(of person: Person, at now: Instant) -> LatestStay? {
        if let known = stays[person.id], known.from <= now, now < known.until { return known.latest }
        let latest = workOut(person, at: now, adding: [])
        // Nothing but the end of a day, of a minute or a punch makes it another one.
        let tomorrow = snapshot.attendance.zones.begin(of: snapshot.attendance.zones.day(of: now).adding(1))
        let until = min(tomorrow, now.adding(microseconds: 60_000_000))
        stays[person.id] = Stay(latest: latest, from: now, until: until)
        return latest
    }

    /// Somebody's last stay as it will be when everything is recorded that waits.
    package mutating func expectedStay(of person: Person, at now: Instant) -> LatestStay? {
        guard let waiting = waiting[person.id] else { return latestStay(of: person, at: now) }
        return workOut(person, at: now, adding: waiting)
    }

    private mutating func workOut(_ person: Person, at now: Instant, adding waiting: [RecordedPunch]) -> LatestStay? {
        settle(on: snapshot.attendance.zones.day(of: now))
        return snapshot.attendance.latestStay(
            of: person.id,
            department: person.details.department,
            at: now,
            adding: waiting,
            by: &timesheet
        )
    }

    /// Where somebody stands, by their own plans.
    ///
    /// - Parameter isHeard: a badge of theirs is heard now.
    package mutating func standing(of person: Person, at now: Instant, isHeard: Bool = false) -> Standing {
        Standing(latestStay(of: person, at: now), plans: plans(of: person, at: now), now: now, isHeard: isHeard)
    }

    /// Whether a stay of somebody's goes on.
    package mutating func isOnSite(_ person: Person, at now: Instant) -> Bool {
        latestStay(of: person, at: now)?.isOpen == true
    }

    /// What decides on punches that somebody makes by hand at an instant.
    mutating func punchPolicy(for person: Person, at happened: Instant) -> PunchPolicy {
        PunchPolicy(
            expectedStay(of: person, at: happened),
            plans: plans(of: person, at: happened),
            evidence: evidence(of: person.id).map(\.happened),
            word: recentPunches(of: person.id, around: happened)
        )
    }

    /// What somebody's punches said last around an instant, also those that are not recorded yet. By the order in which this
    /// station recorded them: of two at one instant the later one counts.
    package func recentPunches(of person: PersonID, around happened: Instant) -> RecentPunches? {
        let recorded = said[person] ?? []
        let waiting = (waiting[person] ?? []).map { RecentPunches.Said($0) }
        return RecentPunches(of: recorded + waiting, around: happened, policy: policy(at: happened))
    }

    /// The policy of the day of an instant.
    func policy(at instant: Instant) -> TimesheetPolicy {
        snapshot.attendance.policy(on: snapshot.attendance.zones.day(of: instant))
    }

    /// The closed day that a punch would change.
    func closedDay(changedBy punch: Punch, at happened: Instant, of person: Person, now: Instant) -> LocalDay? {
        snapshot.closedDay(changedBy: [(punch, happened)], of: person, now: max(now, happened))
    }

    /// Somebody's punches of the last weeks, also those that wait, in order.
    private func evidence(of person: PersonID) -> [RecordedPunch] {
        let recorded = snapshot.attendance.evidence(of: person)
        guard let waiting = waiting[person] else { return recorded }
        return (recorded + waiting).sorted()
    }

    /// Goes by the policy of a day.
    private mutating func settle(on day: LocalDay) {
        guard today != day else { return }
        today = day
        timesheet = snapshot.timesheet(on: day)
    }
}
