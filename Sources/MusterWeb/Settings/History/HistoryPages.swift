import Attendance
import Hummingbird
import Station

/// Somebody's punches, a month at a time.
struct HistoryPages: Sendable {
    let desk: PeopleDesk

    static func address(_ person: PersonID) -> String { "/people/\(person.rawValue)/history" }

    var routes: [Route] {
        [
            .get("/people/:id/history", .signedIn, page).showing(.punches),
            .get("/people/:id/signatures/:commitment", .signedIn) { visit in
                try SignatureRoute(journal: desk.services.journal).response(visit)
            }.showing(.punches),
        ]
    }

    private func page(_ visit: Visit) async throws -> Response {
        guard visit.visitor.maySeeHistory(of: desk.id(visit)) else {
            throw HTTPError(.forbidden, message: visit.texts.access.notAllowed)
        }
        let person = try await desk.person(visit)
        let board = await desk.services.board.board()
        let zone = try ZoneClock(board.timeZone)
        let month = visit.query("month").flatMap { Month($0) } ?? Month(of: board.day)
        let punches = try desk.services.journal.punches(
            of: person.id,
            from: zone.instant(of: month.first, minutes: 0),
            to: zone.instant(of: month.next.first, minutes: 0)
        )
        let view = HistoryView(
            punches,
            of: person,
            month: month,
            latest: Month(of: board.day),
            clock: SiteClock(timeZone: board.timeZone, texts: visit.texts),
            zone: zone,
            actors: Actors(try await desk.services.desk.actorNames(), station: visit.texts.attendance.station),
            back: visit.visitor.may(.viewPeople) ? PeopleDesk.address(person.id) : nil
        )
        return desk.pages.page(
            view.t.title(person.details.name),
            content: desk.pages.templates.render(view, .history),
            for: visit
        )
    }
}

/// A month of the calendar.
struct Month: Hashable, Sendable {
    let year: Int
    let month: Int

    init(of day: LocalDay) {
        year = day.year
        month = day.month
    }

    /// Reads `2026-11`.
    init?(_ text: String) {
        guard let day = LocalDay(text + "-01") else { return nil }
        self.init(of: day)
    }

    var first: LocalDay { LocalDay(year: year, month: month, day: 1) }
    var next: Month { Month(of: first.adding(31)) }
    var previous: Month { Month(of: first.adding(-1)) }
    var text: String { String(first.description.dropLast(3)) }
}
