package import Attendance
package import BeaconKit

/// A record that is to be signed, as a page, a program or a command asks for it.
package struct SheetSignRequest: Decodable, Sendable {
    package let from: LocalDay
    /// The last day.
    package let to: LocalDay
    /// Of the record that was shown; what stands there now if it is not said.
    package let digest: String?
    /// The name with which somebody signs who does not draw.
    package let name: String?

    package init(from: LocalDay, to: LocalDay, digest: String?, name: String?) {
        self.from = from
        self.to = to
        self.digest = digest
        self.name = name
    }
}

/// Records of working time that people confirm and supervisors countersign.
extension AttendanceCommands {
    /// Confirms the record of somebody's own days, as it was shown. One that is confirmed as it is stays as it was.
    ///
    /// - Parameter drawn: what was drawn; `nil` for the name that was typed.
    /// - Throws: ``AttendanceRefusal``, `SignatureError`, `ScheduleError`, `RosterError.personGone`, ``StoreError``.
    package func confirm(
        _ request: SheetSignRequest,
        of person: PersonID,
        drawn: Signature? = nil,
        at now: Instant
    ) async throws {
        try await sign(request, of: person, drawn: drawn, at: now) { standing in
            standing.state == .confirmed || standing.state == .countersigned
        } fact: {
            .sheetConfirmed(SheetConfirmed($0))
        }
    }

    /// Countersigns what somebody confirmed, never one's own.
    ///
    /// - Throws: as ``confirm(_:of:drawn:at:)``.
    package func countersign(
        _ request: SheetSignRequest,
        of person: PersonID,
        drawn: Signature? = nil,
        at now: Instant
    ) async throws {
        guard holder != person else { throw AttendanceRefusal.ownSheet }
        try await sign(request, of: person, drawn: drawn, at: now) { standing in
            switch standing.state {
            case .open, .changed: throw AttendanceRefusal.sheetNotConfirmed
            case .confirmed: false
            case .countersigned: true
            }
        } fact: {
            .sheetCountersigned(SheetCountersigned($0))
        }
    }

    /// Countersigns what several people confirmed, all of it or nothing. What is countersigned already stays as it was.
    ///
    /// - Parameters:
    ///   - sheets: the digests of the records that were shown.
    ///   - name: with which somebody signs.
    /// - Returns: how many were countersigned.
    /// - Throws: as ``countersign(_:of:drawn:at:)``.
    package func countersign(_ sheets: [PersonID: String], in range: DayRange, name: String, at now: Instant)
        async throws
        -> Int
    {
        let signature = try Signature(typed: name)
        let snapshot = try await repository.snapshot()
        var drafts: [EntryDraft] = []
        for (person, digest) in sheets.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            guard holder != person else { throw AttendanceRefusal.ownSheet }
            let standing = try snapshot.signable(person, in: range, at: now)
            guard standing.digest.text == digest else { throw AttendanceRefusal.sheetChanged }
            switch standing.state {
            case .open, .changed: throw AttendanceRefusal.sheetNotConfirmed
            case .countersigned: continue
            case .confirmed: break
            }
            let value = PersonalValue.make(signature: signature, person: person)
            let signed = SheetSignature(
                person: person,
                range: range,
                digest: standing.digest,
                signature: value.commitment
            )
            drafts.append(draft(.sheetCountersigned(SheetCountersigned(signed)), at: now, personal: [value]))
        }
        guard !drafts.isEmpty else { return 0 }
        try await append(drafts, at: now) { present in
            for (person, digest) in sheets where try present.signable(person, in: range, at: now).digest.text != digest
            {
                throw AttendanceRefusal.sheetChanged
            }
        }
        return drafts.count
    }

    /// - Parameter isDone: whether the record is signed already.
    private func sign(
        _ request: SheetSignRequest,
        of person: PersonID,
        drawn: Signature?,
        at now: Instant,
        isDone: @Sendable (SheetStanding) throws -> Bool,
        fact: (SheetSignature) -> Fact
    ) async throws {
        let signature: Signature
        if let drawn { signature = drawn } else { signature = try Signature(typed: request.name ?? "") }
        let range = try DayRange(from: request.from, to: request.to)
        guard range.count <= MonthlySheetMaker.mostDays else {
            throw ScheduleError.rangeTooLong(days: range.count, limit: MonthlySheetMaker.mostDays)
        }
        let standing = try await repository.snapshot().signable(person, in: range, at: now)
        // Whoever signs what they have not seen looks again first.
        guard request.digest == nil || request.digest == standing.digest.text else {
            throw AttendanceRefusal.sheetChanged
        }
        guard try !isDone(standing) else { return }
        let value = PersonalValue.make(signature: signature, person: person)
        let signed = SheetSignature(
            person: person,
            range: range,
            digest: standing.digest,
            signature: value.commitment
        )
        let draft = EntryDraft(
            fact(signed),
            happened: now,
            // Who signs for themselves does so by what is theirs, whatever their role.
            source: holder == person && source == .supervisor ? .phone : source,
            actor: actor,
            personal: [value]
        )
        try await append([draft], at: now) { snapshot in
            let present = try snapshot.signable(person, in: range, at: now)
            guard present.digest == signed.digest else { throw AttendanceRefusal.sheetChanged }
            _ = try isDone(present)
        }
    }
}

extension Snapshot {
    /// The record of days that can be signed: those that are over.
    fileprivate func signable(_ person: PersonID, in range: DayRange, at now: Instant) throws -> SheetStanding {
        guard let known = roster.anyone(person) else { throw RosterError.personGone }
        guard range.to < today(at: now) else { throw AttendanceRefusal.sheetNotOver(range.to) }
        return standing(of: known, in: range, at: now)
    }
}
