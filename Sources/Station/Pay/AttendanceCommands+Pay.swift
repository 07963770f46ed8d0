package import Attendance
package import BeaconKit

/// By what people are paid, and what is booked in their accounts. What is reported of closed days never changes.
extension AttendanceCommands {
    /// Has people paid by rules from a day on.
    ///
    /// - Throws: as ``PayRuleRequest``, `CorrectionError.periodClosed`, ``StoreError``.
    package func set(_ request: PayRuleRequest, at now: Instant) async throws -> PayRulesSet {
        let snapshot = try await repository.snapshot()
        return try await record(try request.content(in: snapshot, today: snapshot.today(at: now)), at: now)
    }

    /// Ends the pay rules of people: from a day on those of the wider group count again.
    ///
    /// - Throws: ``PayRefusal/noRules(on:)``, `CorrectionError.periodClosed`, ``RequestError``, ``StoreError``.
    package func endPayRules(_ request: RuleEndRequest, at now: Instant) async throws -> PayRulesSet {
        try await end(request, of: \.rules, at: now)
    }

    /// Gives the hours accounts of people limits from a day on.
    ///
    /// - Throws: `ContractError`, ``RequestError``, `RosterError`, `CorrectionError.periodClosed`, ``StoreError``.
    package func set(_ request: AccountRuleRequest, at now: Instant) async throws -> AccountRulesSet {
        let snapshot = try await repository.snapshot()
        return try await record(try request.content(in: snapshot, today: snapshot.today(at: now)), at: now)
    }

    /// Ends the limits of people's hours accounts.
    ///
    /// - Throws: ``PayRefusal/noRules(on:)``, `CorrectionError.periodClosed`, ``RequestError``, ``StoreError``.
    package func endAccountRules(_ request: RuleEndRequest, at now: Instant) async throws -> AccountRulesSet {
        try await end(request, of: \.accountRules, at: now)
    }

    private func record<Content: ScopedRulesContent>(_ set: Content, at now: Instant) async throws -> Content {
        try await append(set.fact, at: now) { snapshot in
            try snapshot.attendance.periods.checkOpen(from: set.from, to: nil)
        }
        return set
    }

    private func end<Content: ScopedRulesContent>(
        _ request: RuleEndRequest,
        of rules: any KeyPath<PayLedger, ScopedRules<Content.Rules>> & Sendable,
        at now: Instant
    ) async throws -> Content {
        let snapshot = try await repository.snapshot()
        let day = request.from ?? snapshot.today(at: now)
        let scope = try request.scope(in: snapshot)
        let end = Content(nil, for: scope, from: day)
        try await append(end.fact, at: now) { snapshot in
            guard snapshot.attendance.pay[keyPath: rules].rules(exactly: scope, on: day) != nil else {
                throw PayRefusal.noRules(on: day)
            }
            try snapshot.attendance.periods.checkOpen(from: day, to: nil)
        }
        return end
    }

    /// Gives somebody a contract.
    ///
    /// - Parameter id: what the contract is called from now on.
    /// - Throws: `ContractError`, `RosterError`, `CorrectionError.periodClosed`, ``AttendanceRefusal/nameTaken(_:)``,
    ///   ``StoreError``.
    package func set(_ request: ContractRequest, id: String, at now: Instant) async throws -> Contract {
        let snapshot = try await repository.snapshot()
        let contract = try request.contract(id: id, in: snapshot, today: snapshot.today(at: now))
        let known = snapshot.attendance.pay.contracts.all.first { $0.id == id }
        // Sent again.
        if known == contract { return contract }
        guard known == nil else { throw AttendanceRefusal.nameTaken(id) }
        try await append(.contractSet(contract), at: now) { snapshot in
            guard snapshot.roster.anyone(contract.person) != nil else { throw RosterError.personGone }
            try snapshot.attendance.periods.checkOpen(from: contract.from, to: contract.to)
            var contracts = snapshot.attendance.pay.contracts
            try contracts.put(contract)
        }
        return contract
    }

    /// Ends a contract after a day, or takes it away altogether.
    ///
    /// - Parameter last: the last day on which it counts; `nil` if it never counts.
    /// - Throws: `ContractError.noSuchContract`, `CorrectionError.periodClosed`, ``StoreError``.
    package func endContract(_ id: String, after last: LocalDay?, at now: Instant) async throws {
        let known = try await repository.snapshot().attendance.pay.contracts.all.first { $0.id == id }
        guard let person = known?.person else { throw ContractError.noSuchContract(id) }
        try await append(.contractEnded(ContractEnded(id: id, person: person, to: last)), at: now) { snapshot in
            guard let old = snapshot.attendance.pay.contracts.all.first(where: { $0.id == id }) else {
                throw ContractError.noSuchContract(id)
            }
            let from = last.map { max(old.from, $0.adding(1)) } ?? old.from
            if old.to.map({ $0 >= from }) ?? true {
                try snapshot.attendance.periods.checkOpen(from: from, to: old.to)
            }
        }
    }

    /// Books hours in somebody's account by hand.
    ///
    /// - Parameter id: what the booking is called from now on; the same for the same booking sent again, which then
    ///   changes nothing.
    /// - Throws: `ContractError`, ``PayRefusal``, `CorrectionError`, `RosterError`,
    ///   ``AttendanceRefusal/nameTaken(_:)``, ``StoreError``.
    package func book(_ request: BookingRequest, id: String, at now: Instant) async throws -> AccountBooking {
        let snapshot = try await repository.snapshot()
        let (booking, value) = try request.booking(id: id, in: snapshot, today: snapshot.today(at: now))
        guard holder != booking.person else { throw PayRefusal.ownAccount }
        if let known = snapshot.attendance.pay.allBookings.first(where: { $0.id == id }) {
            guard known.person == booking.person, known.day == booking.day, known.kind == booking.kind,
                known.minutes == booking.minutes
            else { throw AttendanceRefusal.nameTaken(id) }
            return known
        }
        try await append(.hoursBooked(booking), at: now, personal: [value]) { snapshot in
            guard snapshot.roster.anyone(booking.person) != nil else { throw RosterError.personGone }
            try snapshot.attendance.periods.checkOpen(booking.day)
        }
        return booking
    }

    /// Approves all of a day's time outside of the flexitime, as it is now, so that it counts; or takes that back. Punches
    /// that change later bring nothing more under an approval.
    ///
    /// - Throws: ``PayRefusal``, `CorrectionError`, `RosterError`, ``StoreError``.
    package func decide(_ request: OutsideTimeRequest, at now: Instant) async throws {
        let snapshot = try await repository.snapshot()
        let person = try snapshot.person(request.number)
        guard holder != person.id else { throw PayRefusal.ownTime }
        let isApproved = !(request.withdraws ?? false)
        let times = try snapshot.outsideTimes(of: person, on: request.day, areApproved: !isApproved, at: now)
        let drafts = try times.map { time in
            // Each with a salt of its own.
            let value = try PersonalValue.make(reason: request.reason, person: person.id)
            let decided = OutsideTimeDecided(
                person: person.id,
                day: request.day,
                time: time,
                isApproved: isApproved,
                reason: value.commitment
            )
            return draft(.outsideTimeDecided(decided), at: now, personal: [value])
        }
        try await append(drafts, at: now) { snapshot in
            try snapshot.attendance.periods.checkOpen(request.day)
            guard try snapshot.outsideTimes(of: person, on: request.day, areApproved: !isApproved, at: now) == times
            else { throw AttendanceRefusal.sheetChanged }
        }
    }

    /// Chooses the laws that days are checked against from a day on. Findings change nothing that is reported, so that
    /// closed periods do not matter.
    ///
    /// - Throws: ``RequestError``, ``StoreError``.
    package func choose(_ request: LawRequest, at now: Instant) async throws -> LawsChosen {
        let today = try await repository.snapshot().today(at: now)
        let chosen = try request.content(today: today)
        try await append(.lawsChosen(chosen), at: now) { _ in }
        return chosen
    }
}

extension Snapshot {
    /// A day's time outside of the flexitime: what waits to be approved, or what was.
    ///
    /// - Throws: ``PayRefusal/nothingOutside(_:)`` or ``PayRefusal/nothingApproved(_:)``.
    fileprivate func outsideTimes(of person: Person, on day: LocalDay, areApproved: Bool, at now: Instant) throws
        -> [Interval]
    {
        if areApproved {
            let approved = attendance.pay.approved(of: person.id, on: day)
            guard !approved.isEmpty else { throw PayRefusal.nothingApproved(day) }
            return approved
        }
        let knowledge = Timesheet.Knowledge(complete: now)
        let own = pay(of: [person], in: DayRange(day), withAccounts: false, knowledge: knowledge).first
        guard let times = own?.days.first?.outsideTimes, !times.isEmpty else { throw PayRefusal.nothingOutside(day) }
        return times
    }
}
