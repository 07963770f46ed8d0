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
                try await act(incoming) { snapshot, knowledge, commands in
                    // A line's own button means that line alone, whatever else is selected.
                    let only = incoming.form["only"]
                    let names = only.isEmpty ? Set(incoming.form.all("exception").prefix(Self.most)) : [only]
                    let lines = snapshot.exceptions(named: names, knowledge: knowledge)
                    guard !lines.isEmpty else { throw AttendanceRefusal.noSuchException }
                    let reason = try incoming.decode(ReasonRequest.self).text
                    let count = try await commands.acknowledge(lines, reason: reason, at: knowledge.now)
                    return count == 1 ? "done=seen" : "done=seen&count=\(count)"
                }
            },
            .post("/exceptions/correct", .permission(.correctTimes)) { incoming in
                try await act(incoming) { snapshot, knowledge, commands in
                    let line = try snapshot.exception(named: incoming.form["accept"], knowledge: knowledge)
                    guard let likely = LikelyCorrection(of: line.exception, on: line.sheet, now: knowledge.now) else {
                        throw AttendanceRefusal.noSuchException
                    }
                    let time = controller.clock(snapshot, at: knowledge.now, incoming)
                        .time(likely.at, on: line.exception.day)
                    let typed = try incoming.decode(ReasonRequest.self).text
                    let id = CorrectionID()
                    try await commands.make(
                        likely.change,
                        for: line.person.id,
                        reason: typed.isEmpty ? incoming.texts.review.likely(likely.ground, time) : typed,
                        id: id,
                        at: knowledge.now
                    )
                    return "done=accepted&\(Undo.field)=\(id.rawValue)"
                }
            },
            .post("/exceptions/laws/acknowledge", .permission(.correctTimes)) { incoming in
                try await act(incoming) { snapshot, knowledge, commands in
                    let line = try snapshot.lawFinding(named: incoming.form["finding"], knowledge: knowledge)
                    try await commands.acknowledge(
                        line.finding.mark,
                        of: line.person.id,
                        reason: incoming.decode(ReasonRequest.self).text,
                        at: knowledge.now
                    )
                    return "done=seen"
                }
            },
        ]
    }

    private func page(_ incoming: IncomingRequest, _ filter: InboxFilter, notice: Notice? = nil) async throws
        -> Response
    {
        let snapshot = try await controller.attendance.snapshot()
        let knowledge = await controller.attendance.knowledge(snapshot)
        let range = try InboxFilter.usualRange(
            to: filter.to ?? snapshot.today(at: knowledge.now),
            from: filter.from
        )
        let people = snapshot.people(of: filter.department, in: range)
        let lines = snapshot.exceptions(of: people, in: range, from: filter.severity, knowledge: knowledge)
            .filter { ($0.acknowledgement != nil) == filter.isSeen }
        let findings = snapshot.lawFindings(of: people, in: range, knowledge: knowledge)
            .filter { ($0.acknowledgement != nil) == filter.isSeen }
        let undo = controller.undo(incoming, in: snapshot, inbox: filter)
        let notice = notice ?? Self.done(incoming, left: lines.count + findings.count, undo: undo)
        let mayCorrect = incoming.principal.may(.correctTimes) && !filter.isSeen
        let clock = controller.clock(snapshot, at: knowledge.now, incoming)
        let actors = try await controller.actors(incoming)
        func seen(_ by: String, _ at: Instant, _ reason: Commitment?) throws -> String {
            let by = clock.texts.sheets.seenBy(actors.name(by), clock.moment(at))
            guard let reason else { return by }
            let words = try controller.services.journal.text(reason) ?? clock.texts.days.erased
            return "\(by) · \(clock.texts.days.because(words))"
        }
        let view = try InboxView(
            lines,
            most: Self.most,
            filter: filter,
            range: range,
            departments: controller.departments(snapshot, chosen: filter.department),
            csrfToken: mayCorrect ? incoming.csrfToken : nil,
            own: incoming.principal.account?.person,
            reason: incoming.decode(ReasonRequest.self).text,
            laws: LawFindingsView(
                findings,
                most: Self.most,
                in: snapshot,
                incoming.texts,
                form: mayCorrect ? (csrfToken: incoming.csrfToken, inbox: filter.query) : nil,
                seen: { try seen($0.by, $0.at, $0.acknowledgement.reason) }
            ),
            likely: { line in
                // Of a day that somebody asked to be corrected, the likely correction is theirs.
                guard mayCorrect, !line.isRequested, snapshot.attendance.periods.closed(line.exception.day) == nil,
                    let likely = LikelyCorrection(of: line.exception, on: line.sheet, now: knowledge.now)
                else { return nil }
                return (likely, snapshot.totals(with: likely, for: line, knowledge: knowledge))
            },
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
    ///
    /// - Parameter left: how many lines are left.
    private static func done(_ incoming: IncomingRequest, left: Int, undo: Undo?) -> Notice? {
        let review = incoming.texts.review
        let count = incoming.query("count").flatMap { Int($0) } ?? 1
        let words: String? =
            switch incoming.query("done") {
            case "seen": count == 1 ? incoming.texts.sheets.seenDone : review.marked(count)
            case "accepted": review.accepted
            case "made": incoming.texts.days.made
            case "requested": incoming.texts.days.requested
            default: nil
            }
        return words.map { Notice(done: "\($0) \(review.left(left))", undo: undo) }
    }

    /// Does something about lines, and goes back to the others.
    ///
    /// - Parameter change: gives what the address says was done.
    private func act(
        _ incoming: IncomingRequest,
        _ change: (Snapshot, Timesheet.Knowledge, AttendanceCommands) async throws -> String
    ) async throws -> Response {
        let filter = InboxFilter(carried: incoming.form[InboxFilter.field]) ?? InboxFilter(Form())
        return try await controller.refusable(incoming) {
            let snapshot = try await controller.attendance.snapshot()
            let knowledge = await controller.attendance.knowledge(snapshot)
            let done = try await change(snapshot, knowledge, controller.attendance.commands(incoming))
            return .redirect(to: "\(filter.address)&\(done)", type: .normal)
        } retry: { refusal in
            try await page(incoming, filter, notice: refusal)
        }
    }
}
