package import BeaconKit

/// Looks at a punch before it is recorded, where somebody waits for the answer.
package enum PunchCheck {
    /// What is to be done with a punch that is allowed.
    package enum Verdict: Hashable, Sendable {
        case record
        /// It was sent before under the same key: answer with that entry.
        case known(EntryID)
    }

    /// - Parameters:
    ///   - sessions: the person's sessions of yesterday, today and tomorrow, in order.
    ///   - evidence: the person's punches as they were recorded, in order.
    ///   - isRepeated: it only says again what was said just before, as ``LastWord`` knows, and contradicts nothing.
    ///   - closedDay: the day of the punch if its period is closed.
    package static func check(
        _ punch: Punch,
        at happened: Instant,
        now: Instant,
        sessions: [Session],
        evidence: [RecordedPunch],
        isRepeated: Bool,
        closedDay: LocalDay? = nil
    ) throws(PunchError) -> Verdict {
        if let key = punch.key {
            guard (1...200).contains(key.count) else { throw .badKey }
            if let known = evidence.first(where: { $0.punch.key == key }) {
                guard known.punch == punch, known.happened == happened else { throw .keyReused(key) }
                return .known(known.id)
            }
        }
        if let closedDay { throw .periodClosed(on: closedDay) }
        guard happened.microseconds(since: now) <= RecordedPunch.clockTolerance else { throw .future }
        if isRepeated { return .record }
        // Punches that have not happened yet are of a clock that is ahead: they hold nobody up who has the right time.
        let isPresent = { (time: Instant) in time.microseconds(since: now) <= RecordedPunch.clockTolerance }
        if let last = evidence.last(where: { isPresent($0.happened) }), last.happened > happened {
            throw .backdated(latest: last.happened)
        }
        if let last = evidence.last, !isPresent(last.happened) { return .record }
        let open = sessions.last.flatMap { $0.ending == .open ? $0 : nil }
        switch punch.direction {
        case .undirected: break
        case .in: if let open { throw .alreadyIn(since: open.start) }
        case .out, .breakBegin, .breakEnd: if open == nil { throw .nothingOpen }
        }
        return .record
    }
}
