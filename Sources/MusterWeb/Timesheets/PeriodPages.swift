import Attendance
import BeaconKit
import Hummingbird
import Station

/// Closing periods and opening them again, with what must be fixed first.
struct PeriodPages: Sendable {
    /// How many exceptions are listed.
    private static let most = 100

    let desk: TimeDesk

    var routes: [Route] {
        [
            .get("/periods", .permission(.viewHistory)) { visit in try await page(visit) },
            .post("/periods/close", .permission(.closePeriods)) { visit in
                try await change(visit, done: "closed") { range, now in
                    let knowledge = await desk.desk.knowledge(try await desk.desk.books())
                    try await desk.desk.commands(visit).closePeriod(
                        range,
                        isForced: visit.form.isTicked("force"),
                        knowledge: knowledge,
                        at: now
                    )
                }
            },
            .post("/periods/reopen", .permission(.closePeriods)) { visit in
                try await change(visit, done: "reopened") { range, now in
                    try await desk.desk.commands(visit).reopenPeriod(range, at: now)
                }
            },
        ]
    }

    private func change(
        _ visit: Visit,
        done: String,
        _ change: (DayRange, Instant) async throws -> Void
    ) async throws -> Response {
        try await desk.refusable(visit) {
            guard let from = LocalDay(visit.form["from"]), let to = LocalDay(visit.form["to"]) else {
                throw FormProblem(words: visit.texts.plan.dayNeeded)
            }
            try await change(try DayRange(from: from, to: to, most: TimeDesk.mostDays), await desk.desk.now())
            return .redirect(to: "/periods?done=\(done)", type: .normal)
        } retry: { notice in
            try await page(visit, notice: notice)
        }
    }

    private func page(_ visit: Visit, notice: Notice? = nil) async throws -> Response {
        let books = try await desk.desk.books()
        let knowledge = await desk.desk.knowledge(books)
        let today = books.today(at: knowledge.now)
        // The month before, unless something was asked for.
        let usual = Month(of: today).previous
        func asked(_ name: Substring) -> String { visit.query(name) ?? visit.form[String(name)] }
        let from = LocalDay(asked("from")) ?? usual.first
        let to = LocalDay(asked("to")) ?? usual.next.first.adding(-1)
        let isAsked = !asked("from").isEmpty
        var refusal = notice
        var lines: [ExceptionLine]?
        var isReported = true
        if isAsked {
            do {
                let range = try DayRange(from: from, to: to, most: TimeDesk.mostDays)
                lines = books.exceptions(
                    of: books.people(in: range),
                    in: range,
                    from: .mustFix,
                    knowledge: knowledge
                )
                isReported = books.isReported(range, knowledge)
                if !isReported {
                    let reason = visit.texts.attendance.reason(AttendanceRefusal.unreported(to))
                    refusal = refusal ?? reason.map { Notice(refused: $0) }
                }
            } catch {
                refusal = refusal ?? visit.texts.attendance.reason(error).map { Notice(refused: $0) }
            }
        }
        let done: Notice? =
            switch visit.query("done") {
            case "closed": Notice(done: visit.texts.plan.closed)
            case "reopened": Notice(done: visit.texts.plan.reopened)
            default: nil
            }
        let view = PeriodsView(
            books,
            from: from,
            to: to,
            lines: lines,
            isReported: isReported,
            most: Self.most,
            clock: desk.clock(books, at: knowledge.now, visit),
            mayClose: visit.visitor.may(.closePeriods),
            proof: visit.proof,
            notice: refusal ?? done
        )
        return desk.pages.page(
            view.time.periods,
            content: desk.pages.templates.render(view, .periods),
            for: visit,
            notice: refusal,
            style: TimeDesk.style
        )
    }
}
