import Attendance
import BeaconKit
import Hummingbird
import Station

/// One person's hours account and pay codes in a month: for themselves, and for whoever may see everybody's record.
struct HoursAccountPages: Sendable {
    let desk: TimeDesk

    var routes: [Route] {
        [
            .get("/people/:id/account/:month", .signedIn) { visit in try await page(visit) }.showing(.timesheet),
            .post("/people/:id/account/:month", .permission(.correctTimes)) { visit in try await book(visit) },
        ]
    }

    private func book(_ visit: Visit) async throws -> Response {
        let input = PayInput(visit)
        let books = try await desk.desk.books()
        let person = try desk.person(visit, in: books)
        return try await desk.refusable(visit) {
            let request = try input.request(BookingRequest.self)
            // The form is on one person's page.
            guard request.number == person.number else { throw HTTPError(.badRequest) }
            let booking = try await desk.desk.commands(visit)
                .book(request, id: input.identifier("booking"), at: await desk.desk.now())
            let address = TimeDesk.accountAddress(person.id, month: Month(of: booking.day))
            return .redirect(to: address + "?done=booked", type: .normal)
        } retry: { notice in
            try await page(visit, notice: notice, kept: input)
        }
    }

    private func page(_ visit: Visit, notice: Notice? = nil, kept: PayInput? = nil) async throws -> Response {
        let books = try await desk.desk.books()
        let knowledge = await desk.desk.knowledge(books)
        let person = try desk.person(visit, in: books)
        let today = books.today(at: knowledge.now)
        let word = visit.parameter("month")
        guard let month = word == "present" ? Month(of: today) : Month(word), month.first <= today.adding(31) else {
            throw HTTPError(.notFound)
        }
        let range = try DayRange(from: month.first, to: month.next.first.adding(-1))
        guard let pay = books.pay(of: [person], in: range, knowledge: knowledge).first else {
            throw HTTPError(.notFound)
        }
        let notice = notice ?? (visit.query("done") == "booked" ? Notice(done: visit.texts.pay.bookingDone) : nil)
        let isOwn = visit.visitor.account?.person == person.id
        let view = try HoursAccountView(
            pay,
            bookings: books.attendance.pay.bookings(of: person.id),
            month: month,
            today: today,
            input: kept ?? PayInput(),
            mayBook: visit.visitor.may(.correctTimes) && !isOwn,
            proof: visit.proof,
            clock: desk.clock(books, at: knowledge.now, visit),
            reason: { try desk.services.journal.text($0) },
            notice: notice
        )
        return desk.pages.page(
            view.t.accountTitle(person.details.name),
            content: desk.pages.templates.render(view, .hoursAccount),
            for: visit,
            notice: notice,
            style: TimeDesk.style
        )
    }
}

extension TimeDesk {
    static func accountAddress(_ person: PersonID, month: Month) -> String {
        "/people/\(person.rawValue)/account/\(month.text)"
    }
}
