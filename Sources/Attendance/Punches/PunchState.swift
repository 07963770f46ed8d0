package import BeaconKit

/// What a person's latest day allows somebody to do who punches by hand, now.
package struct PunchState: Sendable {
    private let latest: DayRecord?
    private let isOnBreak: Bool
    private let plans: PersonPlans

    /// - Parameters:
    ///   - latest: the person's latest record.
    ///   - isOnBreak: whether the person is in a break of the stay that is open.
    ///   - plans: the person's, around the day of the punch.
    package init(_ latest: DayRecord?, isOnBreak: Bool = false, plans: PersonPlans) {
        self.latest = latest
        self.isOnBreak = isOnBreak
        self.plans = plans
    }

    /// The direction that fits: *out* for who is in, and the end of the break for who is in one. A stay that nobody ended
    /// does not count any more near the start of the person's next shift; a night's work goes on until the morning.
    package func fitting(at happened: Instant) -> Punch.Direction {
        guard let latest, latest.isOpen else { return .in }
        if isOver(latest, at: happened, direction: .undirected) { return .in }
        return isOnBreak ? .breakEnd : .out
    }

    /// Checks that a punch does not contradict what holds.
    ///
    /// What holds by a punch that has not happened yet, of a clock that is ahead, contradicts nothing: whoever has the right
    /// time is not held up by it.
    ///
    /// - Parameters:
    ///   - happened: when the punch was made.
    ///   - now: the present by the station's clock.
    /// - Throws: ``PunchError/alreadyIn(since:)``, ``PunchError/nothingOpen`` or ``PunchError/backdated(latest:)``.
    package func check(_ direction: Punch.Direction, at happened: Instant, now: Instant) throws(PunchError) {
        let last = latest.map { max($0.enteredLast, $0.left ?? $0.enteredLast) }
        if let last, last.microseconds(since: now) > RecordedPunch.clockTolerance { return }
        switch direction {
        case .undirected: break
        case .in:
            if let latest, latest.isOpen, !isOver(latest, at: happened, direction: .in) {
                throw .alreadyIn(since: latest.enteredLast)
            }
        case .out, .breakBegin, .breakEnd:
            guard let latest, latest.isOpen, !isOver(latest, at: happened, direction: .out) else {
                throw .nothingOpen
            }
        }
        if let last, happened < last { throw .backdated(latest: last) }
    }

    /// Whether a punch is no longer one of the stay that is open.
    private func isOver(_ record: DayRecord, at happened: Instant, direction: Punch.Direction) -> Bool {
        plans.isOver(entered: record.enteredLast, at: happened, direction: direction)
    }
}
