import Attendance
import BeaconKit
import Hummingbird
import Station

/// What all pages about attendance share: the books, whose they are, and what time it is where.
struct TimeDesk: Sendable {
    let desk: AttendanceDesk
    let pages: Pages

    init(services: WebServices, pages: Pages) {
        desk = AttendanceDesk(services: services)
        self.pages = pages
    }

    var services: WebServices { desk.services }

    /// What these pages need beside the style of all.
    static let style = "time.css"
    /// The most days that are asked for at once.
    static let mostDays = 366

    var routes: [Route] {
        DayPages(desk: self).routes + CorrectionPages(desk: self).routes + InboxPages(desk: self).routes
            + SheetPages(desk: self).routes + PunchImportPages(desk: self).routes + RollCallPages(desk: self).routes
            + PlanPages(desk: self).routes + OwnPlanPages(desk: self).routes + PeriodPages(desk: self).routes
            + PolicyPages(desk: self).routes + PayPages(desk: self).routes + HoursAccountPages(desk: self).routes
    }

    static func address(_ person: PersonID, on day: LocalDay) -> String { "/people/\(person.rawValue)/days/\(day)" }

    static func address(_ person: PersonID, month: Month) -> String {
        "/people/\(person.rawValue)/months/\(month.text)"
    }

    static func planAddress(_ person: PersonID, month: Month) -> String {
        "/people/\(person.rawValue)/plan/\(month.text)"
    }

    /// Somebody whose record the visitor may see, archived or not.
    ///
    /// - Throws: a 403, which says nothing of whether there is such a person, or a 404.
    func person(_ visit: Visit, in books: Books) throws -> Person {
        let id = PersonID(rawValue: visit.parameter("id"))
        guard visit.visitor.maySeeHistory(of: id) else {
            throw HTTPError(.forbidden, message: visit.texts.access.notAllowed)
        }
        guard let person = books.roster.anyone(id) else { throw HTTPError(.notFound) }
        return person
    }

    /// The site's clock at an instant, in the visitor's language.
    func clock(_ books: Books, at instant: Instant, _ visit: Visit) -> SiteClock {
        SiteClock(timeZone: books.attendance.zones.clock(at: instant).name, texts: visit.texts)
    }

    /// The departments to choose from.
    ///
    /// - Parameter chosen: `nil` for all.
    func departments(_ books: Books, chosen: String?) -> [Choice] {
        Set(books.roster.people.values.map(\.details.department)).filter { !$0.isEmpty }.sorted().map {
            Choice(value: $0, label: $0, isChosen: $0 == chosen)
        }
    }

    /// The names of those who change things, by what the journal calls them.
    func actors(_ visit: Visit) async throws -> Actors {
        Actors(try await services.desk.actorNames(), station: visit.texts.attendance.station)
    }

    /// Answers, or throws what was refused as a notice for the page that asked.
    ///
    /// - Parameter retry: the page with what was sent still in it.
    func refusable(
        _ visit: Visit,
        _ work: () async throws -> Response,
        retry: (Notice) async throws -> Response
    ) async throws -> Response {
        do {
            return try await work()
        } catch {
            let words = (error as? FormProblem)?.words
            guard let reason = words ?? visit.texts.attendance.reason(error) else { throw error }
            return try await retry(Notice(refused: reason))
        }
    }
}
