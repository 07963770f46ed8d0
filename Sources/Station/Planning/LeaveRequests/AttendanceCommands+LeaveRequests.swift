package import Attendance
package import BeaconKit

/// Leave: asked for, granted, refused, taken back.
extension AttendanceCommands {
    /// Asks for leave.
    ///
    /// - Parameters:
    ///   - note: up to 500 characters, or nothing; a personal value.
    /// - Throws: `LeaveRequestError`, and as ``grant(_:at:)``; `CorrectionError.badReason` for a note that is too long.
    package func requestLeave(_ leave: Leave, note: String = "", at now: Instant) async throws {
        _ = try DayRange(from: leave.from, to: leave.to)
        if let known = try await repository.snapshot().attendance.leaveRequests.state(leave.id) {
            // Sent again.
            guard known.leave == leave, known.author == actor else { throw AttendanceRefusal.nameTaken(leave.id) }
            return
        }
        let value = note.isEmpty ? nil : try PersonalValue.make(reason: note, person: leave.person)
        let fact = Fact.leaveRequested(LeaveRequested(leave, note: value?.commitment))
        let isOwn = holder == leave.person && source == .supervisor
        let draft = EntryDraft(
            fact,
            happened: now,
            source: isOwn ? .phone : source,
            actor: actor,
            personal: value.map { [$0] } ?? []
        )
        try await append([draft], at: now) { snapshot in
            try snapshot.checkGrant(leave)
            try snapshot.attendance.leaveRequests.checkNew(leave)
        }
    }

    /// Grants what was asked for, all of it or nothing: it is leave from then on, as if it had been entered.
    ///
    /// - Throws: `LeaveRequestError`, and as ``grant(_:at:)``.
    package func grantLeave(_ ids: [String], at now: Instant) async throws {
        let requests = try await requests(ids)
        let drafts = requests.map { draft(.leaveGranted($0.leave), at: now) }
        try await append(drafts, at: now) { snapshot in
            for (place, request) in requests.enumerated() {
                let id = request.leave.id
                try snapshot.attendance.leaveRequests.checkDecision(on: id, actor: actor, holder: holder)
                try snapshot.checkGrant(request.leave)
                if let other = requests.prefix(place).first(where: { $0.leave.repeats(request.leave) }) {
                    throw ScheduleError.alreadyOnLeave(from: other.leave.from, to: other.leave.to)
                }
            }
        }
    }

    /// Refuses what was asked for, all of it for the same reason.
    ///
    /// - Parameter reason: 1 to 500 characters; a personal value.
    /// - Throws: `LeaveRequestError`, `CorrectionError.badReason`, ``StoreError``.
    package func refuseLeave(_ ids: [String], reason: String, at now: Instant) async throws {
        let drafts = try await requests(ids).map { request in
            let value = try PersonalValue.make(reason: reason, person: request.leave.person)
            let refused = LeaveRefused(
                id: request.leave.id,
                person: request.leave.person,
                reason: value.commitment
            )
            return draft(.leaveRefused(refused), at: now, personal: [value])
        }
        try await append(drafts, at: now) { snapshot in
            for id in ids {
                try snapshot.attendance.leaveRequests.checkDecision(on: id, actor: actor, holder: holder)
            }
        }
    }

    /// Takes a request back that nobody has decided on.
    ///
    /// - Throws: `LeaveRequestError`, ``StoreError``.
    package func withdrawLeaveRequest(_ id: String, at now: Instant) async throws {
        try await append(.leaveRequestWithdrawn(LeaveRequestWithdrawn(id: id)), at: now) { snapshot in
            guard let state = snapshot.attendance.leaveRequests.state(id) else { throw LeaveRequestError.unknown(id) }
            guard state.isPending else { throw LeaveRequestError.alreadyDecided }
        }
    }

    /// Takes decisions back: leave that was granted is withdrawn, and the requests wait again.
    ///
    /// - Throws: `LeaveRequestError`, `CorrectionError.periodClosed`, ``StoreError``.
    package func reopenLeaveRequests(_ ids: [String], at now: Instant) async throws {
        let requests = try await requests(ids)
        let drafts = try requests.flatMap { request -> [EntryDraft] in
            let id = request.leave.id
            let reopened = draft(.leaveRequestReopened(LeaveRequestReopened(id: id)), at: now)
            switch request.decision {
            case .granted: return [draft(.leaveWithdrawn(LeaveWithdrawn(id: id)), at: now), reopened]
            case .refused, .cancelled: return [reopened]
            case .pending, .withdrawn: throw LeaveRequestError.undecided
            }
        }
        try await append(drafts, at: now) { snapshot in
            for request in requests {
                guard snapshot.attendance.leaveRequests.state(request.leave.id) == request else {
                    throw LeaveRequestError.undecided
                }
                guard holder != request.leave.person else { throw LeaveRequestError.ownRequest }
                try snapshot.attendance.periods.checkOpen(from: request.leave.from, to: request.leave.to)
            }
        }
    }

    private func requests(_ ids: [String]) async throws -> [LeaveRequestState] {
        let known = try await repository.snapshot().attendance.leaveRequests
        return try ids.map { id in
            guard let state = known.state(id) else { throw LeaveRequestError.unknown(id) }
            return state
        }
    }
}
