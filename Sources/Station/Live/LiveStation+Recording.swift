package import Attendance
import BeaconKit
import Logging

/// Into the journal, and from there what others wrote.
extension LiveStation {
    /// How many decisions wait in memory at most while nothing can be recorded.
    private static let mostPending = 100_000

    /// Records what is pending. While that fails, decisions wait in memory, an alarm is up, and it is tried again once
    /// a second.
    func flush() {
        guard !pending.isEmpty, now >= nextAttempt else { return }
        do {
            let entries = try store.append(pending, recorded: time.wall(now))
            pending.removeAll(keepingCapacity: true)
            present.wait(for: pending)
            alarms.recordingWorks()
            take(entries)
            // What rules made of them. Nothing of that sets off a rule, so this ends.
            flush()
        } catch {
            nextAttempt = now.adding(microseconds: Int64(1_000_000 * speed))
            if pending.count > Self.mostPending { pending.removeFirst(pending.count - Self.mostPending) }
            raise(error)
        }
    }

    /// Records at once what is decided inside the transaction, after what is pending, or nothing of it.
    ///
    /// - Parameter deciding: looks at the journal, and refuses by a ``PunchError``.
    /// - Throws: ``StoreError`` or what `deciding` throws; then what was pending still is.
    func recordNow(_ deciding: (any JournalReader) throws -> [EntryDraft]) throws -> [Entry] {
        do {
            let entries = try store.append(pending, recorded: time.wall(now), deciding: deciding)
            pending.removeAll(keepingCapacity: true)
            present.wait(for: pending)
            alarms.recordingWorks()
            take(entries)
            return entries
        } catch let refusal as PunchError {
            throw refusal
        } catch {
            raise(error)
            throw error
        }
    }

    private func take(_ entries: [Entry]) {
        if entries.contains(where: { if case .alertRaised = $0.fact { true } else { false } }) { tellItemNews() }
        for entry in entries {
            stored.head = entry.sequence
            take(entry)
            for (key, continuation) in entrySubscribers {
                if case .terminated = continuation.yield(entry) { entrySubscribers[key] = nil }
            }
        }
    }

    private func take(_ entry: Entry) {
        do {
            guard case .punched(let punch) = entry.fact else {
                return try present.follow(store, written: entry)
            }
            let before = latestStay(of: punch.person)
            try present.follow(store, written: entry)
            guard let after = latestStay(of: punch.person), after != before else { return }
            if punch.direction == .in, before?.isOpen != true { answer(punch.person, with: after) }
            // What says once more where somebody is brings nobody in or out.
            applyRules(to: punch, at: entry.happened)
        } catch {
            raise(error)
        }
    }

    /// Takes in what the command line or another process wrote.
    func refresh() {
        guard now >= nextRefresh else { return }
        nextRefresh = now.adding(microseconds: Int64(500_000 * speed))
        do {
            if try store.changedByOthers() { try reload() }
            // What people plan on the station's own pages comes by the same store, of which nothing is told.
            try present.follow(store)
            tell(try store.peerTroubles())
        } catch {
            raise(error)
        }
    }

    /// Logs which chains were changed, and which are intact again.
    private func tell(_ troubles: [PeerTrouble]) {
        let (new, gone) = alarms.chains(troubles)
        for trouble in new {
            logger.warning("a journal was changed", metadata: ["why": "\(trouble.trouble)"])
        }
        for trouble in gone {
            logger.notice("a journal is intact again", metadata: ["station": "\(trouble.name)"])
        }
    }

    /// Takes in what was written through this station's own store.
    package func rosterChanged() {
        do {
            try reload()
        } catch {
            raise(error)
        }
    }

    func reload() throws {
        try present.follow(store)
        stored = try store.state()
        checkinKeys = try store.checkinKeys()
        if let site = stored.site { self.site = site }
        settleReceivers()
        followRoster(afterRestart: false)
        followItems(afterRestart: false)
        tellItemNews()
        followRules()
        follow(stored.policy ?? usualPolicy)
    }

    /// How long what is known of sightings may be kept nowhere but in memory, in µs.
    static let keepingEvery: Int64 = 5_000_000

    /// Keeps when badges were last heard for a program that is killed, every 5 s. It does not wait for the disk: that the
    /// machine loses power costs as much as ``saveCheckpoint(isLast:)`` says.
    func keepSightings() {
        let pause = Int64(Double(Self.keepingEvery) * max(1, speed / 5))
        guard now.microseconds(since: keptUntil) >= pause else { return }
        noteSightings()
        let since = keptUntil
        keptUntil = now
        let news = lastSeen.filter { $0.value.instant >= since }
        do {
            try store.keep(
                news.mapValues { LastSighting(instant: time.wall($0.instant), badge: $0.badge) },
                lifeSign: time.wall(now)
            )
        } catch {
            raise(error)
        }
    }

    /// Keeps when badges were last heard, so that a pulled plug costs at most a minute of that.
    ///
    /// - Parameter isLast: the station stops as it should.
    func saveCheckpoint(isLast: Bool = false) {
        guard now >= nextCheckpoint else { return }
        nextCheckpoint = now.adding(microseconds: Int64(60_000_000 * max(1, speed / 60)))
        noteSightings()
        do {
            try store.saveLastSeen(
                lastSeen.mapValues { LastSighting(instant: time.wall($0.instant), badge: $0.badge) }
            )
            try saveItems()
            try store.saveLifeSign(isLast ? nil : time.wall(now))
        } catch {
            raise(error)
        }
    }

    private func raise(_ error: any Error) {
        guard alarms.recordingFailed(error) else { return }
        logger.error("nothing can be recorded", metadata: ["error": "\(error)"])
    }

    /// Takes what an inspection of the store's file found; `nil` for nothing.
    package func found(damage: String?) {
        guard alarms.inspected(damage: damage) else { return }
        guard let damage else { return logger.notice("the journal's file is intact again") }
        logger.error("the journal's file is damaged", metadata: ["found": "\(damage)"])
    }

    /// Every entry from now on, after it is durable. A reader that is too slow loses the oldest.
    package func recordedEntries() -> AsyncStream<Entry> {
        let (stream, continuation) = AsyncStream.makeStream(of: Entry.self, bufferingPolicy: .bufferingNewest(10_000))
        let key = nextSubscriber
        nextSubscriber += 1
        entrySubscribers[key] = continuation
        return stream
    }
}
