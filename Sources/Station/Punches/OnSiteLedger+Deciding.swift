package import Attendance
package import BeaconKit

/// What is to be recorded of a punch that somebody makes by hand.
package enum PunchOutcome: Sendable {
    /// - Parameter since: since when what it says had been said already; `nil` for a punch that says something new.
    case new(EntryDraft, since: Instant?)
    /// It was sent before under the same key, and recorded then.
    case known(RecordedPunch, since: Instant?)

    /// What is to be appended, if anything is.
    package var draft: EntryDraft? { if case .new(let draft, _) = self { draft } else { nil } }
}

extension OnSiteLedger {
    /// Decides on a punch: for every source, in the transaction that records it.
    ///
    /// - Parameters:
    ///   - now: the present by the station's clock.
    ///   - speed: seconds of the station's time in one of real time.
    /// - Throws: ``PunchError``, ``StoreError``.
    package mutating func decide(
        _ request: PunchRequest,
        of person: Person,
        at now: Instant,
        speed: Double = 1,
        in journal: any JournalReader
    ) throws -> PunchOutcome {
        try request.check()
        if let known = try journal.punch(key: request.key) {
            guard try Self.isSame(known, as: request, in: journal) else { throw PunchError.keyReused(request.key) }
            return .known(known, since: try since(of: known, in: journal))
        }
        let happened = now.adding(microseconds: -Int64(Double(max(0, request.age)) * speed))
        let policy = punchPolicy(for: person, at: happened)
        let isUnsigned = request.isAtKiosk && request.signature == nil
        let decision = try policy.decide(
            request.direction,
            at: happened,
            from: request.source,
            now: now,
            isOffline: request.isOffline,
            unsigned: isUnsigned ? try journal.kioskRules() : nil
        ) { direction in
            let punch = Punch(person: person.id, direction: direction)
            return closedDay(changedBy: punch, at: happened, of: person, now: now)
        }
        let signature = request.signature.map { PersonalValue.make(signature: $0, person: person.id) }
        let punch = Punch(
            person: person.id,
            direction: decision.direction,
            isClockDoubtful: request.isClockDoubtful,
            key: request.key,
            isOffline: request.isOffline,
            signature: signature?.commitment
        )
        let draft = EntryDraft(
            .punched(punch),
            happened: happened,
            source: request.source,
            actor: request.actor,
            personal: signature.map { [$0] } ?? []
        )
        return .new(draft, since: decision.since)
    }

    /// Whether a punch that is recorded under a request's key is the one that is sent again. When it was made is not
    /// compared: an answer that got lost makes an offline punch of one that was taken.
    private static func isSame(
        _ known: RecordedPunch,
        as request: PunchRequest,
        in journal: any JournalReader
    ) throws -> Bool {
        guard known.punch.person == request.person, request.direction.map({ $0 == known.punch.direction }) ?? true
        else { return false }
        let kept = try known.punch.signature.flatMap { try journal.signature($0, of: request.person) }
        return kept == request.signature
    }

    /// Since when had been said what a recorded punch says, as it was answered when it was taken.
    private func since(of recorded: RecordedPunch, in journal: any JournalReader) throws -> Instant? {
        let policy = policy(at: recorded.happened)
        let span = RecentPunches.span(around: recorded.happened, policy: policy)
        let punches = try journal.punches(of: recorded.punch.person, from: span.from, to: span.to)
        guard let place = punches.firstIndex(where: { $0.id == recorded.id }) else { return nil }
        let earlier = punches.enumerated().filter { index, punch in
            punch.recorded < recorded.recorded || punch.recorded == recorded.recorded && index < place
        }
        let said = earlier.map { RecentPunches.Said($0.element) }
        let word = RecentPunches(of: said, around: recorded.happened, policy: policy)
        return word?.direction == recorded.punch.direction ? word?.since : nil
    }
}
