import Attendance
import BeaconKit
import Hummingbird
import Station

/// Roll calls on wardens' phones.
struct RollCallPages: Sendable {
    let controller: TimesheetController

    var routes: [Route] {
        [
            .get("/roll-call", .permission(.viewRollCalls)) { incoming in try await list(incoming, notice: nil) },
            .post("/roll-call", .permission(.callRoll), start),
            .get("/roll-call/:id", .permission(.viewRollCalls)) { incoming in
                try await page(incoming, notice: nil)
            }.showing(.whereabouts),
            .get("/roll-call/:id/changes", .permission(.viewRollCalls)) { incoming in
                try await changes(incoming, after: incoming.query("after").flatMap { Int($0) } ?? 0)
            },
            .post("/roll-call/:id/marks", .permission(.callRoll), mark),
            .post("/roll-call/:id/close", .permission(.callRoll)) { incoming in
                try await controller.refusable(incoming) {
                    try await controller.attendance.commands(incoming).closeRollCall(
                        id(incoming),
                        at: await controller.attendance.now()
                    )
                    await controller.services.board.rosterChanged()
                    return .redirect(to: "/roll-call/\(id(incoming).rawValue)", type: .normal)
                } retry: { notice in
                    try await page(incoming, notice: notice)
                }
            },
        ]
    }

    private func id(_ incoming: IncomingRequest) -> RollCallID { RollCallID(rawValue: incoming.parameter("id")) }

    // MARK: All

    private func list(_ incoming: IncomingRequest, notice: Notice?) async throws -> Response {
        let snapshot = try await controller.attendance.snapshot()
        let view = RollCallsView(
            snapshot.rollCalls,
            clock: controller.clock(snapshot, at: await controller.attendance.now(), incoming),
            incoming: incoming,
            notice: notice
        )
        return controller.pages.page(
            view.time.rollCalls,
            content: controller.pages.templates.render(view, .rollCalls),
            for: incoming,
            notice: notice,
            style: TimesheetController.style
        )
    }

    private func start(_ incoming: IncomingRequest) async throws -> Response {
        try await controller.refusable(incoming) {
            let id = RollCallID(rawValue: incoming.identifier("roll call"))
            let board = await controller.services.board.board()
            try await controller.attendance.commands(incoming).startRollCall(
                isDrill: incoming.decode(RollCallRequest.self).drill ?? false,
                people: board.people.map { RollCall.Whereabouts($0) },
                id: id,
                at: board.now
            )
            await controller.services.board.rosterChanged()
            return .redirect(to: "/roll-call/\(id.rawValue)", type: .normal)
        } retry: { notice in
            try await list(incoming, notice: notice)
        }
    }

    // MARK: One

    private func view(_ incoming: IncomingRequest, anchor: AnchorView? = nil, notice: Notice?) async throws
        -> RollCallPageView
    {
        let snapshot = try await controller.attendance.snapshot()
        let call: RollCallView
        do {
            call = try snapshot.rollCallView(id(incoming), from: controller.services.journal)
        } catch AttendanceRefusal.noSuchRollCall {
            throw HTTPError(.notFound)
        }
        return RollCallPageView(
            call,
            clock: controller.clock(snapshot, at: call.record.began, incoming),
            actors: try await controller.actors(incoming),
            incoming: incoming,
            assets: controller.pages.assets,
            anchor: anchor,
            notice: notice
        )
    }

    private func page(_ incoming: IncomingRequest, notice: Notice?) async throws -> Response {
        let anchor = try AnchorView(controller.services, texts: incoming.texts)
        let view = try await view(incoming, anchor: anchor, notice: notice)
        return controller.pages.page(
            view.title,
            content: controller.pages.templates.render(view, view.isClosed ? .rollCallReport : .rollCall),
            for: incoming,
            notice: notice,
            style: TimesheetController.style
        )
    }

    /// How it stands, and the lines of those who were marked after so many marks.
    private func changes(_ incoming: IncomingRequest, after count: Int) async throws -> Response {
        let view = try await view(incoming, notice: nil).changed(after: count)
        return PeopleController.fragment(controller.pages.templates.render(view, .rollCallChanges))
    }

    /// A script says how many marks it knows, and gets those that came since; a form goes back to the page.
    private func mark(_ incoming: IncomingRequest) async throws -> Response {
        let form = incoming.form
        return try await controller.refusable(incoming) {
            let subject = PersonID(rawValue: form["subject"])
            // As identifiers of people are: 36 hexadecimal digits and hyphens.
            let isNamed = subject.rawValue.wholeMatch(of: /[0-9a-f-]{36}/) != nil
            let commands = controller.attendance.commands(incoming)
            try await incoming.decode(MarkRequest.self).mark(
                subject,
                or: isNamed ? subject : PersonID(),
                in: id(incoming),
                by: commands,
                at: await controller.attendance.now()
            )
            guard let known = Int(form["after"]) else {
                return .redirect(to: "/roll-call/\(id(incoming).rawValue)", type: .normal)
            }
            return try await changes(incoming, after: known)
        } retry: { notice in
            try await page(incoming, notice: notice)
        }
    }
}
