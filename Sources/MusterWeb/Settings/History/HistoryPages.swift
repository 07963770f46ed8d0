import Attendance
import Hummingbird
import Station

/// Somebody's punches, a month at a time.
struct HistoryPages: Sendable {
    let controller: PeopleController

    static func address(_ person: PersonID) -> String { "/people/\(person.rawValue)/history" }

    var routes: [Route] {
        [
            .get("/people/:id/history", .signedIn, page).showing(.punches),
            .get("/people/:id/signatures/:commitment", .signedIn) { incoming in
                try SignatureRoute(journal: controller.services.journal).response(incoming)
            }.showing(.punches),
        ]
    }

    private func page(_ incoming: IncomingRequest) async throws -> Response {
        guard incoming.principal.maySeeHistory(of: controller.id(incoming)) else {
            throw HTTPError(.forbidden, message: incoming.texts.access.notAllowed)
        }
        let person = try await controller.person(incoming)
        let board = await controller.services.board.board()
        let zone = try ZoneClock(board.timeZone)
        let month = incoming.query("month").flatMap { Month($0) } ?? Month(of: board.day)
        let (begin, end) = (zone.instant(of: month.first, minutes: 0), zone.instant(of: month.next.first, minutes: 0))
        let view = HistoryView(
            try controller.services.journal.punches(of: person.id, from: begin, to: end),
            photos: try controller.services.journal.punchPhotos(of: person.id, from: begin, to: end),
            of: person,
            month: month,
            latest: Month(of: board.day),
            clock: SiteClock(timeZone: board.timeZone, texts: incoming.texts),
            zone: zone,
            actors: Actors(
                try await controller.services.access.actorNames(),
                station: incoming.texts.attendance.station
            ),
            isOwn: incoming.principal.account?.person == person.id,
            back: incoming.principal.may(.viewPeople) ? PeopleController.address(person.id) : nil
        )
        return controller.pages.page(
            view.t.title(person.details.name),
            content: controller.pages.templates.render(view, .history),
            for: incoming
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
