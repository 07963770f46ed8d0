package import Attendance
package import BeaconKit

/// Roll calls. Several wardens mark at once; each mark is an entry, and of one person the latest counts.
extension AttendanceCommands {
    /// Starts a roll call with who is where now.
    ///
    /// - Parameters:
    ///   - id: the same for the same roll call sent again.
    ///   - people: everybody of whom something is known, as the board has it; also from the last snapshot. Visitors who
    ///     are signed in are on every list.
    /// - Throws: ``AttendanceRefusal/rollCallRunning(_:)``, ``StoreError``.
    package func startRollCall(
        isDrill: Bool,
        people: [RollCall.Whereabouts],
        id: RollCallID = RollCallID(),
        at now: Instant
    ) async throws {
        let snapshot = try await repository.snapshot()
        if snapshot.rollCalls.contains(where: { $0.id == id }) { return }
        // Kept first: a list without a roll call does no harm.
        try repository.store.saveRollCall(id, people: people + snapshot.visitors.whereabouts(at: now))
        try await append(.rollCallStarted(RollCallStarted(id: id, isDrill: isDrill)), at: now) { snapshot in
            if let other = snapshot.runningRollCall {
                throw AttendanceRefusal.rollCallRunning(other.id)
            }
        }
    }

    /// Says of somebody on the roster, or of a visitor, that they are safe, missing, or not on site.
    package func mark(_ person: PersonID, _ state: RollCallMark.State, in id: RollCallID, at now: Instant) async throws
    {
        let mark = RollCallMark(.person(person), state, at: now, by: actor)
        try await append(.rollCallMarked(RollCallMarked(id: id, mark: mark)), at: now) { snapshot in
            try snapshot.checkOpen(id)
            guard snapshot.roster.anyone(person) != nil || snapshot.visitors.visits[person] != nil else {
                throw RosterError.personGone
            }
        }
    }

    /// Says it of somebody who is on no list.
    ///
    /// - Parameters:
    ///   - name: what they are called; a personal value.
    ///   - subject: names them in later marks; a new one for somebody new.
    package func mark(
        unlisted name: String,
        as subject: PersonID = PersonID(),
        _ state: RollCallMark.State,
        in id: RollCallID,
        at now: Instant
    ) async throws {
        let value = try PersonalValue.make(unlisted: name, person: subject)
        let mark = RollCallMark(.unlisted(subject, name: value.commitment), state, at: now, by: actor)
        try await append(.rollCallMarked(RollCallMarked(id: id, mark: mark)), at: now, personal: [value]) { snapshot in
            try snapshot.checkOpen(id)
        }
    }

    /// Ends a roll call; how it ended is in the journal.
    ///
    /// - Returns: how it ended.
    @discardableResult
    package func closeRollCall(_ id: RollCallID, at now: Instant) async throws -> RollCallCounts {
        // Others mark meanwhile: the counts are those of all marks before the end.
        for _ in 0..<10 {
            let snapshot = try await repository.snapshot()
            try snapshot.checkOpen(id)
            let counts = try snapshot.rollCall(id, from: repository.store).counts
            do {
                try await append(.rollCallClosed(RollCallClosed(id: id, counts: counts)), at: now) { present in
                    try present.checkOpen(id)
                    guard
                        present.rollCalls.last(where: { $0.id == id })
                            == snapshot.rollCalls.last(where: { $0.id == id })
                    else { throw MarkedMeanwhile() }
                }
                return counts
            } catch is MarkedMeanwhile {
                continue
            }
        }
        throw StoreError(.busy, "Wardens are still marking people. Close the roll call again.")
    }

    private struct MarkedMeanwhile: Error {}
}

extension Snapshot {
    fileprivate func checkOpen(_ id: RollCallID) throws {
        guard let record = rollCalls.last(where: { $0.id == id }) else { throw AttendanceRefusal.noSuchRollCall }
        guard record.closed == nil else { throw AttendanceRefusal.rollCallClosed }
    }

    /// A roll call with all marks.
    ///
    /// - Throws: ``AttendanceRefusal/noSuchRollCall``, ``StoreError``.
    package func rollCall(_ id: RollCallID, from store: any JournalStore) throws -> RollCall {
        guard let record = rollCalls.last(where: { $0.id == id }) else { throw AttendanceRefusal.noSuchRollCall }
        var call = RollCall(
            id: id,
            isDrill: record.isDrill,
            began: record.began,
            people: try store.rollCallPeople(id)
        )
        for mark in record.marks { call.apply(mark) }
        return call
    }

    /// A roll call as wardens see it.
    ///
    /// - Throws: ``AttendanceRefusal/noSuchRollCall``, ``StoreError``.
    package func rollCallView(_ id: RollCallID, from store: any JournalStore) throws -> RollCallView {
        let call = try rollCall(id, from: store)
        guard let record = rollCalls.last(where: { $0.id == id }) else { throw AttendanceRefusal.noSuchRollCall }
        let seen = Dictionary(
            try store.rollCallPeople(id).map { ($0.person, $0.lastSeen) },
            uniquingKeysWith: { first, _ in first }
        )
        var marks: [PersonID: RollCallMark] = [:]
        var unlisted: [RollCallView.Line] = []
        for mark in call.standing {
            switch mark.subject {
            case .person(let person): marks[person] = mark
            case .unlisted(_, let name):
                unlisted.append(
                    RollCallView.Line(
                        subject: mark.subject,
                        person: nil,
                        visitor: nil,
                        name: try store.text(name) ?? "—",
                        presence: nil,
                        lastSeen: nil,
                        mark: mark
                    )
                )
            }
        }
        let listed = try Set(call.expected.keys).union(marks.keys).map { id -> RollCallView.Line in
            let person = roster.anyone(id)
            let visit = try visitors.visits[id].map { try visitor($0, from: store, at: record.began) }
            return RollCallView.Line(
                subject: .person(id),
                person: person,
                visitor: visit,
                name: person?.details.name ?? visit?.name ?? "—",
                presence: call.expected[id] ?? .notOnSite,
                lastSeen: seen[id] ?? nil,
                mark: marks[id]
            )
        }
        return RollCallView(
            record: record,
            lines: listed.sorted { Self.order($0) < Self.order($1) } + unlisted,
            counts: record.closed?.counts ?? call.counts,
            expected: call.expected.count { $0.value != .notOnSite }
        )
    }

    /// Who is still to be found comes first, the surest presence first, then those who are marked, then the others.
    private static func order(_ line: RollCallView.Line) -> (Int, Int, Int, String) {
        let presence = line.presence ?? .notOnSite
        let group = line.mark != nil ? 1 : presence == .notOnSite ? 2 : 0
        return (group, presence.rawValue, line.person?.number.rawValue ?? .max, line.name)
    }
}

extension RollCall.Whereabouts {
    /// What the board says of somebody.
    package init(_ person: BoardPerson) {
        let since = person.standing.isOnSite ? person.standing.since : person.standing.mayBeInsideSince
        self.init(
            person: person.id,
            isOnSite: person.standing.isOnSite,
            mayBeInside: person.standing.mayBeInsideSince != nil,
            lastSeen: [person.lastSeen, since].compactMap(\.self).max(),
            isFrozen: person.isFrozen
        )
    }
}
