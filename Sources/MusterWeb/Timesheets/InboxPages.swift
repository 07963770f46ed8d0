import Attendance
import BeaconKit
import Hummingbird
import Station

/// The inbox in which supervisors work off what is wrong.
struct InboxPages: Sendable {
    private static let most = 500

    let desk: TimeDesk

    var routes: [Route] {
        [
            .get("/exceptions", .permission(.viewHistory)) { visit in
                let query = Form(body: (visit.request.uri.query ?? "").utf8)
                return try await desk.refusable(visit) {
                    try await page(visit, InboxFilter(query))
                } retry: { refusal in
                    // The range that was asked for is refused; the usual one is shown.
                    try await page(visit, InboxFilter(query, isDated: false), notice: refusal)
                }
            }.showing(.timesheet),
            .post("/exceptions/acknowledge", .permission(.correctTimes)) { visit in try await acknowledge(visit) },
        ]
    }

    private func page(_ visit: Visit, _ filter: InboxFilter, notice: Notice? = nil) async throws -> Response {
        let books = try await desk.desk.books()
        let knowledge = await desk.desk.knowledge(books)
        let to = filter.to ?? books.today(at: knowledge.now)
        let range = try DayRange(from: filter.from ?? to.adding(-30), to: to, most: TimeDesk.mostDays)
        let lines = books.exceptions(
            of: books.people(of: filter.department, in: range),
            in: range,
            from: filter.severity,
            knowledge: knowledge
        )
        let notice = notice ?? Self.done(visit)
        let clock = desk.clock(books, at: knowledge.now, visit)
        let actors = try await desk.actors(visit)
        let view = try InboxView(
            lines.filter { ($0.acknowledgement != nil) == filter.isSeen },
            most: Self.most,
            filter: filter,
            range: range,
            departments: desk.departments(books, chosen: filter.department),
            proof: visit.visitor.may(.correctTimes) && !filter.isSeen ? visit.proof : nil,
            reason: visit.form.trimmed("reason"),
            laws: filter.isSeen
                ? nil
                : LawFindingsView(
                    books.lawFindings(
                        of: books.people(of: filter.department, in: range),
                        in: range,
                        knowledge: knowledge
                    ),
                    most: Self.most,
                    in: books,
                    visit.texts.pay
                ),
            names: { books.roster.anyone($0)?.details.name ?? "—" },
            seen: { state in
                let by = clock.texts.sheets.seenBy(actors.name(state.by), clock.moment(state.at))
                guard let reason = state.acknowledgement.reason else { return by }
                let words = try desk.services.journal.text(reason) ?? clock.texts.days.erased
                return "\(by) · \(clock.texts.days.because(words))"
            },
            clock: clock,
            assets: desk.pages.assets.base,
            notice: notice
        )
        return desk.pages.page(
            view.time.inbox,
            content: desk.pages.templates.render(view, .inbox),
            for: visit,
            notice: notice,
            style: TimeDesk.style
        )
    }

    /// What brought one back here.
    private static func done(_ visit: Visit) -> Notice? {
        switch visit.query("done") {
        case "seen": Notice(done: visit.texts.sheets.seenDone)
        case "made": Notice(done: visit.texts.days.made)
        case "requested": Notice(done: visit.texts.days.requested)
        default: nil
        }
    }

    /// Notes an exception as seen, and goes back to the others.
    private func acknowledge(_ visit: Visit) async throws -> Response {
        let filter = InboxFilter(carried: visit.form[InboxFilter.field]) ?? InboxFilter(Form())
        return try await desk.refusable(visit) {
            let books = try await desk.desk.books()
            let knowledge = await desk.desk.knowledge(books)
            let line = try books.exception(named: visit.form["exception"], knowledge: knowledge)
            try await desk.desk.commands(visit).acknowledge(
                line.exception,
                of: line.person.id,
                reason: visit.form.trimmed("reason"),
                at: knowledge.now
            )
            return .redirect(to: filter.address + "&done=seen", type: .normal)
        } retry: { refusal in
            try await page(visit, filter, notice: refusal)
        }
    }
}
