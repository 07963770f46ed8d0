package import BeaconKit

/// What a person's latest day allows somebody to do who punches by hand, now.
package struct PunchState: Hashable, Sendable {
    private let latest: DayRecord?
    private let isOnBreak: Bool
    private let site: Site

    /// - Parameters:
    ///   - latest: the person's latest record.
    ///   - isOnBreak: whether the person is in a break of the stay that is open.
    package init(_ latest: DayRecord?, isOnBreak: Bool = false, site: Site) {
        self.latest = latest
        self.isOnBreak = isOnBreak
        self.site = site
    }

    /// The direction that fits: *out* for who is in, and the end of the break for who is in one. Yesterday's stay that
    /// nobody ended does not count any more near the start of today's shift.
    package func fitting(at happened: Instant) -> Punch.Direction {
        guard let latest, latest.isOpen else { return .in }
        if isFollowed(latest, at: happened, direction: .undirected) { return .in }
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
            if let latest, latest.isOpen, !isFollowed(latest, at: happened, direction: .in) {
                throw .alreadyIn(since: latest.enteredLast)
            }
        case .out, .breakBegin, .breakEnd:
            guard let latest, latest.isOpen, !latest.isOver(at: happened, direction: .out, site: site) else {
                throw .nothingOpen
            }
        }
        if let last, happened < last { throw .backdated(latest: last) }
    }

    /// Whether an arrival begins another day.
    private func isFollowed(_ record: DayRecord, at happened: Instant, direction: Punch.Direction) -> Bool {
        site.workingDay(of: happened) > record.day
            && record.isOver(at: happened, direction: direction, site: site)
    }
}
