import Attendance
import BeaconKit
import Hummingbird
import Station

/// What people ask for and what was corrected: for supervisors everybody's, for others their own.
struct CorrectionPages: Sendable {
    private static let most = 200

    let desk: TimeDesk

    var routes: [Route] {
        [
            .get("/corrections", .signedIn) { visit in try await list(visit) }.showing(.corrections),
            .post("/corrections/:id/approve", .permission(.correctTimes)) { visit in
                try await decide(visit, done: "approved") { id, now in
                    try await desk.desk.commands(visit).approve(id, at: now)
                }
            },
            .post("/corrections/:id/refuse", .permission(.correctTimes)) { visit in
                try await decide(visit, done: "refused") { id, now in
                    let reason = visit.form.trimmed("reason")
                    try await desk.desk.commands(visit).refuse(id, reason: reason, at: now)
                }
            },
        ]
    }

    private func list(
        _ visit: Visit,
        notice: Notice? = nil,
        kept: (id: CorrectionID, reason: String)? = nil
    ) async throws -> Response {
        let books = try await desk.desk.books()
        let everybody = visit.visitor.may(.viewHistory)
        let own = visit.visitor.account?.person
        let isAll = visit.query("show") == "all" || !everybody
        let states = books.attendance.corrections.all.filter { state in
            (everybody || state.correction.person == own) && (isAll || state.decision == .pending)
        }
        let teller = CorrectionTeller(
            books: books,
            visit: visit,
            actors: try await desk.actors(visit),
            journal: desk.services.journal,
            kept: kept
        )
        let done: Notice? =
            switch visit.query("done") {
            case "approved": Notice(done: visit.texts.days.approved)
            case "refused": Notice(done: visit.texts.days.refused)
            default: nil
            }
        let view = CorrectionsView(
            t: visit.texts.days,
            time: visit.texts.attendance,
            notice: notice ?? done,
            hint: everybody ? visit.texts.days.correctionsHint : visit.texts.days.ownCorrectionsHint,
            hasTabs: everybody,
            isAll: isAll,
            isNobody: !everybody && own == nil,
            empty: isAll ? visit.texts.days.none : visit.texts.days.nonePending,
            rows: try states.reversed().prefix(Self.most).map { try teller.row($0, on: nil) }
        )
        return desk.pages.page(
            view.time.corrections,
            content: desk.pages.templates.render(view, .corrections),
            for: visit,
            notice: notice ?? done,
            style: TimeDesk.style
        )
    }

    /// Decides, and goes back to the page where that was asked for.
    private func decide(
        _ visit: Visit,
        done: String,
        _ decide: (CorrectionID, Instant) async throws -> Void
    ) async throws -> Response {
        let id = CorrectionID(rawValue: visit.parameter("id"))
        let books = try await desk.desk.books()
        let person = books.attendance.corrections.state(id)?.correction.person
        let day = LocalDay(visit.form["from"])
        return try await desk.refusable(visit) {
            try await decide(id, await desk.desk.now())
            guard let day, let person else { return .redirect(to: "/corrections?done=\(done)", type: .normal) }
            return .redirect(to: TimeDesk.address(person, on: day) + "?done=\(done)", type: .normal)
        } retry: { notice in
            let kept = (id, visit.form.trimmed("reason"))
            guard let day, let person, visit.visitor.maySeeHistory(of: person) else {
                return try await list(visit, notice: notice, kept: kept)
            }
            return try await DayPages(desk: desk).page(
                visit,
                person: person,
                day: "\(day)",
                notice: notice,
                kept: kept
            )
        }
    }
}
