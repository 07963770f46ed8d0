import Attendance
import BeaconKit
import Hummingbird
import Station

/// One person's hours account and pay codes in a month, or in a pay period: for themselves, and for whoever may see everybody's record.
struct HoursAccountPages: Sendable {
    let controller: TimesheetController

    var routes: [Route] {
        [
            .get("/people/:id/account/:month", .signedIn) { incoming in try await page(incoming) }.showing(.timesheet),
            .post("/people/:id/account/:month", .permission(.correctTimes)) { incoming in try await book(incoming) },
        ]
    }

    private func book(_ incoming: IncomingRequest) async throws -> Response {
        let input = PayInput(incoming)
        let snapshot = try await controller.attendance.snapshot()
        let person = try controller.person(incoming, in: snapshot)
        return try await controller.refusable(incoming) {
            let request = try input.request(BookingRequest.self)
            // The form is on one person's page.
            guard request.number == person.number else { throw HTTPError(.badRequest) }
            let booking = try await controller.attendance.commands(incoming)
                .book(request, id: input.identifier("booking"), at: await controller.attendance.now())
            let address = TimesheetController.accountAddress(person.id, month: Month(of: booking.day))
            return .redirect(to: address + "?done=booked", type: .normal)
        } retry: { notice in
            try await page(incoming, notice: notice, kept: input)
        }
    }

    private func page(_ incoming: IncomingRequest, notice: Notice? = nil, kept: PayInput? = nil) async throws
        -> Response
    {
        let snapshot = try await controller.attendance.snapshot()
        let knowledge = await controller.attendance.knowledge(snapshot)
        let person = try controller.person(incoming, in: snapshot)
        let today = snapshot.today(at: knowledge.now)
        let word = incoming.parameter("month")
        let span: SheetSpan
        if let day = LocalDay(word) {
            span = SheetSpan(kind: .period, range: try snapshot.payPeriod(of: person, on: day))
        } else if let month = word == "present" ? Month(of: today) : Month(word) {
            span = SheetSpan(month: month)
        } else {
            throw HTTPError(.notFound)
        }
        let range = span.range
        guard range.from <= today.adding(31) else { throw HTTPError(.notFound) }
        let period = try snapshot.payPeriod(of: person, on: min(range.to, max(range.from, today)))
        guard let pay = snapshot.pay(of: [person], in: range, knowledge: knowledge).first else {
            throw HTTPError(.notFound)
        }
        let notice = notice ?? (incoming.query("done") == "booked" ? Notice(done: incoming.texts.pay.bookingDone) : nil)
        let isOwn = incoming.principal.account?.person == person.id
        let view = try HoursAccountView(
            pay,
            bookings: snapshot.attendance.pay.bookings(of: person.id),
            span: span,
            period: period,
            today: today,
            input: kept ?? PayInput(),
            mayBook: incoming.principal.may(.correctTimes) && !isOwn,
            csrfToken: incoming.csrfToken,
            clock: controller.clock(snapshot, at: knowledge.now, incoming),
            reason: { try controller.services.journal.text($0) },
            notice: notice
        )
        return controller.pages.page(
            view.t.accountTitle(person.details.name),
            content: controller.pages.templates.render(view, .hoursAccount),
            for: incoming,
            notice: notice,
            style: TimesheetController.style
        )
    }
}

extension TimesheetController {
    static func accountAddress(_ person: PersonID, month: Month) -> String {
        "/people/\(person.rawValue)/account/\(month.text)"
    }

    /// Of the pay period in which a day lies.
    static func accountAddress(_ person: PersonID, period day: LocalDay) -> String {
        "/people/\(person.rawValue)/account/\(day)"
    }
}
