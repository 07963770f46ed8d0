package import Attendance
package import BeaconKit

/// For how long what is kept: shows it, changes it, and takes the content of what was kept for long enough. The same for
/// the page, the API, the command line and the station itself.
package struct RetentionManager: Sendable {
    package let store: any RetentionStore

    package init(store: any RetentionStore) { self.store = store }

    /// How it stands.
    package func status(at now: Instant) throws -> RetentionStatus {
        RetentionStatus(
            decided: try store.retention(),
            doubt: try store.clockDoubt(at: now),
            last: try store.expiries(limit: 10).map { RetentionStatus.Past(at: $0.at, expiry: $0.expiry) }
        )
    }

    /// For how many days photos of people who punch are kept.
    package func photoDays() throws -> Int {
        try (store.retention() ?? .undecided).days(of: .photos) ?? RetentionKind.photos.usual
    }

    /// What would go if something were kept for other times than now.
    ///
    /// - Throws: ``RetentionError``, ``StoreError``.
    @concurrent
    package func forecast(_ retention: Retention, at now: Instant) async throws -> [RetentionForecast] {
        let snapshot = try snapshotIfNeeded(retention)
        return try RetentionKind.allCases.map { kind in
            guard let plan = try plan(kind, retention, snapshot, at: now) else {
                return RetentionForecast(kind: kind, before: nil, count: 0, oldest: nil)
            }
            return try store.forecast(plan)
        }
    }

    /// Decides for how long what is kept.
    ///
    /// - Parameter version: the ``Retention/version`` that whoever changes has seen; `nil` where it does not matter.
    /// - Throws: ``RetentionError``, ``StoreError``.
    @concurrent
    package func change(
        to retention: Retention,
        from version: String? = nil,
        actor: String,
        source: Source,
        at now: Instant
    ) async throws {
        let old = try store.retention()
        guard retention != old else { return }
        if let version, version != (old ?? .undecided).version { throw RetentionError.changedMeanwhile }
        if let snapshot = try snapshotIfNeeded(retention), let first = try open(snapshot, retention, at: now) {
            throw RetentionError.notClosed(from: first)
        }
        let draft = EntryDraft(.retentionChanged(retention), happened: now, source: source, actor: actor)
        _ = try store.append([draft], recorded: now) { state in
            guard state.retention == old else { throw RetentionError.changedMeanwhile }
        }
    }

    /// Says that somebody looked at the station's clock and that it is right: then what is due may go.
    package func confirmClock(actor: String, source: Source, at now: Instant) throws {
        guard try store.clockDoubt(at: now) != nil else { return }
        let draft = EntryDraft(.clockConfirmed, happened: now, source: source, actor: actor)
        _ = try store.append([draft], recorded: now)
    }

    /// Takes the content of what was kept for long enough, a bounded part of it at a time. Nothing while the clock is
    /// doubted.
    ///
    /// - Parameter pause: is called after each part, so that others get their turn; throws to stop.
    /// - Returns: how many entries and values have gone.
    @concurrent
    package func expire(
        actor: String = "station",
        at now: Instant,
        pause: () async throws -> Void = {}
    ) async throws -> Int {
        guard try store.clockDoubt(at: now) == nil else { return 0 }
        let retention = try store.retention() ?? .undecided
        let snapshot = try snapshotIfNeeded(retention)
        var total = 0
        for kind in RetentionKind.ofJournal {
            guard let plan = try plan(kind, retention, snapshot, at: now) else { continue }
            if kind == .attendance, let snapshot {
                try carryBalances(of: snapshot, before: plan.before, actor: actor, at: now)
            }
            while true {
                let count = try store.expire(plan, actor: actor, at: now)
                if count == 0 { break }
                total += count
                try await pause()
            }
        }
        if let plan = try plan(.recordAccess, retention, snapshot, at: now) {
            try store.forgetRecordAccess(before: plan.before)
        }
        return total
    }

    /// Books what each hours account has before the first day that is kept, because the days that led to it go.
    private func carryBalances(of snapshot: Snapshot, before day: LocalDay, actor: String, at now: Instant) throws {
        let book = snapshot.attendance
        guard !book.pay.isEmpty, book.keptFrom.map({ $0 < day }) ?? true else { return }
        let everybody = Array(snapshot.roster.people.values) + Array(snapshot.roster.archived.values)
        let people = everybody.filter { person in
            !book.pay.bookings(of: person.id).contains { $0.day == day && $0.kind == .opening }
        }
        let last = DayRange(day.adding(-1))
        let drafts = try snapshot.pay(of: people, in: last, knowledge: Timesheet.Knowledge(complete: now)).compactMap {
            own -> EntryDraft? in
            guard let minutes = own.balance else { return nil }
            let words = (snapshot.site?.language ?? .english).catalogue["retention.carried"]
            let reason = try PersonalValue.make(reason: words, person: own.person.id)
            let booking = try AccountBooking(
                id: "carried \(day) \(own.person.id.rawValue)",
                person: own.person.id,
                day: day,
                kind: .opening,
                minutes: minutes,
                reason: reason.commitment
            )
            return EntryDraft(.hoursBooked(booking), happened: now, source: .system, actor: actor, personal: [reason])
        }
        if !drafts.isEmpty { _ = try store.append(drafts, recorded: now) }
    }

    /// Reads the whole journal, only where attendance expires at all.
    private func snapshotIfNeeded(_ retention: Retention) throws -> Snapshot? {
        guard retention.days[.attendance] != nil else { return nil }
        var snapshot = try Snapshot()
        try snapshot.update(from: store)
        return snapshot
    }

    private func plan(
        _ kind: RetentionKind,
        _ retention: Retention,
        _ snapshot: Snapshot?,
        at now: Instant
    ) throws -> ExpiryPlan? {
        let state = try store.state()
        guard let site = state.site, let day = retention.begin(of: kind, today: site.day(of: now)) else { return nil }
        guard kind == .attendance else {
            return ExpiryPlan(kind: kind, before: day, begin: site.instant(of: day, minutes: 0))
        }
        guard let snapshot else { return nil }
        // What nobody has closed waits, where periods are closed at all.
        let before = snapshot.attendance.periods.firstOpen(before: day) ?? day
        return ExpiryPlan(
            kind: kind,
            before: before,
            begin: snapshot.attendance.zones.begin(of: before),
            cut: snapshot.attendance.cut(before: before),
            head: snapshot.head
        )
    }

    /// The first day that would go and is not closed.
    private func open(_ snapshot: Snapshot, _ retention: Retention, at now: Instant) throws -> LocalDay? {
        guard let day = retention.begin(of: .attendance, today: snapshot.today(at: now)) else { return nil }
        return snapshot.attendance.periods.firstOpen(before: day)
    }
}
