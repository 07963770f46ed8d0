package import Attendance
import BeaconKit
import Logging

/// Into the journal, and from there what others wrote.
extension StationEngine {
    /// What is to be done with the store now: one job at a time, each with its ``finish(_:_:)``; `nil` if nothing is
    /// due.
    package mutating func nextJob() -> StorageJob? {
        if let scope = schedule.reading(at: time) { return .read(scope, after: known.present.place) }
        if let batch = writer.nextBatch(at: time) { return .append(batch, after: known.present.place) }
        if let kind = schedule.saving(at: time) { return .save(checkpoint(kind)) }
        if let instant = belongings.tagReading(at: time.wall) { return .readTags(hintsAfter: instant) }
        guard let since = schedule.keeping(at: time) else { return nil }
        tracker.recordSightings()
        return .keep(wallSightings { $0.instant >= since }, lifeSign: time.wall)
    }

    /// A job for somebody who asks whether another process wrote.
    package var readingIfChanged: StorageJob { .read(.ifChanged, after: known.present.place) }

    /// Takes what came of a job.
    package mutating func finish(_ job: StorageJob, _ outcome: StorageOutcome) {
        switch outcome {
        case .read(let news): apply(news)
        case .appended(let written): apply(written)
        case .saved: break
        case .tags(let history):
            tell(belongings.hints(history, of: known.stored.items, today: known.site.day(of: time.wall), at: time))
        case .failed(let error):
            if case .append = job { drop() }
            raise(error)
        }
    }

    /// Has everything read again: something was written through this station's own store.
    package mutating func rosterChanged() { schedule.requestReading() }

    /// Takes what an inspection of the store's file found; `nil` for nothing.
    package mutating func found(damage: String?) {
        guard alarms.inspected(damage: damage) else { return }
        guard let damage else { return log(.notice, "the journal's file is intact again") }
        log(.error, "the journal's file is damaged", ["found": damage])
    }

    // MARK: Punches made by hand

    /// Who has a number.
    ///
    /// - Throws: `RosterError.noSuchPerson`.
    package func person(number: PersonNumber) throws(RosterError) -> PersonID {
        guard let person = known.stored.roster.person(number: number) else { throw .noSuchPerson(number) }
        return person.id
    }

    /// Begins to record a punch. Nothing else may be written until ``finish(_:_:)``.
    ///
    /// - Throws: `RosterError.personGone`.
    package mutating func begin(_ request: PunchRequest) throws(RosterError) -> PunchJob {
        guard let person = known.stored.roster.people[request.person] else { throw .personGone }
        let punch = HandPunch(request, of: person, known: &known, at: time)
        return PunchJob(punch: punch, batch: writer.batchForPunch(at: time), place: known.present.place)
    }

    /// Takes what came of a punch: it is durable, with what waited, or nothing was recorded.
    ///
    /// - Throws: ``PunchError`` for one that is refused, ``StoreError``.
    package mutating func finish(_ job: PunchJob, _ outcome: PunchJob.Outcome) throws -> PunchReceipt {
        switch outcome {
        case .success(let (written, outcome)):
            apply(written)
            return try outcome.receipt(written.entries, of: job.punch.person, known: &known, at: time.wall)
        case .failure(let error as PunchError):
            writer.refused()
            throw error
        case .failure(let error):
            drop()
            raise(error)
            throw error
        }
    }

    // MARK: What was written

    private mutating func apply(_ written: WrittenEntries) {
        writer.written()
        known.present.wait(for: writer.waiting)
        alarms.recordingWorks()
        if let missed = written.missed { known.present.apply(missed) }
        for entry in written.entries { apply(entry) }
        send(.deliver(written.entries))
    }

    private mutating func apply(_ entry: Entry) {
        switch entry.fact {
        case .punched(let punch):
            let before = known.latestStay(of: punch.person, at: time.wall)
            known.present.apply(JournalNews(written: [entry]))
            guard let after = known.latestStay(of: punch.person, at: time.wall), after != before else { return }
            if punch.direction == .in, before?.isOpen != true { answer(punch.person, with: after) }
            // What says once more where somebody is brings nobody in or out.
            let absence = punches.policy.awayAfter.microseconds
            carry(rules.apply(punch, at: entry.happened, absence: absence, known: known, at: time))
        case .alertRaised:
            known.present.apply(JournalNews(written: [entry]))
            send(.wakeItemReaders)
        case .doorOpened(let opening):
            known.present.apply(JournalNews(written: [entry]))
            send(.log(rules.report(opening, isRecorded: true)))
        default: known.present.apply(JournalNews(written: [entry]))
        }
    }

    private mutating func drop() {
        for draft in writer.failed(at: time) {
            guard case .doorOpened(let opening) = draft.fact else { continue }
            send(.log(rules.report(opening, isRecorded: false)))
        }
    }

    private mutating func raise(_ error: any Error) {
        guard alarms.recordingFailed(error) else { return }
        log(.error, "nothing can be recorded", ["error": "\(error)"])
    }

    // MARK: What others wrote

    private mutating func apply(_ news: StoreNews) {
        if let journal = news.journal {
            known.present.apply(journal)
            if !journal.isComplete { schedule.continueReading() }
        }
        if let (stored, keys) = news.state {
            known.apply(stored)
            responder.keys = keys
            carry(receivers.settle(stored.receivers))
            updateBadges(afterRestart: false)
            updateItems(afterRestart: false)
            send(.wakeItemReaders)
            updateRules()
            if punches.update(stored.policy) { tracker.monitorBadges(by: punches.policy, at: time.now) }
        }
        if let troubles = news.troubles { apply(troubles) }
    }

    /// Logs which chains were changed, and which are intact again.
    private mutating func apply(_ troubles: [PeerTrouble]) {
        let (new, gone) = alarms.chains(troubles)
        for trouble in new { log(.warning, "a journal was changed", ["why": "\(trouble.trouble)"]) }
        for trouble in gone { log(.notice, "a journal is intact again", ["station": trouble.name]) }
    }

    /// Monitors the roster's badges, no more and no fewer.
    mutating func updateBadges(afterRestart: Bool) {
        let changes = tracker.updateBadges(of: known.stored.roster, site: known.site)
        for (badge, _) in changes.removed { punches.forget(badge) }
        for (badge, region) in changes.added {
            var assumed = AssumedState.unknown
            if afterRestart, let heard = heardBeforeRestart(badge) {
                assumed = .inside(lastSeen: heard)
                punches.resume(badge)
            }
            tracker.monitor(badge, as: region, by: punches.policy, assuming: assumed)
        }
    }

    /// Watches the items of the journal, no more and no fewer.
    mutating func updateItems(afterRestart: Bool) {
        belongings.update(known.stored.items)
        let oldOwners = tracker.owners.items.ownerBadges.keys
        let (changes, wereInside) = tracker.updateItems(of: known.stored, site: known.site)
        for (target, region) in changes.removed where wereInside.contains(region) {
            if case .owner(let owner, let badge) = target.target { belongings.forget(badge, of: owner) }
        }
        for (target, region) in changes.added {
            let heard = afterRestart ? heardBeforeRestart(target) : nil
            tracker.monitor(target, as: region, assuming: heard.map { .inside(lastSeen: $0) } ?? .unknown)
        }
        let owners = tracker.owners.items.ownerBadges.keys
        for owner in oldOwners where !owners.contains(owner) { belongings.forget(owner: owner) }
        if afterRestart {
            let heard = owners.map { ($0, tracker.lastSeen[$0]?.instant) }
            belongings.resume(known.stored.openAlerts, owners: Dictionary(uniqueKeysWithValues: heard))
        }
        belongings.applyAnswers(known.stored.openAlerts, at: time)
    }

    mutating func updateRules() { tracker.updateRules(rules.update(known.stored, site: known.site)) }

    private mutating func heardBeforeRestart(_ badge: Badge) -> Instant? {
        var last = tracker.lastSeen[badge.person]
        let heard = punches.heardBeforeRestart(badge, last: &last, known: &known, at: time.wall)
        tracker.assume(last, of: badge.person)
        return heard.map { min($0, time.now) }
    }

    private mutating func heardBeforeRestart(_ region: ItemRegions.Region) -> Instant? {
        switch region.target {
        case .item(let item): return belongings.heardBeforeRestart(item, now: time.now)
        case .owner(let owner, let badge):
            let heard = heardBeforeRestart(Badge(identity: badge, person: owner))
            if heard != nil { belongings.assume(badge, of: owner) }
            return heard
        }
    }

    // MARK: What is kept

    private mutating func checkpoint(_ kind: StorageSchedule.Saving) -> Checkpoint {
        tracker.recordSightings()
        let kept = belongings.checkpoint(
            known.stored.items.values,
            today: known.site.day(of: time.wall),
            at: time
        ) { item in
            guard let presence = tracker.presence(of: item.tag.identity), presence.receiver != nil else { return nil }
            return (presence.lastSeen, presence.room.flatMap { receivers.name(of: $0) })
        } isInside: { item in
            tracker.state(of: item) == .inside
        }
        return Checkpoint(
            lastSeen: wallSightings { _ in true },
            belongings: kept,
            lifeSign: kind == .last ? nil : time.wall
        )
    }

    private func wallSightings(where isWanted: (LastSighting) -> Bool) -> [PersonID: LastSighting] {
        tracker.lastSeen.filter { isWanted($0.value) }.mapValues { sighting in
            LastSighting(instant: time.wall(sighting.instant), badge: sighting.badge)
        }
    }
}
