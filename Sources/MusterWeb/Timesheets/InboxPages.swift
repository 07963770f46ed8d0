import Attendance
import BeaconKit
import Hummingbird
import Station

/// The inbox in which supervisors work off what is wrong.
struct InboxPages: Sendable {
    private static let most = 500

    let controller: TimesheetController

    var routes: [Route] {
        [
            .get("/exceptions", .permission(.viewHistory)) { incoming in
                let query = Form(body: (incoming.request.uri.query ?? "").utf8)
                return try await controller.refusable(incoming) {
                    try await page(incoming, InboxFilter(query))
                } retry: { refusal in
                    // The range that was asked for is refused; the usual one is shown.
                    try await page(incoming, InboxFilter(query, isDated: false), notice: refusal)
                }
            }.showing(.timesheet),
            .post("/exceptions/acknowledge", .permission(.correctTimes)) { incoming in
                try await acknowledge(incoming) { snapshot, knowledge, commands in
                    let line = try snapshot.exception(named: incoming.form["exception"], knowledge: knowledge)
                    try await commands.acknowledge(
                        line.exception,
                        of: line.person.id,
                        reason: incoming.decode(ReasonRequest.self).text,
                        at: knowledge.now
                    )
                }
            },
            .post("/exceptions/laws/acknowledge", .permission(.correctTimes)) { incoming in
                try await acknowledge(incoming) { snapshot, knowledge, commands in
                    let line = try snapshot.lawFinding(named: incoming.form["finding"], knowledge: knowledge)
                    try await commands.acknowledge(
                        line.finding.mark,
                        of: line.person.id,
                        reason: incoming.decode(ReasonRequest.self).text,
                        at: knowledge.now
                    )
                }
            },
        ]
    }

    private func page(_ incoming: IncomingRequest, _ filter: InboxFilter, notice: Notice? = nil) async throws
        -> Response
    {
        let snapshot = try await controller.attendance.snapshot()
        let knowledge = await controller.attendance.knowledge(snapshot)
        let to = filter.to ?? snapshot.today(at: knowledge.now)
        let range = try DayRange(from: filter.from ?? to.adding(-30), to: to, most: TimesheetController.mostDays)
        let lines = snapshot.exceptions(
            of: snapshot.people(of: filter.department, in: range),
            in: range,
            from: filter.severity,
            knowledge: knowledge
        )
        let notice = notice ?? Self.done(incoming)
        let clock = controller.clock(snapshot, at: knowledge.now, incoming)
        let actors = try await controller.actors(incoming)
        func seen(_ by: String, _ at: Instant, _ reason: Commitment?) throws -> String {
            let by = clock.texts.sheets.seenBy(actors.name(by), clock.moment(at))
            guard let reason else { return by }
            let words = try controller.services.journal.text(reason) ?? clock.texts.days.erased
            return "\(by) · \(clock.texts.days.because(words))"
        }
        let view = try InboxView(
            lines.filter { ($0.acknowledgement != nil) == filter.isSeen },
            most: Self.most,
            filter: filter,
            range: range,
            departments: controller.departments(snapshot, chosen: filter.department),
            csrfToken: incoming.principal.may(.correctTimes) && !filter.isSeen ? incoming.csrfToken : nil,
            reason: incoming.decode(ReasonRequest.self).text,
            laws: LawFindingsView(
                snapshot.lawFindings(
                    of: snapshot.people(of: filter.department, in: range),
                    in: range,
                    knowledge: knowledge
                ).filter { ($0.acknowledgement != nil) == filter.isSeen },
                most: Self.most,
                in: snapshot,
                incoming.texts,
                form: incoming.principal.may(.correctTimes) && !filter.isSeen
                    ? (csrfToken: incoming.csrfToken, inbox: filter.query) : nil,
                seen: { try seen($0.by, $0.at, $0.acknowledgement.reason) }
            ),
            names: { snapshot.roster.anyone($0)?.details.name ?? "—" },
            seen: { try seen($0.by, $0.at, $0.acknowledgement.reason) },
            clock: clock,
            assets: controller.pages.assets.base,
            notice: notice
        )
        return controller.pages.page(
            view.time.inbox,
            content: controller.pages.templates.render(view, .inbox),
            for: incoming,
            notice: notice,
            style: TimesheetController.style
        )
    }

    /// What brought one back here.
    private static func done(_ incoming: IncomingRequest) -> Notice? {
        switch incoming.query("done") {
        case "seen": Notice(done: incoming.texts.sheets.seenDone)
        case "made": Notice(done: incoming.texts.days.made)
        case "requested": Notice(done: incoming.texts.days.requested)
        default: nil
        }
    }

    /// Notes a line as seen, and goes back to the others.
    private func acknowledge(
        _ incoming: IncomingRequest,
        _ change: (Snapshot, Timesheet.Knowledge, AttendanceCommands) async throws -> Void
    ) async throws -> Response {
        let filter = InboxFilter(carried: incoming.form[InboxFilter.field]) ?? InboxFilter(Form())
        return try await controller.refusable(incoming) {
            let snapshot = try await controller.attendance.snapshot()
            let knowledge = await controller.attendance.knowledge(snapshot)
            try await change(snapshot, knowledge, controller.attendance.commands(incoming))
            return .redirect(to: filter.address + "&done=seen", type: .normal)
        } retry: { refusal in
            try await page(incoming, filter, notice: refusal)
        }
    }
}
