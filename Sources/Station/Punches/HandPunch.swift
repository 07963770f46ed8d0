package import Attendance
import BeaconKit

/// A punch that somebody makes by hand, on its way into the journal: decided on what the station knew when it was made,
/// and on what was written since.
package struct HandPunch: Sendable {
    package let person: Person
    private let request: PunchRequest
    private let wall: Instant
    private let speed: Double
    private let present: OnSiteLedger

    init(_ request: PunchRequest, of person: Person, known: inout KnownJournal, at time: StationTime) {
        self.request = request
        self.person = person
        wall = time.wall
        speed = time.speed
        // Worked out here, it is there for the decision and stays for the board.
        _ = known.present.expectedStay(of: person, at: wall)
        _ = known.present.plans(of: person, at: wall)
        present = known.present
    }

    /// - Throws: ``PunchError``, ``StoreError``.
    package func decide(in journal: any JournalReader) throws -> PunchOutcome {
        var present = present
        try present.update(from: journal)
        return try present.decide(request, of: person, at: wall, speed: speed, in: journal)
    }
}

extension PunchOutcome {
    /// What the one who punched is told, once it is durable.
    ///
    /// - Parameter entries: what was appended, the punch last.
    /// - Throws: ``StoreError``.
    func receipt(
        _ entries: [Entry],
        of person: Person,
        known: inout KnownJournal,
        at wall: Instant
    ) throws(StoreError) -> PunchReceipt {
        let (punch, since, isRepeated): (RecordedPunch?, Instant?, Bool) =
            switch self {
            case .known(let recorded, let since): (recorded, since, true)
            case .new(_, let since): (entries.last.flatMap { RecordedPunch($0) }, since, false)
            }
        guard let punch else {
            throw StoreError(.other, "The journal did not return the recorded punch. Try again.")
        }
        var punctuality: PunchReceipt.Punctuality?
        if since == nil, punch.punch.direction == .in,
            known.present.latestStay(of: person, at: wall)?.arrived == punch.happened
        {
            let plans = known.present.plans(of: person, at: punch.happened)
            punctuality =
                plans.minutesLate(arrived: punch.happened).map { .late($0) }
                ?? (plans.isAwaited(at: punch.happened) ? .onTime : nil)
        }
        return PunchReceipt(
            punch: punch,
            person: person,
            punctuality: punctuality,
            since: since,
            isRepeated: isRepeated
        )
    }
}
