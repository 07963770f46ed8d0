import Attendance
import BeaconKit
import Hummingbird
import Station

/// Somebody's days, and where their corrections begin.
struct DayPages: Sendable {
    let controller: TimesheetController

    var routes: [Route] {
        [
            .get("/people/:id/days/:day", .signedIn) { incoming in try await page(incoming) }.showing(.days),
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
}
