import Attendance
import BeaconKit
import Hummingbird
import Station

/// What is planned for one person: for themselves, and for whoever may see everybody's record.
struct OwnPlanPages: Sendable {
    /// How far ahead it is shown, in days.
    private static let daysAhead = 366

    let desk: TimeDesk

    var routes: [Route] { [.get("/people/:id/plan/:month", .signedIn, page).showing(.days)] }

    private func page(_ visit: Visit) async throws -> Response {
        let books = try await desk.desk.books()
        let now = await desk.desk.now()
        let person = try desk.person(visit, in: books)
        let today = books.today(at: now)
        let last = today.adding(Self.daysAhead)
        let word = visit.parameter("month")
        guard let month = word == "present" ? Month(of: today) : Month(word), month.first <= last else {
            throw HTTPError(.notFound)
        }
        let view = OwnPlanView(
            books,
            of: person,
            month: month,
            today: today,
            last: last,
            clock: desk.clock(books, at: now, visit)
        )
        return desk.pages.page(
            view.t.ownTitle(person.details.name),
            content: desk.pages.templates.render(view, .ownPlan),
            for: visit,
            style: TimeDesk.style
        )
    }
}
