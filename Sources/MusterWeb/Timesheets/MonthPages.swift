import Attendance
import BeaconKit
import Hummingbird
import Station

/// Somebody's months; the present one is where people ask, clock in and see what became of it.
struct MonthPages: Sendable {
    /// How long a decision is news, in days.
    private static let newsDays = 14

    let controller: TimesheetController

    var routes: [Route] {
        [.get("/people/:id/months/:month", .signedIn) { incoming in try await page(incoming) }.showing(.days)]
    }

    /// - Parameters:
    ///   - notice: why the month was not signed.
    ///   - refused: why something else was refused that people do on their own page.
    ///   - leave: what was asked for and refused.
    func page(
        _ incoming: IncomingRequest,
        notice: Notice? = nil,
        refused: Notice? = nil,
        leave: PlanInput? = nil
    ) async throws -> Response {
        let snapshot = try await controller.attendance.snapshot()
        let knowledge = await controller.attendance.knowledge(snapshot)
        let person = try controller.person(incoming, in: snapshot)
        let today = snapshot.today(at: knowledge.now)
        // What is refused on one's own page is said on that of the present month.
        let word = refused == nil ? incoming.parameter("month") : "present"
        guard let month = word == "present" ? Month(of: today) : Month(word), month.first <= today.adding(366) else {
            throw HTTPError(.notFound)
        }
        let range = try DayRange(from: month.first, to: month.next.first.adding(-1))
        let isOwn = incoming.principal.account?.person == person.id
        guard let own = snapshot.days(of: [person], in: range, knowledge: knowledge).first else {
            throw HTTPError(.notFound)
        }
        let days = (0..<range.count).map { range.from.adding($0) }
        let clock = controller.clock(snapshot, at: knowledge.now, incoming)
        let signing =
            range.to < today && !own.days.isEmpty
            ? SheetSigningView(
                snapshot.standing(of: person, in: range, at: knowledge.now),
                month: month,
                may: (
                    confirm: incoming.principal.mayConfirm(person.id),
                    countersign: incoming.principal.may(.correctTimes) && !isOwn
                ),
                typed: incoming.form.trimmed("name"),
                csrfToken: incoming.csrfToken,
                clock: clock,
                actors: try await controller.actors(incoming),
                assets: controller.pages.assets.base,
                notice: notice
                    ?? (incoming.query("done") == "signed" ? Notice(done: incoming.texts.signing.done) : nil)
            ) : nil
        let done =
            isOwn
            ? try LeavePages.done(incoming)
                ?? OwnPunchPages.done(incoming, by: person, in: controller.services.journal, clock: clock) : nil
        let view = MonthView(
            own,
            month: month,
            today: today,
            closed: Set(days.filter { snapshot.attendance.periods.closed($0) != nil }),
            clock: clock,
            news: isOwn ? try await news(of: person, snapshot, now: knowledge.now, incoming) : [],
            visitors: isOwn
                ? try OwnVisitorsView(
                    of: person.id,
                    in: snapshot,
                    from: controller.services.journal,
                    at: knowledge.now,
                    clock: clock
                ) : nil,
            balance: snapshot.attendance.pay.isEmpty
                ? nil : snapshot.pay(of: [person], in: range, knowledge: knowledge).first?.balance,
            isOwn: isOwn,
            back: incoming.principal.may(.viewPeople) ? PeopleController.address(person.id) : nil,
            mine: isOwn && month == Month(of: today)
                ? try await mine(own, today: today, snapshot, knowledge, leave: leave ?? PlanInput(), incoming) : nil,
            notice: refused ?? done,
            anchor: try AnchorView(controller.services, texts: incoming.texts),
            signing: signing
        )
        return controller.pages.page(
            view.t.monthTitle(person.details.name),
            content: controller.pages.templates.render(view, .month),
            for: incoming,
            notice: notice ?? refused ?? done,
            style: TimesheetController.style
        )
    }

    private func mine(
        _ own: PersonDays,
        today: LocalDay,
        _ snapshot: Snapshot,
        _ knowledge: Timesheet.Knowledge,
        leave: PlanInput,
        _ incoming: IncomingRequest
    ) async throws -> OwnTimeView {
        let person = own.person
        let teller = CorrectionTeller(
            snapshot: snapshot,
            incoming: incoming,
            actors: try await controller.actors(incoming),
            journal: controller.services.journal
        )
        let requests = snapshot.attendance.corrections.all.filter { $0.correction.person == person.id }
            .suffix(OwnTimeView.mostRequests)
        let leaveTeller = LeaveTeller(
            snapshot: snapshot,
            incoming: incoming,
            actors: teller.actors,
            journal: controller.services.journal
        )
        let wishes = snapshot.attendance.leaveRequests.all.filter { $0.leave.person == person.id }
            .suffix(OwnTimeView.mostRequests)
        let board = await controller.services.board.board()
        let rules = try controller.services.journal.ownPunching()
        let clock = controller.clock(snapshot, at: knowledge.now, incoming)
        let week = try SheetSpan(
            kind: .week,
            range: DayRange(from: today.adding(1 - today.weekday), to: today.adding(7 - today.weekday))
        )
        let toDate = try DayRange(from: Month(of: today).first, to: today)
        return OwnTimeView(
            try snapshot.hours(of: person, at: knowledge.now),
            balance: snapshot.attendance.pay.isEmpty
                ? nil : snapshot.pay(of: [person], in: toDate, knowledge: knowledge).first?.balance,
            own: own,
            today: today,
            requests: try requests.reversed().map { try teller.row($0, on: nil) },
            leave: try wishes.reversed().map { try leaveTeller.row($0, isListed: false) },
            form: incoming.principal.may(.requestCorrections)
                ? LeaveForm(leave, of: person.id, today: today, incoming) : nil,
            punching: board.people.first { $0.id == person.id }.flatMap { line in
                OwnClockView(
                    line,
                    last: snapshot.attendance.evidence(of: person.id).last,
                    by: rules,
                    at: board.now,
                    clock: clock,
                    incoming
                )
            },
            charts: [
                HoursChart(
                    snapshot.days(of: [person], in: week.range, knowledge: knowledge),
                    span: week,
                    title: incoming.texts.days.thisWeek,
                    clock: clock
                ),
                HoursChart(
                    [own],
                    span: SheetSpan(month: Month(of: today)),
                    title: incoming.texts.days.thisMonth,
                    clock: clock
                ),
            ].compactMap(\.self),
            clock: clock
        )
    }

    /// What others did to one's own time lately.
    private func news(of person: Person, _ snapshot: Snapshot, now: Instant, _ incoming: IncomingRequest) async throws
        -> [MonthView.NewsRow]
    {
        let since = now.adding(microseconds: Int64(Self.newsDays) * -86_400_000_000)
        let account = incoming.principal.account.map { "account:\($0.id.rawValue)" }
        let actors = try await controller.actors(incoming)
        let clock = controller.clock(snapshot, at: now, incoming)
        return try snapshot.news(for: person.id, account: account, since: since).map { line in
            let day = snapshot.days(touchedBy: line.correction).min() ?? snapshot.attendance.zones.day(of: line.at)
            var answer: String?
            if case .refused(let reason) = line.event {
                answer = incoming.texts.days.answered(
                    try controller.services.journal.text(reason) ?? incoming.texts.days.erased
                )
            }
            return MonthView.NewsRow(
                words: incoming.texts.days.newsLine(line.event, clock.day(day), actors.name(line.by)),
                address: TimesheetController.address(person.id, on: day),
                answer: answer,
                kind: answer == nil ? "good" : "overdue"
            )
        }
    }
}
