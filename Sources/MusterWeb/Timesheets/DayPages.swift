import Attendance
import BeaconKit
import Hummingbird
import Station

/// Somebody's days and months, and where their corrections begin.
struct DayPages: Sendable {
    /// How long a decision is news, in days.
    private static let newsDays = 14

    let controller: TimesheetController

    var routes: [Route] {
        [
            .get("/people/:id/days/:day", .signedIn) { incoming in try await page(incoming) }.showing(.days),
            .get("/people/:id/months/:month", .signedIn) { incoming in try await month(incoming) }.showing(.days),
            .post("/people/:id/days/:day/corrections", .signedIn, correct),
            .post("/people/:id/days/:day/outside", .permission(.correctTimes), decide),
        ]
    }

    /// The day's page; `today` leads to today.
    ///
    /// - Parameters:
    ///   - input: what was sent and refused.
    ///   - kept: the correction whose refusal failed, and the reason that was typed.
    func page(
        _ incoming: IncomingRequest,
        person id: PersonID? = nil,
        day text: String? = nil,
        notice: Notice? = nil,
        input: CorrectionInput? = nil,
        kept: (id: CorrectionID, reason: String)? = nil
    ) async throws -> Response {
        let snapshot = try await controller.attendance.snapshot()
        let knowledge = await controller.attendance.knowledge(snapshot)
        let today = snapshot.today(at: knowledge.now)
        let person = try id.flatMap { snapshot.roster.anyone($0) } ?? controller.person(incoming, in: snapshot)
        let word = text ?? incoming.parameter("day")
        guard let day = word == "today" ? today : LocalDay(word), day <= today.adding(366) else {
            throw HTTPError(.notFound)
        }
        let detail = snapshot.detail(of: person, on: day, knowledge: knowledge)
        let clock = SiteClock(timeZone: detail.timeZone, texts: incoming.texts)
        let actors = try await controller.actors(incoming)
        let teller = CorrectionTeller(
            snapshot: snapshot,
            incoming: incoming,
            actors: actors,
            journal: controller.services.journal,
            kept: kept
        )
        let isOwn = incoming.principal.account?.person == person.id
        let mayAsk = isOwn && incoming.principal.may(.requestCorrections)
        let mayCorrect = (mayAsk || incoming.principal.may(.correctTimes)) && detail.closed == nil && day <= today
        let form = CorrectionInput(what: incoming.decodedQuery("what"), on: day)
        let carried = incoming.decodedQuery(InboxFilter.field) ?? incoming.form[InboxFilter.field]
        let inbox = incoming.principal.may(.viewHistory) ? InboxFilter(carried: carried) : nil
        let moments = detail.evidence.map(\.punch.happened)
        let photos = try moments.min().map { first in
            try controller.services.journal.punchPhotos(
                of: detail.person.id,
                from: first,
                to: (moments.max() ?? first).adding(microseconds: 1)
            )
        }
        let punches = PunchRow.all(
            detail,
            photos: photos ?? [:],
            clock: clock,
            actors: actors,
            mayCorrect: mayCorrect,
            inbox: inbox
        )
        let ledger = snapshot.attendance.acknowledgements
        let done = Self.done(incoming, undo: controller.undo(incoming, in: snapshot, inbox: inbox))
        let view = DayView(
            detail,
            today: today,
            now: knowledge.now,
            rounding: snapshot.attendance.policy(on: day),
            pay: snapshot.attendance.pay.isEmpty
                ? nil
                : PayDayView(
                    snapshot.pay(of: [person], in: DayRange(day), knowledge: knowledge).first?.days.first,
                    of: person.id,
                    approved: snapshot.attendance.pay.approved(of: person.id, on: day),
                    decision: incoming.principal.may(.correctTimes) && !isOwn && detail.closed == nil
                        ? PayDayView.Decision(
                            action: TimesheetController.address(person.id, on: day) + "/outside",
                            csrfToken: incoming.csrfToken,
                            number: "\(person.number)",
                            reason: incoming.form["form"] == "outside" ? incoming.form.trimmed("reason") : "",
                            opens: incoming.form["form"] == "outside"
                        ) : nil,
                    clock: clock
                ),
            clock: clock,
            punches: punches,
            corrections: try detail.corrections.map { try teller.row($0, on: day) },
            form: mayCorrect || input != nil
                ? CorrectionForm(
                    input ?? form,
                    for: detail,
                    isRequest: isOwn,
                    inbox: inbox,
                    teller: teller,
                    clock: clock
                )
                : nil,
            inbox: inbox?.address,
            seen: { exception in
                ledger.state(of: exception, for: person.id).map {
                    incoming.texts.sheets.seenBy(actors.name($0.by), clock.moment($0.at))
                }
            },
            notice: notice ?? done
        )
        return controller.pages.page(
            view.t.title(person.details.name),
            content: controller.pages.templates.render(view, .day),
            for: incoming,
            notice: notice ?? done,
            style: TimesheetController.style
        )
    }

    private static func done(_ incoming: IncomingRequest, undo: Undo?) -> Notice? {
        switch incoming.query("done") {
        case "requested": Notice(done: incoming.texts.days.requested)
        case "decided": Notice(done: incoming.texts.pay.saved)
        case "made": Notice(done: incoming.texts.days.made, undo: undo)
        case "approved": Notice(done: incoming.texts.days.approved)
        case "refused": Notice(done: incoming.texts.days.refused)
        default: nil
        }
    }

    /// Approves time outside of the flexitime, or takes that back.
    private func decide(_ incoming: IncomingRequest) async throws -> Response {
        let snapshot = try await controller.attendance.snapshot()
        let person = try controller.person(incoming, in: snapshot)
        guard let day = LocalDay(incoming.parameter("day")) else { throw HTTPError(.notFound) }
        return try await controller.refusable(incoming) {
            let request = OutsideTimeRequest(
                number: person.number,
                day: day,
                withdraws: incoming.form.isTicked("withdraws"),
                reason: incoming.form.trimmed("reason")
            )
            try await controller.attendance.commands(incoming)
                .decide(request, at: await controller.attendance.now())
            let address = TimesheetController.address(person.id, on: day)
            return .redirect(to: "\(address)?done=decided", type: .normal)
        } retry: { notice in
            try await page(incoming, notice: notice)
        }
    }

    private func correct(_ incoming: IncomingRequest) async throws -> Response {
        let isOwn = incoming.principal.account?.person == PersonID(rawValue: incoming.parameter("id"))
        try controller.attendance.checkMayCorrect(incoming)
        guard isOwn || incoming.principal.may(.correctTimes) else {
            throw HTTPError(.forbidden, message: incoming.texts.access.notAllowed)
        }
        let snapshot = try await controller.attendance.snapshot()
        let person = try controller.person(incoming, in: snapshot)
        guard let day = LocalDay(incoming.parameter("day")) else { throw HTTPError(.notFound) }
        let input = CorrectionInput(incoming.form)
        return try await controller.refusable(incoming) {
            // One's own time is asked for; that of others a supervisor corrects.
            let request = try input.request(for: person.number, isRequest: isOwn)
            let id = CorrectionID(rawValue: incoming.identifier("correction"))
            try await controller.attendance.correct(request, id: id, incoming)
            let done = isOwn ? "done=requested" : "done=made&\(Undo.field)=\(id.rawValue)"
            if incoming.principal.may(.viewHistory), let inbox = InboxFilter(carried: incoming.form[InboxFilter.field])
            {
                return .redirect(to: "\(inbox.address)&\(done)", type: .normal)
            }
            return .redirect(to: "\(TimesheetController.address(person.id, on: day))?\(done)", type: .normal)
        } retry: { notice in
            // Another name: what was refused under the old one may have been something else.
            var kept = input
            kept.key = CorrectionInput(what: nil, on: day).key
            return try await page(incoming, notice: notice, input: kept)
        }
    }

    // MARK: A month

    /// - Parameters:
    ///   - notice: why the month was not signed.
    ///   - refused: why something else was refused that people do on their own page.
    ///   - leave: what was asked for and refused.
    func month(
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
