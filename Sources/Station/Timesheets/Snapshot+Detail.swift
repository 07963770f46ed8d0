package import Attendance
package import BeaconKit

/// One day of one person with everything that is known of it: a timeline.
package struct DayDetail: Sendable {
    /// What became of a punch.
    package enum Fate: Hashable, Sendable {
        case counts
        /// It says the same as another, which counts.
        case duplicate(of: EntryID)
        /// A correction changed it or took it away.
        case corrected(by: CorrectionID)
        /// It came after its period was closed.
        case locked
        /// It belongs to another day, as the end of the night before.
        case elsewhere
    }

    /// A punch as it was recorded, which nothing changes.
    package struct Evidence: Sendable {
        package let punch: RecordedPunch
        package let fate: Fate
    }

    package let person: Person
    package let sheet: DaySheet
    /// In order of time.
    package let evidence: [Evidence]
    /// Those that are about this day, in the order in which they count, whatever became of them.
    package let corrections: [CorrectionState]
    /// Since when the day is closed; `nil` for an open day.
    package let closed: Instant?
    /// The IANA name of the zone of the clock on the wall at the beginning of the day.
    package let timeZone: String
}

extension Snapshot {
    /// Somebody's day with all its evidence.
    package func detail(of person: Person, on day: LocalDay, knowledge: Timesheet.Knowledge) -> DayDetail {
        let department = person.details.department
        let days = attendance.days(of: person.id, department: department, in: DayRange(day), knowledge: knowledge)
        let companions = attendance.companions(in: DayRange(day), now: knowledge.now)
        let sheet = days[0].noting(companions[person.id] ?? [])
        let standing = sheet.sessions.flatMap(\.punches) + sheet.strays
        let counting = Set(standing.map(\.id))
        var duplicates: [EntryID: EntryID] = [:]
        for punch in standing { for duplicate in punch.duplicates { duplicates[duplicate] = punch.id } }
        let own = attendance.corrections.all.filter { $0.correction.person == person.id }
        var corrected: [EntryID: CorrectionID] = [:]
        for state in own where state.isInForce {
            switch state.correction.change {
            case .replace(.entry(let id), _, _), .remove(.entry(let id)): corrected[id] = state.correction.id
            case .add, .replace, .remove, .reverse: break
            }
        }
        let closed = attendance.periods.closed(day)
        let locked = Set(sheet.exceptions.filter { $0.kind == .afterClosing }.map(\.at))
        let evidence = attendance.evidence(of: person.id).compactMap { punch -> DayDetail.Evidence? in
            let isLocked = locked.contains(punch.happened)
            let isOfDay = isLocked || sheet.plan.begins <= punch.happened && punch.happened < sheet.plan.ends
            let fate: DayDetail.Fate
            if let correction = corrected[punch.id] {
                guard isOfDay || counting.contains(punch.id) else { return nil }
                fate = .corrected(by: correction)
            } else if counting.contains(punch.id) {
                fate = .counts
            } else if let other = duplicates[punch.id] {
                fate = .duplicate(of: other)
            } else {
                guard isOfDay else { return nil }
                fate = isLocked ? .locked : .elsewhere
            }
            return DayDetail.Evidence(punch: punch, fate: fate)
        }
        return DayDetail(
            person: person,
            sheet: sheet,
            evidence: evidence,
            corrections: own.filter { self.days(touchedBy: $0.correction).contains(day) },
            closed: closed,
            timeZone: attendance.zones.clock(at: sheet.plan.begins).name
        )
    }
}
