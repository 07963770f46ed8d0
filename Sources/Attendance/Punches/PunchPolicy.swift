package import BeaconKit

/// Decides what becomes of a punch that somebody makes by hand, whether at a kiosk, on a page, through the API or on the command
/// line: the only place that does. What it must know of the journal it is given, as it stands in the transaction that records
/// the punch.
package struct PunchPolicy: Sendable {
    /// A punch that is allowed.
    package struct Decision: Hashable, Sendable {
        package let direction: Punch.Direction
        /// Since when what it says had been said already: it is evidence of that and changes nothing. `nil` for a punch that
        /// says something new.
        package let since: Instant?
    }

    private let latest: LatestStay?
    private let plans: PersonPlans
    private let evidence: [Instant]
    private let word: RecentPunches?

    /// - Parameters:
    ///   - latest: the person's last stay.
    ///   - plans: the person's, around the punch.
    ///   - evidence: when the person's last punches happened, in order.
    ///   - word: what they said last around the punch.
    package init(_ latest: LatestStay?, plans: PersonPlans, evidence: [Instant] = [], word: RecentPunches? = nil) {
        self.latest = latest
        self.plans = plans
        self.evidence = evidence
        self.word = word
    }

    /// The direction that fits: *out* for who is in, and the end of the break for who is in one. A stay that nobody ended
    /// does not count any more near the start of the person's next shift; a night's work goes on until the morning.
    package func fitting(at happened: Instant) -> Punch.Direction {
        guard let latest, continues(latest, .undirected, at: happened) else { return .in }
        return latest.breakSince == nil ? .out : .breakEnd
    }

    /// Decides on a punch.
    ///
    /// What a device brings that was cut off is evidence, and is not refused: where it contradicts the rest, the timesheet
    /// says so. What holds by a punch that has not happened yet, of a clock that is ahead, contradicts nothing either: whoever
    /// has the right time is not held up by it.
    ///
    /// - Parameters:
    ///   - direction: `nil` for what was said just before, once more, and otherwise for the one that fits.
    ///   - happened: when the punch was made.
    ///   - now: the present by the station's clock.
    ///   - isOffline: it comes from a device that was cut off.
    ///   - unsigned: how kiosks work, for a punch that was made at one without a signature.
    ///   - closedDay: the closed day that a punch of a direction would change, if there is one. What was cut off is recorded all
    ///     the same, and does not count until the period is opened.
    /// - Throws: ``PunchError/unsigned``, ``PunchError/future``, ``PunchError/periodClosed(on:)``, ``PunchError/backdated(latest:)``,
    ///   ``PunchError/alreadyIn(since:)`` or ``PunchError/nothingOpen``.
    package func decide(
        _ direction: Punch.Direction?,
        at happened: Instant,
        from source: Source,
        now: Instant,
        isOffline: Bool = false,
        unsigned: KioskRules? = nil,
        closedDay: (Punch.Direction) -> LocalDay? = { _ in nil }
    ) throws(PunchError) -> Decision {
        let wanted = direction ?? word?.direction ?? fitting(at: happened)
        let decision = Decision(direction: wanted, since: word?.direction == wanted ? word?.since : nil)
        let present = now.adding(microseconds: RecordedPunch.clockTolerance)
        guard happened <= present else { throw .future }
        if let unsigned, unsigned.needsSignature(at: happened, isOffline: isOffline) { throw .unsigned }
        if isOffline { return decision }
        if let day = closedDay(wanted) { throw .periodClosed(on: day) }
        if word?.isRepeated(by: direction, from: source) == true { return decision }
        if let last = evidence.last(where: { $0 <= present }), last > happened { throw .backdated(latest: last) }
        if let last = evidence.last, last > present { return decision }
        try check(wanted, at: happened)
        return decision
    }

    /// Checks that a punch does not contradict the stay that is open, or that none is.
    private func check(_ direction: Punch.Direction, at happened: Instant) throws(PunchError) {
        switch direction {
        case .undirected: break
        case .in:
            if let latest, continues(latest, .in, at: happened) { throw .alreadyIn(since: latest.entered) }
        case .out, .breakBegin, .breakEnd:
            guard let latest, continues(latest, direction, at: happened) else { throw .nothingOpen }
        }
    }

    private func continues(_ latest: LatestStay, _ direction: Punch.Direction, at happened: Instant) -> Bool {
        latest.isOpen && plans.rule.verdict(on: latest.stay, direction, at: happened) == .continues
    }
}
