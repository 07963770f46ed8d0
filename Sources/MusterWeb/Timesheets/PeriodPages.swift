import Attendance
import BeaconKit
import Hummingbird
import Station

/// Closing periods and opening them again, with what must be fixed first.
struct PeriodPages: Sendable {
    /// How many exceptions are listed.
    private static let most = 100

    let controller: TimesheetController

    var routes: [Route] {
        [
            .get("/periods", .permission(.viewHistory)) { incoming in try await page(incoming) },
            .post("/periods/close", .permission(.closePeriods)) { incoming in
                try await change(incoming, done: "closed") { request, now in
                    let knowledge = await controller.attendance.knowledge(try await controller.attendance.snapshot())
                    try await controller.attendance.commands(incoming).closePeriod(
                        request.range(),
                        isForced: request.force ?? false,
                        knowledge: knowledge,
                        at: now
                    )
                }
            },
            .post("/periods/reopen", .permission(.closePeriods)) { incoming in
                try await change(incoming, done: "reopened") { request, now in
                    try await controller.attendance.commands(incoming).reopenPeriod(request.range(), at: now)
                }
            },
        ]
    }

    private func change(
        _ incoming: IncomingRequest,
        done: String,
        _ change: (PeriodRequest, Instant) async throws -> Void
    ) async throws -> Response {
        try await controller.refusable(incoming) {
            try await change(incoming.decode(PeriodRequest.self), await controller.attendance.now())
            return .redirect(to: "/periods?done=\(done)", type: .normal)
        } retry: { notice in
            try await page(incoming, notice: notice)
        }
    }

    private func page(_ incoming: IncomingRequest, notice: Notice? = nil) async throws -> Response {
        let snapshot = try await controller.attendance.snapshot()
        let knowledge = await controller.attendance.knowledge(snapshot)
        let today = snapshot.today(at: knowledge.now)
        // The month before, unless something was asked for.
        let usual = Month(of: today).previous
        func asked(_ name: Substring) -> String { incoming.query(name) ?? incoming.form[String(name)] }
        let from = LocalDay(asked("from")) ?? usual.first
        let to = LocalDay(asked("to")) ?? usual.next.first.adding(-1)
        let isAsked = !asked("from").isEmpty
        var refusal = notice
        var lines: [ExceptionLine]?
        var isReported = true
        if isAsked {
            do {
                let range = try DayRange(from: from, to: to, most: TimesheetController.mostDays)
                lines = snapshot.exceptions(
                    of: snapshot.people(in: range),
                    in: range,
                    from: .mustFix,
                    knowledge: knowledge
                )
                isReported = snapshot.isReported(range, knowledge)
                if !isReported {
                    let reason = incoming.texts.attendance.reason(AttendanceRefusal.unreported(to))
                    refusal = refusal ?? reason.map { Notice(refused: $0) }
                }
            } catch {
                refusal = refusal ?? incoming.texts.attendance.reason(error).map { Notice(refused: $0) }
            }
        }
        let done: Notice? =
            switch incoming.query("done") {
            case "closed": Notice(done: incoming.texts.plan.closed)
            case "reopened": Notice(done: incoming.texts.plan.reopened)
            default: nil
            }
        let view = PeriodsView(
            snapshot,
            from: from,
            to: to,
            lines: lines,
            isReported: isReported,
            most: Self.most,
            clock: controller.clock(snapshot, at: knowledge.now, incoming),
            mayClose: incoming.principal.may(.closePeriods),
            csrfToken: incoming.csrfToken,
            notice: refusal ?? done
        )
        return controller.pages.page(
            view.time.periods,
            content: controller.pages.templates.render(view, .periods),
            for: incoming,
            notice: refusal,
            style: TimesheetController.style
        )
    }
}
