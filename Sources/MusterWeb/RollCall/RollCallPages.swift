import Attendance
import BeaconKit
import Hummingbird
import Station

/// Roll calls on wardens' phones.
struct RollCallPages: Sendable {
    let desk: TimeDesk

    var routes: [Route] {
        [
            .get("/roll-call", .permission(.viewRollCalls)) { visit in try await list(visit, notice: nil) },
            .post("/roll-call", .permission(.callRoll), start),
            .get("/roll-call/:id", .permission(.viewRollCalls)) { visit in
                try await page(visit, notice: nil)
            }.showing(.whereabouts),
            .get("/roll-call/:id/changes", .permission(.viewRollCalls)) { visit in
                try await changes(visit, after: visit.query("after").flatMap { Int($0) } ?? 0)
            },
            .post("/roll-call/:id/marks", .permission(.callRoll), mark),
            .post("/roll-call/:id/close", .permission(.callRoll)) { visit in
                try await desk.refusable(visit) {
                    try await desk.desk.commands(visit).closeRollCall(id(visit), at: await desk.desk.now())
                    return .redirect(to: "/roll-call/\(id(visit).rawValue)", type: .normal)
                } retry: { notice in
                    try await page(visit, notice: notice)
                }
            },
        ]
    }

    private func id(_ visit: Visit) -> RollCallID { RollCallID(rawValue: visit.parameter("id")) }

    // MARK: All

    private func list(_ visit: Visit, notice: Notice?) async throws -> Response {
        let books = try await desk.desk.books()
        let view = RollCallsView(
            books.rollCalls,
            clock: desk.clock(books, at: await desk.desk.now(), visit),
            visit: visit,
            notice: notice
        )
        return desk.pages.page(
            view.time.rollCalls,
            content: desk.pages.templates.render(view, .rollCalls),
            for: visit,
            notice: notice,
            style: TimeDesk.style
        )
    }

    private func start(_ visit: Visit) async throws -> Response {
        try await desk.refusable(visit) {
            let key = visit.form["key"]
            let name = IdempotencyKey.identifier(
                for: "roll call",
                by: visit.visitor.actor,
                key: key.isEmpty ? nil : key
            )
            let id = RollCallID(rawValue: name)
            let board = await desk.services.board.board()
            try await desk.desk.commands(visit).startRollCall(
                isDrill: visit.form["kind"] != "live",
                people: board.people.map { RollCall.Snapshot($0) },
                id: id,
                at: board.now
            )
            return .redirect(to: "/roll-call/\(id.rawValue)", type: .normal)
        } retry: { notice in
            try await list(visit, notice: notice)
        }
    }

    // MARK: One

    private func view(_ visit: Visit, anchor: AnchorView? = nil, notice: Notice?) async throws -> RollCallPageView {
        let books = try await desk.desk.books()
        let call: RollCallView
        do {
            call = try books.rollCallView(id(visit), from: desk.services.journal)
        } catch AttendanceRefusal.noSuchRollCall {
            throw HTTPError(.notFound)
        }
        return RollCallPageView(
            call,
            clock: desk.clock(books, at: call.record.began, visit),
            actors: try await desk.actors(visit),
            visit: visit,
            assets: desk.pages.assets,
            anchor: anchor,
            notice: notice
        )
    }

    private func page(_ visit: Visit, notice: Notice?) async throws -> Response {
        let anchor = try AnchorView(desk.services, texts: visit.texts)
        let view = try await view(visit, anchor: anchor, notice: notice)
        return desk.pages.page(
            view.title,
            content: desk.pages.templates.render(view, view.isClosed ? .rollCallReport : .rollCall),
            for: visit,
            notice: notice,
            style: TimeDesk.style
        )
    }

    /// How it stands, and the lines of those who were marked after so many marks.
    private func changes(_ visit: Visit, after count: Int) async throws -> Response {
        let view = try await view(visit, notice: nil).changed(after: count)
        return PeopleDesk.fragment(desk.pages.templates.render(view, .rollCallChanges))
    }

    /// A script says how many marks it knows, and gets those that came since; a form goes back to the page.
    private func mark(_ visit: Visit) async throws -> Response {
        let form = visit.form
        return try await desk.refusable(visit) {
            guard let state = RollCallMark.State(rawValue: form["state"]) else { throw HTTPError(.badRequest) }
            let subject = PersonID(rawValue: form["subject"])
            let now = await desk.desk.now()
            let commands = desk.desk.commands(visit)
            if form.isTicked("name") {
                let name = form.trimmed("name")
                guard (1...200).contains(name.count) else {
                    throw FormProblem(words: visit.texts.rollCall.nameNeeded)
                }
                // As identifiers of people are: 36 hexadecimal digits and hyphens.
                let isNamed = subject.rawValue.wholeMatch(of: /[0-9a-f-]{36}/) != nil
                try await commands.mark(
                    unlisted: name,
                    as: isNamed ? subject : PersonID(),
                    state,
                    in: id(visit),
                    at: now
                )
            } else {
                try await commands.mark(subject, state, in: id(visit), at: now)
            }
            guard let known = Int(form["after"]) else {
                return .redirect(to: "/roll-call/\(id(visit).rawValue)", type: .normal)
            }
            return try await changes(visit, after: known)
        } retry: { notice in
            try await page(visit, notice: notice)
        }
    }
}
