package import Attendance
package import BeaconKit

/// The one correction that most likely puts an exception right, for a supervisor to accept or not.
package struct LikelyCorrection: Hashable, Sendable {
    /// Why this one.
    package enum Ground: String, Hashable, Sendable, CaseIterable {
        /// The shift began then.
        case plannedStart = "planned-start"
        /// The shift ended then.
        case plannedEnd = "planned-end"
        /// Nobody came back from the break that began then.
        case noReturn = "no-return"
        /// The rules ended the session then.
        case confirmedEnd = "confirmed-end"
        /// The punch repeats another.
        case repeated
    }

    package let change: Correction.Change
    package let ground: Ground
    /// The punch's time, as it would be; of one that is removed, as it was.
    package let at: Instant

    /// - Parameter sheet: the day that the exception is on.
    /// - Returns: `nil` where no correction is likelier than others, or the day is right as it is.
    package init?(of exception: Exception, on sheet: DaySheet, now: Instant) {
        switch exception.kind {
        case .missingOut:
            let session = sheet.sessions.first { $0.ending == .missing && $0.start == exception.at }
            guard let last = session?.punches.last else { return nil }
            if last.direction == .breakBegin {
                self.init(.replace(last.target, by: .out, at: last.happened), .noReturn, at: last.happened)
            } else if let end = session?.shift?.end, end > last.happened, end <= now {
                self.init(.add(.out, at: end), .plannedEnd, at: end)
            } else {
                return nil
            }
        case .closedAutomatically:
            let session = sheet.sessions.first { $0.ending == .automatic && ($0.end ?? $0.start) == exception.at }
            guard let end = session?.end, let last = session?.punches.last else { return nil }
            let change: Correction.Change =
                last.happened == end ? .replace(last.target, by: .out, at: end) : .add(.out, at: end)
            self.init(change, .confirmedEnd, at: end)
        case .missingIn:
            guard sheet.strays.contains(where: { $0.happened == exception.at }),
                let shift = sheet.plan.shifts.last(where: { $0.start < exception.at && exception.at < $0.closes }),
                sheet.sessions.allSatisfy({ $0.start >= exception.at || ($0.end ?? exception.at) <= shift.start })
            else { return nil }
            self.init(.add(.in, at: shift.start), .plannedStart, at: shift.start)
        case .overlap:
            let punches = sheet.sessions.flatMap(\.punches) + sheet.strays
            guard let punch = punches.last(where: { $0.happened == exception.at }) else { return nil }
            self.init(.remove(punch.target), .repeated, at: punch.happened)
        case .late, .leftEarly, .absent, .unscheduled, .shortBreak, .longSession, .doubtfulClock, .weakPresence,
            .reportedLate, .afterClosing, .together:
            return nil
        }
    }

    private init(_ change: Correction.Change, _ ground: Ground, at instant: Instant) {
        self.change = change
        self.ground = ground
        at = instant
    }
}

extension StandingPunch {
    /// What a correction of the punch names.
    package var target: Correction.Target { correction.map { .correction($0) } ?? .entry(id) }
}

extension Snapshot {
    /// What the day of a line would amount to with its likely correction; `nil` where that changes nothing that counts.
    package func totals(
        with likely: LikelyCorrection,
        for line: ExceptionLine,
        knowledge: Timesheet.Knowledge
    ) -> Totals? {
        let day = DayRange(line.exception.day)
        let book = attendance.assuming(likely.change, of: line.person.id, at: knowledge.now)
        let department = line.person.details.department
        return book.days(of: line.person.id, department: department, in: day, knowledge: knowledge).first?.rounded
    }
}
