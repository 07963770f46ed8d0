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
            .post("/periods/countersign", .permission(.correctTimes)) { incoming in try await countersign(incoming) },
            .post("/periods/reopen", .permission(.closePeriods)) { incoming in
                try await change(incoming, done: "reopened") { request, now in
                    try await controller.attendance.commands(incoming).reopenPeriod(request.range(), at: now)
                }
            },
        ]
    }

    /// Countersigns the records that are selected, as they were shown.
    private func countersign(_ incoming: IncomingRequest) async throws -> Response {
        try await controller.refusable(incoming) {
            let request = try incoming.decode(PeriodRequest.self)
            var sheets: [PersonID: String] = [:]
            for sheet in incoming.form.all("sheet").prefix(TimesheetController.mostSheets) {
                let parts = sheet.split(separator: ":").map(String.init)
                if parts.count == 2 { sheets[PersonID(rawValue: parts[0])] = parts[1] }
            }
            let count = try await controller.attendance.commands(incoming).countersign(
                sheets,
                in: request.range(),
                name: incoming.form.trimmed("name"),
                at: await controller.attendance.now()
            )
            let range = "from=\(request.from)&to=\(request.to)"
            let department = incoming.form["department"].percentEncoded
            return .redirect(
                to: "/periods?\(range)&department=\(department)&done=countersigned&count=\(count)",
                type: .normal
            )
        } retry: { notice in
            try await page(incoming, notice: notice)
        }
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
        var refusal = notice
        var lines: [ExceptionLine]?
        var isReported = true
        var monthEnd: MonthEndView?
        let chosen = incoming.decodedQuery("department") ?? incoming.form["department"]
        let department = chosen.isEmpty ? nil : chosen
        do {
            let range = try DayRange(from: from, to: to, most: TimesheetController.mostDays)
            let people = snapshot.days(of: snapshot.people(in: range), in: range, knowledge: knowledge)
            lines = snapshot.exceptions(in: people, from: .mustFix)
            isReported = snapshot.isReported(range, knowledge)
            if !isReported {
                let reason = incoming.texts.attendance.reason(AttendanceRefusal.unreported(to))
                refusal = refusal ?? reason.map { Notice(refused: $0) }
            }
            let shown = people.filter { department == nil || $0.person.details.department == department }
            monthEnd = try await self.monthEnd(shown, range, department, snapshot, at: knowledge.now, incoming)
        } catch {
            guard let reason = incoming.texts.attendance.reason(error) else { throw error }
            refusal = refusal ?? Notice(refused: reason)
        }
        let done: Notice? =
            switch incoming.query("done") {
            case "closed": Notice(done: incoming.texts.plan.closed)
            case "reopened": Notice(done: incoming.texts.plan.reopened)
            case "countersigned":
                Notice(done: incoming.texts.plan.countersigned(incoming.query("count").flatMap { Int($0) } ?? 0))
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
            departments: controller.departments(snapshot, chosen: department),
            monthEnd: monthEnd,
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

    private func monthEnd(
        _ people: [PersonDays],
        _ range: DayRange,
        _ department: String?,
        _ snapshot: Snapshot,
        at now: Instant,
        _ incoming: IncomingRequest
    ) async throws -> MonthEndView {
        var open: [PersonID: Int] = [:]
        for line in snapshot.exceptions(in: people) where line.acknowledgement == nil {
            open[line.person.id, default: 0] += 1
        }
        return MonthEndView(
            people,
            open: open,
            standings: snapshot.signedStandings(of: people.map(\.person), in: range, at: now),
            range: range,
            department: department,
            own: incoming.principal.account?.person,
            mayCountersign: incoming.principal.may(.correctTimes) && range.to < snapshot.today(at: now),
            name: incoming.form["name"].isEmpty ? incoming.principal.account?.name ?? "" : incoming.form["name"],
            csrfToken: incoming.csrfToken,
            texts: incoming.texts
        )
    }
}
