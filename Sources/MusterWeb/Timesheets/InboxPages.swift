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
                    func names(_ field: String) -> Set<String> {
                        only.isEmpty ? Set(incoming.form.all(field).prefix(Self.most)) : [only]
                    }
                    let lines = snapshot.exceptions(named: names("exception"), knowledge: knowledge)
                    let findings = snapshot.lawFindings(named: names("finding"), knowledge: knowledge)
                    guard !lines.isEmpty || !findings.isEmpty else { throw AttendanceRefusal.noSuchException }
                    let batch = AcknowledgementID()
                    let count = try await commands.acknowledge(
                        lines,
                        findings: findings,
                        reason: try incoming.decode(ReasonRequest.self).text,
                        batch: batch,
                        at: knowledge.now
                    )
                    let back = "\(Undo.field)=seen:\(batch.rawValue)"
                    return count == 1 ? "done=seen&\(back)" : "done=seen&count=\(count)&\(back)"
                }
            },
            .post("/exceptions/again", .permission(.correctTimes)) { incoming in
                try await act(incoming) { _, knowledge, commands in
                    let batch = AcknowledgementID(rawValue: incoming.form["again"])
                    let count = try await commands.withdrawAcknowledgements(batch, at: knowledge.now)
                    return "done=again&count=\(count)"
                }
            },
            .post("/exceptions/leave/grant", .permission(.planSchedules)) { incoming in
                try await decide(incoming, only: "accept", done: "leave-granted") { ids, knowledge, commands in
                    try await commands.grantLeave(ids, at: knowledge.now)
                }
            },
            .post("/exceptions/leave/refuse", .permission(.planSchedules)) { incoming in
                try await decide(incoming, only: "refuse", done: "leave-refused") { ids, knowledge, commands in
                    let reason = try incoming.decode(ReasonRequest.self).text
                    try await commands.refuseLeave(ids, reason: reason, at: knowledge.now)
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
        ]
    }

    /// Decides on leave that people ask for: one's own button means that line alone, whatever else is selected.
    private func decide(
        _ incoming: IncomingRequest,
        only: String,
        done: String,
        _ change: ([String], Timesheet.Knowledge, AttendanceCommands) async throws -> Void
    ) async throws -> Response {
        try await act(incoming) { _, knowledge, commands in
            let only = incoming.form[only]
            let ids = only.isEmpty ? incoming.form.all("leave").uniqued(most: LeavePages.mostUndone) : [only]
            guard !ids.isEmpty else { throw LeaveRequestError.unknown("") }
            try await change(ids, knowledge, commands)
            return "done=\(done)&count=\(ids.count)&\(Undo.field)=\(LeavePages.undoing(ids).percentEncoded)"
        }
    }

    func page(_ incoming: IncomingRequest, _ filter: InboxFilter, notice: Notice? = nil) async throws -> Response {
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
        let wishes =
            filter.isSeen
            ? []
            : snapshot.attendance.leaveRequests.all.filter { state in
                let department = snapshot.roster.anyone(state.leave.person)?.details.department
                return state.isPending && (filter.department == nil || department == filter.department)
            }
        let undo =
            LeavePages.undo(incoming, in: snapshot, inbox: filter) ?? undoSeen(incoming, in: snapshot, inbox: filter)
            ?? controller.undo(incoming, in: snapshot, inbox: filter)
        let left = lines.count + findings.count + wishes.count
        let notice = notice ?? Self.done(incoming, left: left, undo: undo)
        let mayCorrect = incoming.principal.may(.correctTimes)
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
            laws: InboxView.Group(
                findings,
                most: Self.most,
                in: snapshot,
                filter: filter,
                mayAct: mayCorrect,
                own: incoming.principal.account?.person,
                incoming.texts,
                seen: { try seen($0.by, $0.at, $0.acknowledgement.reason) }
            ),
            leave: InboxView.Group(
                wishes,
                filter: filter,
                mayDecide: incoming.principal.may(.planSchedules),
                LeaveTeller(
                    snapshot: snapshot,
                    incoming: incoming,
                    actors: actors,
                    journal: controller.services.journal
                )
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
            case "again": review.again(count)
            case "accepted": review.accepted
            case "made": incoming.texts.days.made
            case "requested": incoming.texts.days.requested
            default: LeavePages.done(incoming)?.text
            }
        return words.map { Notice(done: "\($0) \(review.left(left))", undo: undo) }
    }

    /// The way back from what was just noted as seen, as the address names it; `nil` where it counts no longer.
    private func undoSeen(_ incoming: IncomingRequest, in snapshot: Snapshot, inbox: InboxFilter) -> Undo? {
        guard incoming.principal.may(.correctTimes), let text = incoming.decodedQuery(Undo.field),
            text.hasPrefix("seen:")
        else { return nil }
        let batch = AcknowledgementID(rawValue: String(text.dropFirst("seen:".count)))
        guard !snapshot.attendance.acknowledged(batch).isEmpty else { return nil }
        return Undo(
            "/exceptions/again",
            ["again": batch.rawValue, InboxFilter.field: inbox.query],
            for: incoming
        )
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

extension [String] {
    /// Each once, in their order.
    fileprivate func uniqued(most: Int) -> [String] {
        var seen: Set<String> = []
        return Array(filter { seen.insert($0).inserted }.prefix(most))
    }
}
