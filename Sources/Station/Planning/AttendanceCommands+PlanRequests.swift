package import Attendance
package import BeaconKit

/// What is asked for of the plan, the same for pages, programs and commands.
extension AttendanceCommands {
    /// Defines a shift.
    ///
    /// - Returns: the shift, and the first day on which it counts.
    /// - Throws: `RosterError`, and as ``define(_:from:at:)``.
    package func define(_ request: ShiftRequest, at now: Instant) async throws -> ShiftDefined {
        let template = try request.template()
        let from = try await firstDay(request.from, at: now)
        try await define(template, from: from, at: now)
        return ShiftDefined(template: template, from: from)
    }

    /// Has people work by a rota.
    ///
    /// - Parameter id: what the assignment is called from now on.
    /// - Throws: ``RequestError``, `RosterError`, and as ``assign(_:at:)``.
    package func assign(_ request: ScheduleRequest, id: String, at now: Instant) async throws -> ScheduleAssignment {
        let snapshot = try await repository.snapshot()
        let assignment = try request.assignment(id: id, in: snapshot, today: snapshot.today(at: now))
        try await assign(assignment, at: now)
        return assignment
    }

    /// Makes a day a holiday, or part of one.
    ///
    /// - Throws: `RosterError`, and as ``set(_:at:)``.
    package func set(_ request: HolidayRequest, at now: Instant) async throws -> Holiday {
        let holiday = try request.holiday()
        try await set(holiday, at: now)
        return holiday
    }

    /// Lets somebody be away, or work from elsewhere.
    ///
    /// - Parameter id: what the leave is called from now on.
    /// - Throws: `RosterError`, and as ``grant(_:at:)``.
    package func grant(_ request: LeaveRequest, id: String, at now: Instant) async throws -> Leave {
        let leave = try request.leave(id: id, in: try await repository.snapshot())
        try await grant(leave, at: now)
        return leave
    }

    /// Counts punches by other rules from a day on.
    ///
    /// - Throws: ``RequestError`` if no day is said, and as ``adopt(_:from:at:)``.
    package func adopt(_ request: PolicyRequest, at now: Instant) async throws {
        guard let from = request.from else { throw RequestError.missing(field: "from") }
        let old = try await repository.snapshot().attendance.policy(on: from)
        try await adopt(request.policy(over: old), from: from, at: now)
    }

    private func firstDay(_ day: LocalDay?, at now: Instant) async throws -> LocalDay {
        if let day { return day }
        return try await repository.snapshot().today(at: now)
    }
}
