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
        if isAsked {
            do {
                let range = try DayRange(from: from, to: to, most: TimeDesk.mostDays)
                lines = books.exceptions(
                    of: books.people(in: range),
                    in: range,
                    from: .mustFix,
                    knowledge: knowledge
                )
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
            notice: refusal
        )
    }
}

/// The closed periods, and what stands in the way of closing another.
struct PeriodsView: Sendable {
    struct Line: Sendable {
        let address: String
        let words: String
        let name: String
        let when: String
    }

    struct Row: Sendable {
        let from: String
        let to: String
        let words: String
        let since: String
        let label: String
    }

    let t: PlanTexts
    let time: TimeTexts
    let notice: Notice?
    let proof: String
    let mayClose: Bool
    let from: String
    let to: String
    let isChecked: Bool
    /// Said where nothing stands in the way.
    let clean: String?
    let mustFix: String?
    let lines: [Line]
    let waiting: String?
    let rows: [Row]

    init(
        _ books: Books,
        from: LocalDay,
        to: LocalDay,
        lines: [ExceptionLine]?,
        most: Int,
        clock: SiteClock,
        mayClose: Bool,
        proof: String,
        notice: Notice?
    ) {
        let words = clock.texts.plan
        let common = clock.texts.attendance
        t = words
        time = common
        self.notice = notice
        self.proof = proof
        self.mayClose = mayClose
        self.from = "\(from)"
        self.to = "\(to)"
        isChecked = lines != nil
        func full(_ day: LocalDay) -> String { common.fullDay(clock.day(day), day.year) }
        clean = lines?.isEmpty == true ? words.clean(full(from), full(to)) : nil
        mustFix = lines.flatMap { $0.isEmpty ? nil : words.mustFix($0.count) }
        self.lines = (lines ?? []).prefix(most).map { line in
            Line(
                address: TimeDesk.address(line.person.id, on: line.exception.day),
                words: common.kind(line.exception.kind),
                name: line.person.details.name,
                when: clock.day(line.exception.day)
            )
        }
        let pending = books.attendance.corrections.all.count { state in
            guard state.decision == .pending else { return false }
            return books.days(touchedBy: state.correction).contains { from <= $0 && $0 <= to }
        }
        waiting = lines != nil && pending > 0 ? words.waiting(pending) : nil
        rows = books.attendance.periods.closedRanges.reversed().map { range, since in
            let days = words.closedLine(full(range.from), full(range.to))
            return Row(
                from: "\(range.from)",
                to: "\(range.to)",
                words: days,
                since: words.closedAt(clock.moment(since)),
                label: words.reopenLabel(days)
            )
        }
    }
}
