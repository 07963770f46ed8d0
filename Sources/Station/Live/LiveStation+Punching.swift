import Attendance
import BeaconKit

/// Punches that people make by hand go the way of those that presence decides: one order, one journal.
extension LiveStation: PunchTaker {
    package func take(_ request: PunchRequest) throws -> PunchReceipt {
        try request.check()
        if try store.changedByOthers() { try reload() }
        guard let person = stored.roster.person(number: request.number) else {
            throw RosterError.noSuchPerson(request.number)
        }
        if let known = try store.punch(key: request.key) {
            guard try isSame(known, as: request, by: person) else { throw PunchError.keyReused(request.key) }
            return receipt(known, of: person, isRepeated: true)
        }
        let present = time.wall(now)
        let happened = present.adding(microseconds: -Int64(Double(max(0, request.age)) * speed))
        let state = PunchState(latestDay(of: person.id), site: site)
        let direction = request.direction ?? state.fitting(at: happened)
        // What a device brings that was cut off is evidence. Where it contradicts the rest, the timesheet says so.
        if !request.isOffline { try state.check(direction, at: happened, now: present) }
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
            throw StoreError(.other, "The journal did not return the punch that it took.")
        }
        return receipt(recorded, of: person, isRepeated: false)
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

    private func receipt(_ recorded: RecordedPunch, of person: Person, isRepeated: Bool) -> PunchReceipt {
        var punctuality: PunchReceipt.Punctuality?
        if recorded.punch.direction == .in, let day = stored.days[person.id], day.arrived == recorded.happened {
            let workDay = workDays.day(day.day, site: site)
            let standing = Standing(record: day, today: workDay, now: recorded.happened) { _ in workDay }
            punctuality =
                standing.minutesLate.map { .late($0) } ?? (recorded.happened < workDay.shiftEnd ? .onTime : nil)
        }
        return PunchReceipt(punch: recorded, person: person, punctuality: punctuality, isRepeated: isRepeated)
    }
}
