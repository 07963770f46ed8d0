import Attendance
import BeaconKit
import Hummingbird
import Station

/// What people ask for and what was corrected: for supervisors everybody's, for others their own.
struct CorrectionPages: Sendable {
    private static let most = 200

    let controller: TimesheetController

    var routes: [Route] {
        [
            .get("/corrections", .signedIn) { incoming in try await list(incoming) }.showing(.corrections),
            .post("/corrections/:id/approve", .permission(.correctTimes)) { incoming in
                try await decide(incoming, done: "approved") { id, now in
                    try await controller.attendance.commands(incoming).approve(id, at: now)
                }
            },
            .post("/corrections/:id/refuse", .permission(.correctTimes)) { incoming in
                try await decide(incoming, done: "refused") { id, now in
                    let reason = try incoming.decode(ReasonRequest.self).text
                    try await controller.attendance.commands(incoming).refuse(id, reason: reason, at: now)
                }
            },
        ]
    }

    func list(
        _ incoming: IncomingRequest,
        notice: Notice? = nil,
        kept: (id: CorrectionID, reason: String)? = nil,
        keptLeave: (id: String, reason: String)? = nil
    ) async throws -> Response {
        let snapshot = try await controller.attendance.snapshot()
        let everybody = incoming.principal.may(.viewHistory)
        let own = incoming.principal.account?.person
        let isAll = incoming.query("show") == "all" || !everybody
        let states = snapshot.attendance.corrections.all.filter { state in
            (everybody || state.correction.person == own) && (isAll || state.decision == .pending)
        }
        let teller = CorrectionTeller(
            snapshot: snapshot,
            incoming: incoming,
            actors: try await controller.actors(incoming),
            journal: controller.services.journal,
            kept: kept
        )
        let done: Notice? =
            switch incoming.query("done") {
            case "approved": Notice(done: incoming.texts.days.approved)
            case "refused": Notice(done: incoming.texts.days.refused)
            default: LeavePages.done(incoming, undo: LeavePages.undo(incoming, in: snapshot))
            }
        let leaveTeller = LeaveTeller(
            snapshot: snapshot,
            incoming: incoming,
            actors: teller.actors,
            journal: controller.services.journal,
            kept: keptLeave
        )
        let wishes = snapshot.attendance.leaveRequests.all.filter { state in
            (everybody || state.leave.person == own) && (isAll || state.isPending)
        }
        let view = CorrectionsView(
            leaveTexts: incoming.texts.leave,
            t: incoming.texts.days,
            time: incoming.texts.attendance,
            notice: notice ?? done,
            hint: everybody ? incoming.texts.days.correctionsHint : incoming.texts.days.ownCorrectionsHint,
            hasTabs: everybody,
            isAll: isAll,
            isNobody: !everybody && own == nil,
            empty: isAll ? incoming.texts.days.none : incoming.texts.days.nonePending,
            leave: try wishes.reversed().prefix(Self.most).map { try leaveTeller.row($0, isListed: true) },
            rows: try states.reversed().prefix(Self.most).map { try teller.row($0, on: nil) }
        )
        return controller.pages.page(
            view.time.corrections,
            content: controller.pages.templates.render(view, .corrections),
            for: incoming,
            notice: notice ?? done,
            style: TimesheetController.style
        )
    }

    /// Decides, and goes back to the page where that was asked for.
    private func decide(
        _ incoming: IncomingRequest,
        done: String,
        _ decide: (CorrectionID, Instant) async throws -> Void
    ) async throws -> Response {
        let id = CorrectionID(rawValue: incoming.parameter("id"))
        let snapshot = try await controller.attendance.snapshot()
        let person = snapshot.attendance.corrections.state(id)?.correction.person
        let day = LocalDay(incoming.form["from"])
        return try await controller.refusable(incoming) {
            try await decide(id, await controller.attendance.now())
            guard let day, let person else { return .redirect(to: "/corrections?done=\(done)", type: .normal) }
            return .redirect(to: TimesheetController.address(person, on: day) + "?done=\(done)", type: .normal)
        } retry: { notice in
            let kept = (id, incoming.form.trimmed("reason"))
            guard let day, let person, incoming.principal.maySeeHistory(of: person) else {
                return try await list(incoming, notice: notice, kept: kept)
            }
            return try await DayPages(controller: controller).page(
                incoming,
                person: person,
                day: "\(day)",
                notice: notice,
                kept: kept
            )
        }
    }
}
