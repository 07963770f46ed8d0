package import Attendance
import BeaconKit

/// Punches that people make by hand go the way of those that presence decides: one order, one journal.
extension LiveStation: PunchTaker {
    package func person(number: PersonNumber) throws -> PersonID {
        if try store.changedByOthers() { try reload() }
        guard let person = stored.roster.person(number: number) else { throw RosterError.noSuchPerson(number) }
        return person.id
    }

    package func take(_ request: PunchRequest) throws -> PunchReceipt {
        try request.check()
        if try store.changedByOthers() { try reload() }
        try plans.follow()
        guard let person = stored.roster.people[request.person] else { throw RosterError.personGone }
        if let known = try store.punch(key: request.key) {
            guard try isSame(known, as: request, by: person) else { throw PunchError.keyReused(request.key) }
            return receipt(known, of: person, since: try since(of: known), isRepeated: true)
        }
        let present = time.wall(now)
        let happened = present.adding(microseconds: -Int64(Double(max(0, request.age)) * speed))
        let own = plans.plans(of: person.id, department: person.details.department, at: happened)
        let state = PunchState(latestDay(of: person.id), isOnBreak: breaks[person.id] != nil, plans: own)
        let word = try lastWord(of: person.id, around: happened)
        let direction = request.direction ?? word?.direction ?? state.fitting(at: happened)
        let isSaidAgain = word?.isRepeated(by: request.direction, from: request.source) ?? false
        // What a device brings that was cut off is evidence. Where it contradicts the rest, the timesheet says so.
        if !request.isOffline, !isSaidAgain { try state.check(direction, at: happened, now: present) }
        let signature = request.signature.map { PersonalValue.make(signature: $0, person: person.id) }
        let punch = Punch(
            person: person.id,
            direction: direction,
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
        // The end of a night shift is of the day on which the shift began.
        let session = DayRecord.after(punch, at: happened, latest: latestDay(of: person.id), site: site)?.day
        let days = [session, site.day(of: happened)].compactMap(\.self)
        let entries = try recordNow(draft) { journal in
            // What a device brings that was cut off is kept all the same, and does not count until the period is opened.
            guard !request.isOffline else { return }
            let periods = try journal.periods()
            if let day = days.first(where: { periods.closed($0) != nil }) { throw PunchError.periodClosed(on: day) }
        }
        guard let recorded = entries.last.flatMap({ RecordedPunch($0) }) else {
            throw StoreError(.other, "The journal did not return the recorded punch. Try again.")
        }
        let since = word?.direction == direction ? word?.since : nil
        return receipt(recorded, of: person, since: since, isRepeated: false)
    }

    /// Whether a punch that is recorded under a request's key is the one that is sent again. When it was made is not
    /// compared: an answer that got lost makes an offline punch of one that was taken.
    private func isSame(_ known: RecordedPunch, as request: PunchRequest, by person: Person) throws -> Bool {
        guard known.punch.person == person.id, request.direction.map({ $0 == known.punch.direction }) ?? true else {
            return false
        }
        let kept = try known.punch.signature.flatMap { try store.signature($0, of: person.id) }
        return kept == request.signature
    }

    /// Since when had been said what a recorded punch says, as it was answered when it was taken.
    private func since(of recorded: RecordedPunch) throws -> Instant? {
        let policy = try store.timesheetPolicy(on: site.day(of: recorded.happened))
        let span = LastWord.span(around: recorded.happened, policy: policy)
        let punches = try store.punches(of: recorded.punch.person, from: span.from, to: span.to)
        guard let place = punches.firstIndex(where: { $0.id == recorded.id }) else { return nil }
        let earlier = punches.enumerated().filter { index, punch in
            punch.recorded < recorded.recorded || punch.recorded == recorded.recorded && index < place
        }
        let said = earlier.map { LastWord.Said($0.element) }
        let word = LastWord(of: said, around: recorded.happened, policy: policy)
        return word?.direction == recorded.punch.direction ? word?.since : nil
    }

    private func receipt(_ recorded: RecordedPunch, of person: Person, since: Instant?, isRepeated: Bool)
        -> PunchReceipt
    {
        var punctuality: PunchReceipt.Punctuality?
        if since == nil, recorded.punch.direction == .in, let day = stored.days[person.id],
            day.arrived == recorded.happened
        {
            let own = plans.plans(of: person.id, department: person.details.department, at: recorded.happened)
            // Who comes back after midnight arrived the evening before.
            if plans.arrival(day, plans: own) == recorded.happened {
                punctuality =
                    own.minutesLate(arrived: recorded.happened).map { .late($0) }
                    ?? (own.isAwaited(at: recorded.happened) ? .onTime : nil)
            }
        }
        return PunchReceipt(
            punch: recorded,
            person: person,
            punctuality: punctuality,
            since: since,
            isRepeated: isRepeated
        )
    }
}
