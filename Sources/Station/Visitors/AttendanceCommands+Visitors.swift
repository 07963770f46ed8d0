package import Attendance
package import BeaconKit

/// Visitors: expected, signed in by themselves or by the front desk, signed out.
extension AttendanceCommands {
    /// How far ahead somebody can be expected, in days.
    private static let farthest = 366

    /// Expects a visitor, and makes the secret of their link.
    ///
    /// - Parameter id: the same for the same visitor sent again.
    /// - Throws: ``VisitorError``, ``StoreError``.
    package func expect(_ request: VisitorRequest, as id: PersonID = PersonID(), at now: Instant) async throws {
        let snapshot = try await repository.snapshot()
        if snapshot.visitors.visits[id] != nil { return }
        let secret = Secret()
        let details = try request.details(over: nil, pass: secret.text)
        let value = PersonalValue.make(visitor: details, of: id)
        let today = snapshot.today(at: now)
        let expected = VisitorExpected(
            id: id,
            host: try request.host(over: nil, in: snapshot.roster),
            details: value.commitment,
            pass: secret.digest,
            day: try Self.day(request.day?.value ?? today, today: today)
        )
        try await append(.visitorExpected(expected), at: now, personal: [value]) { present in
            guard present.visitors.visits[id] == nil else { throw VisitorError.alreadyHere }
        }
    }

    private static func day(_ day: LocalDay, today: LocalDay) throws(VisitorError) -> LocalDay {
        guard day >= today, day <= today.adding(farthest) else { throw .badDay }
        return day
    }

    /// Changes what is known of a visitor whose visit is not over.
    ///
    /// - Throws: ``VisitorError``, ``StoreError``.
    package func edit(_ id: PersonID, _ request: VisitorRequest, at now: Instant) async throws {
        let snapshot = try await repository.snapshot()
        let old = try snapshot.visitor(id, from: repository.store, at: now)
        guard let known = old.details, old.visit.left == nil else { throw VisitorError.over }
        let details = try request.details(over: known, pass: known.pass)
        let value = PersonalValue.make(visitor: details, of: id)
        var day = old.visit.day
        if old.visit.arrived == nil, case .set(let wanted)? = request.day, wanted != day {
            day = try Self.day(wanted, today: snapshot.today(at: now))
        }
        let host = try request.host(over: old.visit.host, in: snapshot.roster)
        guard details != known || host != old.visit.host || day != old.visit.day else { return }
        let edited = VisitorEdited(id: id, host: host, details: value.commitment, day: day)
        try await append(.visitorEdited(edited), at: now, personal: [value]) { present in
            guard present.visitors.visits[id] == old.visit else { throw VisitorError.over }
        }
    }

    /// Signs a visitor in. Whoever was expected is found by their identifier, by their pass, or today by their name.
    ///
    /// - Parameters:
    ///   - id: the visit; a new one for whoever was not expected.
    ///   - isAlone: nobody of the site is beside them: then they give all that the site asks of its visitors. At the front
    ///     desk somebody else types, and the agreement may be on paper.
    /// - Returns: the visit.
    /// - Throws: ``VisitorError``, ``SignatureError``, `RosterError` for a picture, ``StoreError``.
    @discardableResult
    package func signIn(
        _ request: SignInRequest,
        as id: PersonID = PersonID(),
        isAlone: Bool,
        at now: Instant
    ) async throws -> PersonID {
        let snapshot = try await repository.snapshot()
        let old = try expected(request, id, in: snapshot, at: now)
        if let old, old.visit.arrived != nil {
            // Sent again: a form whose answer was lost.
            guard old.visit.left == nil else { throw VisitorError.over }
            guard old.id == id else { throw VisitorError.alreadyHere }
            return id
        }
        let visit = old?.id ?? id
        let rules = snapshot.visitors.rules
        let secret = old == nil ? Secret() : nil
        let details = try request.visitor.details(
            over: old?.details,
            pass: secret?.text ?? old?.details?.pass ?? "",
            isComing: true
        )
        let host = try request.visitor.host(over: old?.visit.host, in: snapshot.roster)
        let signature = try request.signature()
        let photo = try request.picture()
        let given: [(VisitorField, Bool)] = [
            (.company, !details.company.isEmpty), (.purpose, !details.purpose.isEmpty), (.host, host != nil),
            (.photo, photo != nil || !isAlone), (.signature, signature != nil || !isAlone),
        ]
        for (field, isGiven) in given where !isGiven && rules.required.contains(field) {
            throw VisitorError.needed(field)
        }
        let agreement = request.agreed == true ? rules.digest : nil
        if isAlone, agreement != rules.digest { throw VisitorError.notAgreed }
        let values = (
            details: PersonalValue.make(visitor: details, of: visit),
            signature: signature.map { PersonalValue.make(signature: $0, person: visit) },
            photo: photo.map { PersonalValue.make(photo: $0, person: visit) }
        )
        let signed = VisitorSignedIn(
            id: visit,
            host: host,
            details: values.details.commitment,
            pass: secret?.digest ?? old?.visit.pass ?? "",
            agreement: agreement,
            signature: values.signature?.commitment,
            photo: values.photo?.commitment
        )
        let personal = [values.details, values.signature, values.photo].compactMap(\.self)
        try await append(.visitorSignedIn(signed), at: now, personal: personal) { present in
            guard present.visitors.visits[visit] == old?.visit else { throw VisitorError.alreadyHere }
            guard present.visitors.rules == rules else { throw VisitorError.notAgreed }
        }
        return visit
    }

    /// Whom somebody is who says that they are here; `nil` for whoever was not expected.
    private func expected(_ request: SignInRequest, _ id: PersonID, in snapshot: Snapshot, at now: Instant) throws
        -> VisitorRecord?
    {
        if let known = snapshot.visitors.visits[id] {
            return try snapshot.visitor(known, from: repository.store, at: now)
        }
        if let pass = request.pass { return try snapshot.visitor(showing: pass, from: repository.store, at: now) }
        guard let name = request.visitor.name?.value else { return nil }
        let today = snapshot.today(at: now)
        let same = try snapshot.visitors(from: repository.store, at: now) { $0.arrived == nil && $0.day == today }
            .filter { VisitorDetails.isSameName($0.name, name) }
        // Of several nobody knows which.
        return same.count == 1 ? same.first : nil
    }

    /// Signs a visitor out.
    ///
    /// - Throws: ``VisitorError``, ``StoreError``.
    package func signOut(_ id: PersonID, at now: Instant) async throws {
        let snapshot = try await repository.snapshot()
        guard let visit = snapshot.visitors.visits[id] else { throw VisitorError.noSuchVisitor }
        guard visit.arrived != nil else { throw VisitorError.notHere }
        guard visit.left == nil else { return }
        try await append(.visitorSignedOut(VisitorSignedOut(id: id, host: visit.host)), at: now) { present in
            guard present.visitors.visits[id]?.left == nil else { throw VisitorError.over }
        }
    }

    /// Signs the visitor of a name out: who leaves says it without a code.
    ///
    /// - Returns: the visit.
    /// - Throws: ``VisitorError``, ``StoreError``.
    package func signOut(named name: String, at now: Instant) async throws -> PersonID {
        let snapshot = try await repository.snapshot()
        let here = try snapshot.visitors(from: repository.store, at: now) { $0.arrived != nil && $0.left == nil }
            .filter { VisitorDetails.isSameName($0.name, name) }
        guard let visitor = here.first else { throw VisitorError.notHere }
        guard here.count == 1 else { throw VisitorError.severalVisitors(name) }
        try await signOut(visitor.id, at: now)
        return visitor.id
    }

    /// Removes a visit with all that is known of the visitor.
    ///
    /// - Throws: ``VisitorError``, ``StoreError``.
    package func removeVisitor(_ id: PersonID, at now: Instant) async throws {
        try await append(.visitorRemoved(VisitorRemoved(id: id)), at: now) { snapshot in
            guard snapshot.visitors.visits[id] != nil else { throw VisitorError.noSuchVisitor }
        }
    }

    /// Says what is asked of visitors.
    ///
    /// - Throws: ``VisitorError``, ``StoreError``.
    package func set(_ request: VisitorRulesRequest, at now: Instant) async throws {
        let old = try await repository.snapshot().visitors.rules
        let rules = try request.rules(over: old)
        guard rules != old else { return }
        try await append(.visitorRulesSet(rules), at: now) { _ in }
    }
}

extension Snapshot {
    /// Whose a pass is, as long as it is good.
    ///
    /// - Parameter pass: the secret, or the link with it.
    /// - Throws: ``VisitorError/badPass``, ``StoreError``.
    package func visitor(showing pass: String, from store: any JournalStore, at now: Instant) throws -> VisitorRecord {
        guard let secret = Secret(shownInLink: pass), let visit = visitors.visit(pass: secret.digest),
            visit.isPassGood(at: now, today: today(at: now))
        else { throw VisitorError.badPass }
        return try visitor(visit, from: store, at: now)
    }
}
