package import Attendance
package import BeaconKit

/// Corrections: asked for, made, decided on.
extension AttendanceCommands {
    /// Asks for a correction.
    ///
    /// - Parameters:
    ///   - id: the same for the same request sent again, which then changes nothing.
    ///   - reason: 1 to 500 characters; a personal value.
    /// - Throws: ``CorrectionError``, ``AttendanceRefusal/nameTaken(_:)``, ``StoreError``.
    package func request(
        _ change: Correction.Change,
        for person: PersonID,
        reason: String,
        id: CorrectionID = CorrectionID(),
        at now: Instant
    ) async throws {
        try await correct(change, for: person, reason: reason, id: id, isDirect: false, at: now)
    }

    /// Makes a correction that counts at once.
    ///
    /// - Throws: as ``request(_:for:reason:id:at:)``; also ``CorrectionError/ownTime``.
    package func make(
        _ change: Correction.Change,
        for person: PersonID,
        reason: String,
        id: CorrectionID = CorrectionID(),
        at now: Instant
    ) async throws {
        try await correct(change, for: person, reason: reason, id: id, isDirect: true, at: now)
    }

    private func correct(
        _ change: Correction.Change,
        for person: PersonID,
        reason: String,
        id: CorrectionID,
        isDirect: Bool,
        at now: Instant
    ) async throws {
        let value = try PersonalValue.make(reason: reason, person: person)
        let correction = Correction(id: id, person: person, change: change, reason: value.commitment)
        if let known = try await repository.snapshot().attendance.corrections.state(id) {
            guard known.correction.person == person, known.correction.change == change, known.author == actor else {
                throw AttendanceRefusal.nameTaken(id.rawValue)
            }
            return
        }
        let fact: Fact =
            isDirect
            ? .correctionMade(CorrectionMade(correction)) : .correctionRequested(CorrectionRequested(correction))
        // Who asks for themselves does so by what is theirs, whatever their role. A program says itself that it is one.
        let isOwn = !isDirect && holder == person && source == .supervisor
        let draft = EntryDraft(
            fact,
            happened: now,
            source: isOwn ? .phone : source,
            actor: actor,
            personal: [value]
        )
        try await append([draft], at: now) { snapshot in
            guard snapshot.roster.anyone(person) != nil else { throw RosterError.personGone }
            try snapshot.attendance.corrections.check(
                correction,
                punches: snapshot.attendance.evidence(of: person),
                holder: holder,
                isDirect: isDirect
            )
            try snapshot.checkOpen(correction, at: now)
        }
    }

    /// Approves a request, which counts from then on.
    ///
    /// - Throws: ``CorrectionError``, as for one's own; ``StoreError``.
    package func approve(_ id: CorrectionID, at now: Instant) async throws {
        let person = try await person(of: id)
        try await append(.correctionApproved(CorrectionApproved(id: id, person: person)), at: now) { snapshot in
            let corrections = snapshot.attendance.corrections
            try corrections.checkDecision(on: id, actor: actor, holder: holder)
            guard let correction = corrections.state(id)?.correction else { return }
            // What was possible when it was asked for may not be any more.
            try corrections.checkStanding(correction)
            try snapshot.checkOpen(correction, at: now)
        }
    }

    /// Refuses a request.
    ///
    /// - Parameter reason: 1 to 500 characters; a personal value.
    /// - Throws: ``CorrectionError``, as for one's own; ``StoreError``.
    package func refuse(_ id: CorrectionID, reason: String, at now: Instant) async throws {
        let person = try await person(of: id)
        let value = try PersonalValue.make(reason: reason, person: person)
        let fact = Fact.correctionRefused(CorrectionRefused(id: id, person: person, reason: value.commitment))
        try await append(fact, at: now, personal: [value]) { snapshot in
            try snapshot.attendance.corrections.checkDecision(on: id, actor: actor, holder: holder)
        }
    }

    private func person(of id: CorrectionID) async throws -> PersonID {
        guard let state = try await repository.snapshot().attendance.corrections.state(id) else {
            throw CorrectionError.unknownCorrection(id)
        }
        return state.correction.person
    }
}

extension Snapshot {
    /// Refuses a correction of what has not happened, or long ago, or of a day that is closed.
    fileprivate func checkOpen(_ correction: Correction, at now: Instant) throws {
        switch correction.change {
        case .add(_, let happened), .replace(_, _, let happened):
            if happened > now { throw CorrectionError.future }
            if attendance.zones.day(of: happened) < RecordedPunch.earliest {
                throw CorrectionError.tooEarly(before: RecordedPunch.earliest)
            }
        case .remove, .reverse: break
        }
        let days = days(touchedBy: correction)
        for day in days.sorted() { try attendance.periods.checkOpen(day) }
        // The end of a night shift is of the day on which the shift began.
        let department = roster.anyone(correction.person)?.details.department ?? ""
        if let day = attendance.closedDay(changedBy: correction, near: days, department: department, now: now) {
            throw CorrectionError.periodClosed(on: day)
        }
    }
}
