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
        if try store.changedByOthers() { try reload() }
        guard let person = stored.roster.people[request.person] else { throw RosterError.personGone }
        var outcome: PunchOutcome?
        let entries = try recordNow { journal in
            try present.follow(journal)
            let decided = try present.decide(request, of: person, at: time.wall(now), speed: speed, in: journal)
            outcome = decided
            if case .new(let draft, _) = decided { return [draft] }
            return []
        }
        switch outcome {
        case .known(let recorded, let since):
            return receipt(recorded, of: person, since: since, isRepeated: true)
        case .new(_, let since):
            if let recorded = entries.last.flatMap({ RecordedPunch($0) }) {
                return receipt(recorded, of: person, since: since, isRepeated: false)
            }
        case nil: break
        }
        throw StoreError(.other, "The journal did not return the recorded punch. Try again.")
    }

    private func receipt(_ recorded: RecordedPunch, of person: Person, since: Instant?, isRepeated: Bool)
        -> PunchReceipt
    {
        var punctuality: PunchReceipt.Punctuality?
        if since == nil, recorded.punch.direction == .in,
            present.latestStay(of: person, at: time.wall(now))?.arrived == recorded.happened
        {
            let plans = present.plans(of: person, at: recorded.happened)
            punctuality =
                plans.minutesLate(arrived: recorded.happened).map { .late($0) }
                ?? (plans.isAwaited(at: recorded.happened) ? .onTime : nil)
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
