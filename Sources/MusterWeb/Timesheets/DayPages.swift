import Attendance
import BeaconKit
import Hummingbird
import Station

/// Somebody's days and months, and where their corrections begin.
struct DayPages: Sendable {
    /// How long a decision is news, in days.
    private static let newsDays = 14

    let desk: TimeDesk

    var routes: [Route] {
        [
            .get("/people/:id/days/:day", .signedIn) { visit in try await page(visit) }.showing(.days),
            .get("/people/:id/months/:month", .signedIn, month).showing(.days),
            .post("/people/:id/days/:day/corrections", .signedIn, correct),
        ]
    }

    /// The day's page; `today` leads to today.
    ///
    /// - Parameters:
    ///   - input: what was sent and refused.
    ///   - kept: the correction whose refusal failed, and the reason that was typed.
    func page(
        _ visit: Visit,
        person id: PersonID? = nil,
        day text: String? = nil,
        notice: Notice? = nil,
        input: CorrectionInput? = nil,
        kept: (id: CorrectionID, reason: String)? = nil
    ) async throws -> Response {
        let books = try await desk.desk.books()
        let knowledge = await desk.desk.knowledge(books)
        let today = books.today(at: knowledge.now)
        let person = try id.flatMap { books.roster.anyone($0) } ?? desk.person(visit, in: books)
        let word = text ?? visit.parameter("day")
        guard let day = word == "today" ? today : LocalDay(word), day <= today.adding(366) else {
            throw HTTPError(.notFound)
        }
        let detail = books.detail(of: person, on: day, knowledge: knowledge)
        let clock = SiteClock(timeZone: detail.timeZone, texts: visit.texts)
        let actors = try await desk.actors(visit)
        let teller = CorrectionTeller(
            books: books,
            visit: visit,
            actors: actors,
            journal: desk.services.journal,
            kept: kept
        )
        let isOwn = visit.visitor.account?.person == person.id
        let mayAsk = isOwn && visit.visitor.may(.requestCorrections)
        let mayCorrect = (mayAsk || visit.visitor.may(.correctTimes)) && detail.closed == nil && day <= today
        let form = CorrectionInput(what: visit.decodedQuery("what"), on: day)
        let carried = visit.decodedQuery(InboxFilter.field) ?? visit.form[InboxFilter.field]
        let inbox = visit.visitor.may(.viewHistory) ? InboxFilter(carried: carried) : nil
        let punches = PunchRow.all(detail, clock: clock, actors: actors, mayCorrect: mayCorrect, inbox: inbox)
        let ledger = books.attendance.acknowledgements
        let done = Self.done(visit)
        let view = DayView(
            detail,
            today: today,
            now: knowledge.now,
            rounding: books.attendance.policy(on: day),
            pay: books.attendance.pay.isEmpty
                ? nil : books.pay(of: [person], in: DayRange(day), knowledge: knowledge).first?.days.first,
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
                    visit.texts.sheets.seenBy(actors.name($0.by), clock.moment($0.at))
                }
            },
            notice: notice ?? done
        )
        return desk.pages.page(
            view.t.title(person.details.name),
            content: desk.pages.templates.render(view, .day),
            for: visit,
            notice: notice ?? done,
            style: TimeDesk.style
        )
    }

    private static func done(_ visit: Visit) -> Notice? {
        switch visit.query("done") {
        case "requested": Notice(done: visit.texts.days.requested)
        case "made": Notice(done: visit.texts.days.made)
        case "approved": Notice(done: visit.texts.days.approved)
        case "refused": Notice(done: visit.texts.days.refused)
        default: nil
        }
    }

    private func correct(_ visit: Visit) async throws -> Response {
        let visitor = visit.visitor
        let isOwn = visitor.account?.person == PersonID(rawValue: visit.parameter("id"))
        guard visitor.may(.correctTimes) || isOwn && visitor.may(.requestCorrections) else {
            throw HTTPError(.forbidden, message: visit.texts.access.notAllowed)
        }
        let books = try await desk.desk.books()
        let person = try desk.person(visit, in: books)
        guard let day = LocalDay(visit.parameter("day")) else { throw HTTPError(.notFound) }
        let input = CorrectionInput(visit.form)
        return try await desk.refusable(visit) {
            let change = try input.change(in: books.attendance.zones)
            let name = IdempotencyKey.identifier(
                for: "correction",
                by: visitor.actor,
                key: input.key.isEmpty ? nil : input.key
            )
            let id = CorrectionID(rawValue: name)
            let commands = desk.desk.commands(visit)
            let now = await desk.desk.now()
            // One's own time is asked for; that of others a supervisor corrects.
            if isOwn {
                try await commands.request(change, for: person.id, reason: input.reason, id: id, at: now)
            } else {
                try await commands.make(change, for: person.id, reason: input.reason, id: id, at: now)
            }
            let done = "done=\(isOwn ? "requested" : "made")"
            if visitor.may(.viewHistory), let inbox = InboxFilter(carried: visit.form[InboxFilter.field]) {
                return .redirect(to: "\(inbox.address)&\(done)", type: .normal)
            }
            return .redirect(to: "\(TimeDesk.address(person.id, on: day))?\(done)", type: .normal)
        } retry: { notice in
            // Another name: what was refused under the old one may have been something else.
            var kept = input
            kept.key = CorrectionInput(what: nil, on: day).key
            return try await page(visit, notice: notice, input: kept)
        }
    }

    // MARK: A month

    private func month(_ visit: Visit) async throws -> Response {
        let books = try await desk.desk.books()
        let knowledge = await desk.desk.knowledge(books)
        let person = try desk.person(visit, in: books)
        let today = books.today(at: knowledge.now)
        let word = visit.parameter("month")
        guard let month = word == "present" ? Month(of: today) : Month(word), month.first <= today.adding(366) else {
            throw HTTPError(.notFound)
        }
        let range = try DayRange(from: month.first, to: month.next.first.adding(-1))
        let isOwn = visit.visitor.account?.person == person.id
        guard let own = books.days(of: [person], in: range, knowledge: knowledge).first else {
            throw HTTPError(.notFound)
        }
        let days = (0..<range.count).map { range.from.adding($0) }
        let view = MonthView(
            own,
            month: month,
            today: today,
            closed: Set(days.filter { books.attendance.periods.closed($0) != nil }),
            clock: desk.clock(books, at: knowledge.now, visit),
            news: isOwn ? try await news(of: person, books, now: knowledge.now, visit) : [],
            balance: books.attendance.pay.isEmpty
                ? nil : books.pay(of: [person], in: range, knowledge: knowledge).first?.balance,
            isOwn: isOwn,
            back: visit.visitor.may(.viewPeople) ? PeopleDesk.address(person.id) : nil,
            anchor: try AnchorView(desk.services, texts: visit.texts)
        )
        return desk.pages.page(
            view.t.monthTitle(person.details.name),
            content: desk.pages.templates.render(view, .month),
            for: visit,
            style: TimeDesk.style
        )
    }

    /// What others did to one's own time lately.
    private func news(of person: Person, _ books: Books, now: Instant, _ visit: Visit) async throws
        -> [MonthView.NewsRow]
    {
        let since = now.adding(microseconds: Int64(Self.newsDays) * -86_400_000_000)
        let account = visit.visitor.account.map { "account:\($0.id.rawValue)" }
        let actors = try await desk.actors(visit)
        let clock = desk.clock(books, at: now, visit)
        return try books.news(for: person.id, account: account, since: since).map { line in
            let day = books.days(touchedBy: line.correction).min() ?? books.attendance.zones.day(of: line.at)
            var answer: String?
            if case .refused(let reason) = line.event {
                answer = visit.texts.days.answered(try desk.services.journal.text(reason) ?? visit.texts.days.erased)
            }
            return MonthView.NewsRow(
                words: visit.texts.days.newsLine(line.event, clock.day(day), actors.name(line.by)),
                address: TimeDesk.address(person.id, on: day),
                answer: answer,
                kind: answer == nil ? "good" : "overdue"
            )
        }
    }
}
