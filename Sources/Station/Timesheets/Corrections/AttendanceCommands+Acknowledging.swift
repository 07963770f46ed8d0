package import Attendance
package import BeaconKit

/// What is left as it is.
extension AttendanceCommands {
    /// Notes that an exception was seen and is left as it is. One that was acknowledged before stays as it was.
    ///
    /// It changes no minutes, so that it is possible in a closed period, too. What must be fixed before payroll is not
    /// acknowledged but corrected.
    ///
    /// - Parameters:
    ///   - reason: up to 500 characters, or nothing; a personal value.
    ///   - id: the same for the same acknowledgement sent again, which then changes nothing.
    /// - Throws: ``AttendanceRefusal``, ``CorrectionError/badReason``, ``StoreError``.
    package func acknowledge(
        _ exception: Exception,
        of person: PersonID,
        reason: String = "",
        id: AcknowledgementID = AcknowledgementID(),
        at now: Instant
    ) async throws {
        guard exception.severity < .mustFix else { throw AttendanceRefusal.mustBeCorrected }
        try await acknowledge(exception, of: person, in: \.acknowledgements, reason: reason, id: id, at: now) {
            Acknowledgement(id: id, person: person, exception: exception, reason: $0)
        }
    }

    /// Notes in one transaction that several exceptions and findings were seen and are left as they are, all for the same
    /// reason. Those that were acknowledged before stay as they were.
    ///
    /// - Parameter batch: the name under which all of them can be taken back.
    /// - Returns: how many were noted.
    /// - Throws: as for one; then none is noted.
    package func acknowledge(
        _ lines: [ExceptionLine],
        findings: [LawLine] = [],
        reason: String = "",
        batch: AcknowledgementID = AcknowledgementID(),
        at now: Instant
    ) async throws -> Int {
        let book = try await repository.snapshot().attendance
        var drafts: [EntryDraft] = []
        func acknowledge(_ person: PersonID, _ make: (AcknowledgementID, Commitment?) -> any FactContent) throws {
            guard holder != person else { throw AttendanceRefusal.ownException }
            let value = reason.isEmpty ? nil : try PersonalValue.make(reason: reason, person: person)
            let content = make(AcknowledgementID(batch, number: drafts.count + 1), value?.commitment)
            drafts.append(draft(content.fact, at: now, personal: value.map { [$0] } ?? []))
        }
        for line in lines where book.acknowledgements.state(of: line.exception, for: line.person.id) == nil {
            guard line.exception.severity < .mustFix else { throw AttendanceRefusal.mustBeCorrected }
            try acknowledge(line.person.id) {
                Acknowledgement(id: $0, person: line.person.id, exception: line.exception, reason: $1)
            }
        }
        for line in findings where book.lawAcknowledgements.state(of: line.finding.mark, for: line.person.id) == nil {
            try acknowledge(line.person.id) {
                LawAcknowledgement(id: $0, person: line.person.id, matter: line.finding.mark, reason: $1)
            }
        }
        guard !drafts.isEmpty else { return 0 }
        let people = Set(lines.map(\.person.id) + findings.map(\.person.id))
        try await append(drafts, at: now) { snapshot in
            guard people.allSatisfy({ snapshot.roster.anyone($0) != nil }) else { throw RosterError.personGone }
        }
        return drafts.count
    }

    /// Notes that a supervisor has seen what a law does not allow, in the same way.
    ///
    /// - Throws: as for an exception.
    package func acknowledge(
        _ finding: LawFinding.Mark,
        of person: PersonID,
        reason: String = "",
        id: AcknowledgementID = AcknowledgementID(),
        at now: Instant
    ) async throws {
        try await acknowledge(finding, of: person, in: \.lawAcknowledgements, reason: reason, id: id, at: now) {
            LawAcknowledgement(id: id, person: person, matter: finding, reason: $0)
        }
    }

    /// Takes back what was noted under a name, alone or with others: it is to be looked at again.
    ///
    /// - Returns: how many.
    /// - Throws: ``AttendanceRefusal/noSuchException`` if nothing of it counts any more, ``StoreError``.
    @discardableResult
    package func withdrawAcknowledgements(_ batch: AcknowledgementID, at now: Instant) async throws -> Int {
        let known = try await repository.snapshot().attendance.acknowledged(batch)
        guard !known.isEmpty else { throw AttendanceRefusal.noSuchException }
        guard !known.contains(where: { $0.person == holder }) else { throw AttendanceRefusal.ownException }
        let drafts = known.map {
            draft(.acknowledgementWithdrawn(AcknowledgementWithdrawn(id: $0.id, day: $0.day)), at: now)
        }
        try await append(drafts, at: now) { snapshot in
            guard snapshot.attendance.acknowledged(batch).count == known.count else {
                throw AttendanceRefusal.noSuchException
            }
        }
        return known.count
    }

    private func acknowledge<Content: Acknowledging & FactContent>(
        _ matter: Content.Matter,
        of person: PersonID,
        in ledger: any KeyPath<AttendanceLedger, AcknowledgementLedger<Content>> & Sendable,
        reason: String,
        id: AcknowledgementID,
        at now: Instant,
        make: (Commitment?) -> Content
    ) async throws {
        guard holder != person else { throw AttendanceRefusal.ownException }
        let known = try await repository.snapshot().attendance[keyPath: ledger]
        if let state = known.state(id) {
            let present = state.acknowledgement
            guard present.person == person, present.matter == matter, state.by == actor else {
                throw AttendanceRefusal.nameTaken(id.rawValue)
            }
            return
        }
        guard known.state(of: matter, for: person) == nil else { return }
        let value = reason.isEmpty ? nil : try PersonalValue.make(reason: reason, person: person)
        try await append(make(value?.commitment).fact, at: now, personal: value.map { [$0] } ?? []) { snapshot in
            guard snapshot.roster.anyone(person) != nil else { throw RosterError.personGone }
        }
    }
}

extension AttendanceLedger {
    /// What was acknowledged under a name and still is.
    package func acknowledged(_ batch: AcknowledgementID) -> [any Acknowledging] {
        acknowledgements.states(of: batch).map(\.acknowledgement)
            + lawAcknowledgements.states(of: batch).map(\.acknowledgement)
    }
}
