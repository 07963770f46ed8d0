package import BeaconKit

/// What the punches of one person on one day of the site amount to: the first layer of a timesheet.
///
/// It belongs to the day of its first *in*, also when the *out* comes after midnight.
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

    package init(person: PersonID, day: LocalDay, arrived: Instant) {
        self.person = person
        self.day = day
        self.arrived = arrived
        self.enteredLast = arrived
        self.left = nil
        self.isProvisional = false
    }

    /// A record as a store kept it.
    package init(
        person: PersonID,
        day: LocalDay,
        arrived: Instant,
        enteredLast: Instant,
        left: Instant?,
        isProvisional: Bool
    ) {
        self.person = person
        self.day = day
        self.arrived = arrived
        self.enteredLast = enteredLast
        self.left = left
        self.isProvisional = isProvisional
    }

    package var isOpen: Bool { left == nil }

    /// Takes a later *in* (which resumes the day) or *out*; one that repeats the state changes nothing.
    package mutating func take(_ punch: Punch, at happened: Instant) {
        switch punch.direction {
        case .in:
            guard !isOpen else { return }
            enteredLast = happened
            left = nil
            isProvisional = false
        case .out:
            guard isOpen else { return }
            left = max(happened, enteredLast)
            isProvisional = punch.isProvisional
        }
    }
}

extension DayRecord {
    /// The record that a punch makes or changes.
    ///
    /// - Parameters:
    ///   - latest: the person's latest record before the punch.
    /// - Returns: `nil` when the punch changes nothing: an *out* with nothing open.
    package static func after(_ punch: Punch, at happened: Instant, latest: DayRecord?, site: Site) -> DayRecord? {
        let day = site.day(of: happened)
        if var record = latest, record.isOpen || record.day == day {
            record.take(punch, at: happened)
            return record
        }
        return punch.direction == .in ? DayRecord(person: punch.person, day: day, arrived: happened) : nil
    }
}
