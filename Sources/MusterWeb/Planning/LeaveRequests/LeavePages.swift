import Attendance
import BeaconKit
import Hummingbird
import Station

/// Leave that people ask for on their own page, and that supervisors decide on.
struct LeavePages: Sendable {
    let controller: TimesheetController

    var routes: [Route] {
        [
            .post("/people/:id/leave-requests", .signedIn) { incoming in try await ask(incoming) },
            .post("/leave-requests/:id/withdraw", .signedIn) { incoming in
                let id = incoming.parameter("id")
                return try await acting(incoming, done: "leave-withdrawn") { commands, now in
                    try controller.attendance.checkOwn(
                        try await controller.attendance.snapshot().attendance.leaveRequests.state(id),
                        incoming
                    )
                    try await commands.withdrawLeaveRequest(id, at: now)
                }
            },
            .post("/leave-requests/:id/grant", .permission(.planSchedules)) { incoming in
                let id = incoming.parameter("id")
                return try await acting(incoming, done: "leave-granted", undo: id) { commands, now in
                    try await commands.grantLeave([id], at: now)
                }
            },
            .post("/leave-requests/:id/refuse", .permission(.planSchedules)) { incoming in
                let id = incoming.parameter("id")
                let reason = try incoming.decode(ReasonRequest.self).text
                return try await acting(incoming, done: "leave-refused", undo: id) { commands, now in
                    try await commands.refuseLeave([id], reason: reason, at: now)
                }
            },
            .post("/leave-requests/reopen", .permission(.planSchedules)) { incoming in
                let ids = incoming.form["ids"].split(separator: ",").map(String.init)
                return try await acting(incoming, done: "leave-reopened") { commands, now in
                    try await commands.reopenLeaveRequests(ids, at: now)
                }
            },
        ]
    }

    private func ask(_ incoming: IncomingRequest) async throws -> Response {
        let isOwn = incoming.principal.account?.person == PersonID(rawValue: incoming.parameter("id"))
        guard isOwn, incoming.principal.may(.requestCorrections) else {
            throw HTTPError(.forbidden, message: incoming.texts.access.notAllowed)
        }
        let snapshot = try await controller.attendance.snapshot()
        let person = try controller.person(incoming, in: snapshot)
        let input = PlanInput(incoming)
        return try await controller.refusable(incoming) {
            let leave = try input.request(LeaveWish.self).leave(id: input.identifier("leave request"), of: person.id)
            try await controller.attendance.commands(incoming).requestLeave(
                leave,
                note: incoming.form.trimmed("note"),
                at: await controller.attendance.now()
            )
            let address = TimesheetController.address(person.id, month: Month(of: snapshot.today(at: await now())))
            return .redirect(to: "\(address)?done=leave-requested", type: .normal)
        } retry: { notice in
            try await MonthPages(controller: controller).page(incoming, refused: notice, leave: input)
        }
    }

    private func now() async -> Instant { await controller.attendance.now() }

    /// Does something about requests, and goes back to where it was asked for: the inbox, one's own page, or all requests.
    ///
    /// - Parameter undo: which decision could be taken back.
    private func acting(
        _ incoming: IncomingRequest,
        done: String,
        undo: String? = nil,
        _ change: (AttendanceCommands, Instant) async throws -> Void
    ) async throws -> Response {
        let inbox = incoming.principal.may(.viewHistory) ? InboxFilter(carried: incoming.form[InboxFilter.field]) : nil
        return try await controller.refusable(incoming) {
            try await change(controller.attendance.commands(incoming), await now())
            if let inbox { return .redirect(to: "\(inbox.address)&done=\(done)", type: .normal) }
            let back = undo.map { "&\(Undo.field)=\(Self.undoing([$0]))" } ?? ""
            return .redirect(to: "/corrections?done=\(done)\(back)", type: .normal)
        } retry: { notice in
            if let inbox { return try await InboxPages(controller: controller).page(incoming, inbox, notice: notice) }
            return try await CorrectionPages(controller: controller).list(
                incoming,
                notice: notice,
                keptLeave: (incoming.parameter("id"), incoming.form.trimmed("reason"))
            )
        }
    }

    // MARK: The way back

    /// The most decisions that an address can name.
    static let mostUndone = 40

    /// How an address names decisions that could be taken back.
    static func undoing(_ ids: [String]) -> String { "leave:" + ids.joined(separator: ",") }

    /// The way back from decisions, as the address names them; `nil` where one of them does not hold any more.
    static func undo(_ incoming: IncomingRequest, in snapshot: Snapshot, inbox: InboxFilter? = nil) -> Undo? {
        guard incoming.principal.may(.planSchedules), let text = incoming.decodedQuery(Undo.field),
            text.hasPrefix("leave:")
        else { return nil }
        let ids = text.dropFirst("leave:".count).split(separator: ",").map(String.init)
        let requests = snapshot.attendance.leaveRequests
        let isUndoable = ids.allSatisfy { id in
            switch requests.state(id)?.decision {
            case .granted, .refused: true
            case .pending, .withdrawn, .cancelled, nil: false
            }
        }
        guard isUndoable, (1...mostUndone).contains(ids.count) else { return nil }
        return Undo(
            "/leave-requests/reopen",
            ["ids": ids.joined(separator: ","), InboxFilter.field: inbox?.query ?? ""],
            for: incoming
        )
    }

    /// What an address says was done about leave; `nil` for something else.
    static func done(_ incoming: IncomingRequest, undo: Undo? = nil) -> Notice? {
        let t = incoming.texts.leave
        let count = incoming.query("count").flatMap { Int($0) } ?? 1
        switch incoming.query("done") {
        case "leave-requested": return Notice(done: t.requested)
        case "leave-withdrawn": return Notice(done: t.withdrawn)
        case "leave-granted": return Notice(done: count == 1 ? t.granted : t.grantedMany(count), undo: undo)
        case "leave-refused": return Notice(done: count == 1 ? t.refusedDone : t.refusedMany(count), undo: undo)
        case "leave-reopened": return Notice(done: t.reopened)
        default: return nil
        }
    }
}

extension AttendanceController {
    /// Lets in who asked, or whose the leave would be.
    ///
    /// - Throws: a 403, which says nothing of whether there is such a request.
    func checkOwn(_ state: LeaveRequestState?, _ incoming: IncomingRequest) throws {
        guard let state, let account = incoming.principal.account,
            account.person == state.leave.person || state.author == "account:\(account.id.rawValue)"
        else { throw HTTPError(.forbidden, message: incoming.texts.access.notAllowed) }
    }
}
