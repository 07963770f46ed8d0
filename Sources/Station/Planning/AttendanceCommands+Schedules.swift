package import Attendance
package import BeaconKit

/// When people are to work, and how it is counted. What is reported of closed days never changes.
extension AttendanceCommands {
    /// Defines a shift, or defines it anew from a day on.
    ///
    /// - Throws: ``ScheduleError``, ``CorrectionError/periodClosed(on:)``, ``StoreError``.
    package func define(_ template: ShiftTemplate, from day: LocalDay, at now: Instant) async throws {
        try await append(.shiftDefined(ShiftDefined(template: template, from: day)), at: now) { snapshot in
            // A shift that nobody had before the day changes nothing that was reported.
            if snapshot.attendance.schedule.shifts.contains(where: { $0.template.code == template.code }) {
                try snapshot.attendance.periods.checkOpen(from: day, to: nil)
            }
            var schedule = snapshot.attendance.schedule
            try schedule.define(template, from: day)
        }
    }

    /// Removes a shift that no rota has.
    ///
    /// - Throws: ``ScheduleError/noSuchShift(_:)``, ``ScheduleError/shiftInUse(_:from:)``, ``StoreError``.
    package func removeShift(_ code: String, at now: Instant) async throws {
        try await append(.shiftRemoved(ShiftRemoved(code: code)), at: now) { snapshot in
            var schedule = snapshot.attendance.schedule
            try schedule.removeShift(code)
        }
    }

    /// Has people work by a rota.
    ///
    /// - Throws: ``ScheduleError``, ``CorrectionError/periodClosed(on:)``, ``StoreError``.
    package func assign(_ assignment: ScheduleAssignment, at now: Instant) async throws {
        let known = try await repository.snapshot().attendance.schedule.allAssignments.first { $0.id == assignment.id }
        // Sent again.
        if known == assignment { return }
        guard known == nil else { throw AttendanceRefusal.nameTaken(assignment.id) }
        try await append(.scheduleAssigned(assignment), at: now) { snapshot in
            try snapshot.attendance.periods.checkOpen(from: assignment.from, to: assignment.to)
            switch assignment.scope {
            case .person(let id), .assigned(let id):
                guard snapshot.roster.anyone(id) != nil else { throw RosterError.personGone }
            case .site, .department: break
            }
            var schedule = snapshot.attendance.schedule
            try schedule.assign(assignment)
        }
    }

    /// Ends a rota after a day, or takes it away altogether.
    ///
    /// - Parameter last: the last day on which it counts; `nil` if it never counts.
    /// - Throws: ``ScheduleError/noSuchSchedule(_:)``, ``CorrectionError/periodClosed(on:)``, ``StoreError``.
    package func endSchedule(_ id: String, after last: LocalDay?, at now: Instant) async throws {
        try await append(.scheduleEnded(ScheduleEnded(id: id, to: last)), at: now) { snapshot in
            var schedule = snapshot.attendance.schedule
            try schedule.end(id, after: last)
            guard let old = snapshot.attendance.schedule.allAssignments.first(where: { $0.id == id }) else { return }
            let from = last.map { max(old.from, $0.adding(1)) } ?? old.from
            if old.to.map({ $0 >= from }) ?? true {
                try snapshot.attendance.periods.checkOpen(from: from, to: old.to)
            }
        }
    }

    /// Makes a day a holiday, or half of one.
    package func set(_ holiday: Holiday, at now: Instant) async throws {
        if try await repository.snapshot().attendance.schedule.holiday(on: holiday.day) == holiday { return }
        try await append(.holidaySet(holiday), at: now) { snapshot in
            try snapshot.attendance.periods.checkOpen(holiday.day)
        }
    }

    /// - Throws: ``AttendanceRefusal/noHoliday(_:)``, ``CorrectionError/periodClosed(on:)``, ``StoreError``.
    package func removeHoliday(_ day: LocalDay, at now: Instant) async throws {
        try await append(.holidayRemoved(HolidayRemoved(day: day)), at: now) { snapshot in
            guard snapshot.attendance.schedule.holiday(on: day) != nil else { throw AttendanceRefusal.noHoliday(day) }
            try snapshot.attendance.periods.checkOpen(day)
        }
    }

    /// Lets somebody be away, or work from elsewhere.
    ///
    /// - Throws: ``RosterError/personGone``, ``CorrectionError/periodClosed(on:)``, `ScheduleError.rangeTooLong`,
    ///   ``ScheduleError/alreadyOnLeave(from:to:)``, ``StoreError``.
    package func grant(_ leave: Leave, at now: Instant) async throws {
        // What is longer is a slip, as a wrong century.
        _ = try DayRange(from: leave.from, to: leave.to)
        let known = try await repository.snapshot().attendance.schedule.allLeave.first { $0.id == leave.id }
        if known == leave { return }
        guard known == nil else { throw AttendanceRefusal.nameTaken(leave.id) }
        try await append(.leaveGranted(leave), at: now) { snapshot in try snapshot.checkGrant(leave) }
    }

    /// - Throws: ``ScheduleError/noSuchLeave(_:)``, ``CorrectionError/periodClosed(on:)``, ``StoreError``.
    package func withdrawLeave(_ id: String, at now: Instant) async throws {
        try await append(.leaveWithdrawn(LeaveWithdrawn(id: id)), at: now) { snapshot in
            guard let leave = snapshot.attendance.schedule.allLeave.first(where: { $0.id == id }) else {
                throw ScheduleError.noSuchLeave(id)
            }
            try snapshot.attendance.periods.checkOpen(from: leave.from, to: leave.to)
        }
    }

    /// Counts punches by another policy from a day on.
    ///
    /// - Throws: ``PolicyError``, ``CorrectionError/periodClosed(on:)``, ``StoreError``.
    package func adopt(_ policy: TimesheetPolicy, from day: LocalDay, at now: Instant) async throws {
        try policy.check()
        try await append(.policyAdopted(PolicyAdopted(policy: policy, from: day)), at: now) { snapshot in
            try snapshot.attendance.periods.checkOpen(from: day, to: nil)
        }
    }

    /// Closes days: what was reported of them changes no more.
    ///
    /// - Parameter isForced: also if there is something that must be fixed before payroll, or a receiver has not reported;
    ///   not while somebody is still at work, as nothing says then what the days amount to.
    /// - Throws: ``CorrectionError``, ``AttendanceRefusal``, ``StoreError``.
    package func closePeriod(_ range: DayRange, isForced: Bool, knowledge: Timesheet.Knowledge, at now: Instant)
        async throws
    {
        try await append(.periodClosed(PeriodClosed(PeriodDays(from: range.from, to: range.to))), at: now) { snapshot in
            try snapshot.attendance.periods.checkClosing(from: range.from, to: range.to, today: snapshot.today(at: now))
            try snapshot.checkEnded(range, at: now)
            guard !isForced else { return }
            let people = snapshot.people(in: range)
            let lines = snapshot.exceptions(of: people, in: range, from: .mustFix, knowledge: knowledge)
            if let first = lines.first {
                throw AttendanceRefusal.unresolved(count: lines.count, first: first.exception.day)
            }
            guard snapshot.isReported(range, knowledge) else { throw AttendanceRefusal.unreported(range.to) }
        }
    }

    /// Opens days again, which is an entry too.
    ///
    /// - Throws: ``CorrectionError/periodNotClosed(on:)``, ``StoreError``.
    package func reopenPeriod(_ range: DayRange, at now: Instant) async throws {
        try await append(.periodReopened(PeriodReopened(PeriodDays(from: range.from, to: range.to))), at: now) {
            snapshot in
            try snapshot.attendance.periods.checkOpening(from: range.from, to: range.to)
        }
    }
}
