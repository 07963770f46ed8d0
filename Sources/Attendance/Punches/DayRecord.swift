package import BeaconKit

/// What the punches of one person on one day of the site amount to: the first layer of a timesheet.
///
/// It belongs to the day in which the shift of its first *in* begins, also when the *out* comes after midnight. It is what
/// the board shows now; what counts is in ``DaySheet``.
package struct DayRecord: Hashable, Sendable {
    package let person: PersonID
    package let day: LocalDay
    /// The first *in* of the day.
    package let arrived: Instant
    /// The *in* that the person's present or last stay began with.
    package private(set) var enteredLast: Instant
    /// The *out* that stands: set while the person is out, `nil` while on site.
    package private(set) var left: Instant?
    /// The out was decided by presence alone.
    package private(set) var isProvisional: Bool
    /// Nobody punched out until another day began: the person left, and nobody knows when.
    package private(set) var isForgotten: Bool

    package init(person: PersonID, day: LocalDay, arrived: Instant) {
        self.person = person
        self.day = day
        self.arrived = arrived
        self.enteredLast = arrived
        self.left = nil
        self.isProvisional = false
        self.isForgotten = false
    }

    /// A record as a store kept it.
    package init(
        person: PersonID,
        day: LocalDay,
        arrived: Instant,
        enteredLast: Instant,
        left: Instant?,
        isProvisional: Bool,
        isForgotten: Bool = false
    ) {
        self.person = person
        self.day = day
        self.arrived = arrived
        self.enteredLast = enteredLast
        self.left = left
        self.isProvisional = isProvisional
        self.isForgotten = isForgotten
    }

    package var isOpen: Bool { left == nil && !isForgotten }

    /// Takes a later *in* (which resumes the day) or *out*; one that repeats the state changes nothing. A break changes
    /// nothing either: who has a break is on site. A punch without direction is the one that fits the state.
    package mutating func take(_ punch: Punch, at happened: Instant) {
        switch punch.direction {
        case .in: resume(at: happened)
        case .out: leave(at: happened, isProvisional: punch.isProvisional)
        case .undirected: isOpen ? leave(at: happened, isProvisional: false) : resume(at: happened)
        case .breakBegin: break
        // Who ends a break is there, whatever presence said.
        case .breakEnd: resume(at: happened)
        }
    }

    private mutating func resume(at happened: Instant) {
        // A punch that arrives late, of the time before, changes nothing of what came after it.
        guard !isOpen, happened >= max(enteredLast, left ?? enteredLast) else { return }
        enteredLast = happened
        left = nil
        isProvisional = false
        isForgotten = false
    }

    private mutating func leave(at happened: Instant, isProvisional: Bool) {
        guard isOpen, happened >= enteredLast else { return }
        left = happened
        self.isProvisional = isProvisional
    }

    /// The record of somebody who did not punch out before another day began.
    package var forgotten: DayRecord {
        var record = self
        if isOpen { record.isForgotten = true }
        return record
    }

    /// Whether an *in* at an instant begins another day although this one is open: the next morning's *in* never closes
    /// or resumes yesterday. By the rule of ``SessionBuilder``, with the site's shift and the usual policy.
    package func isOver(at happened: Instant, direction: Punch.Direction = .in, site: Site) -> Bool {
        func minutes(_ count: Int) -> Int64 { Int64(count) * 60_000_000 }
        let (policy, usual) = (TimesheetPolicy(), ShiftTemplate.usual(site.shift))
        let closes = site.instant(of: day, minutes: site.shift.end).adding(microseconds: minutes(usual.lateWindow))
        if happened >= max(enteredLast.adding(microseconds: minutes(policy.longestSession)), closes) { return true }
        let later = site.workingDay(of: happened)
        guard happened >= closes, later > day else { return false }
        if direction == .in { return happened >= enteredLast.adding(microseconds: minutes(policy.rest)) }
        // Without a direction it is the next day's only near the beginning of that day's shift.
        let start = site.instant(of: later, minutes: site.shift.start)
        let half = start.adding(microseconds: minutes((site.shift.end - site.shift.start) / 2))
        return direction == .undirected && happened >= start.adding(microseconds: -minutes(usual.earlyWindow))
            && happened < half
    }
}

extension DayRecord {
    /// The record that a punch makes or changes. One of another day than an open `latest` means that `latest` was
    /// forgotten: keep ``forgotten`` of it.
    ///
    /// - Parameters:
    ///   - latest: the person's latest record before the punch.
    /// - Returns: `nil` when the punch changes nothing: an *out* with nothing open.
    package static func after(_ punch: Punch, at happened: Instant, latest: DayRecord?, site: Site) -> DayRecord? {
        let arrives = punch.direction == .in || punch.direction == .undirected
        let day = site.workingDay(of: happened)
        if var record = latest, record.isOpen || record.day == day {
            if arrives || !punch.isProvisional, record.isOpen,
                record.isOver(at: happened, direction: punch.direction, site: site)
            {
                if !arrives { return record.forgotten }
                // A night's work after a forgotten morning may still belong to the same day.
                if day > record.day { return DayRecord(person: punch.person, day: day, arrived: happened) }
            }
            record.take(punch, at: happened)
            return record
        }
        guard arrives else { return nil }
        // A punch that arrives late, of a day before one that is known already, does not change that one.
        if let latest, latest.day > day { return nil }
        return DayRecord(person: punch.person, day: day, arrived: happened)
    }
}
