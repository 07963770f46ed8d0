import Attendance
import BeaconKit
import Hummingbird
import Station

/// The inbox in which supervisors work off what is wrong.
struct InboxPages: Sendable {
    private static let most = 500

    let desk: TimeDesk

    var routes: [Route] {
        [
            .get("/exceptions", .permission(.viewHistory)) { visit in try await page(visit, notice: nil) }.showing(
                .timesheet
            )
        ]
    }

    /// - Parameter notice: why the range that was asked for is refused; then the usual one is shown.
    private func page(_ visit: Visit, notice: Notice?) async throws -> Response {
        try await desk.refusable(visit) {
            let books = try await desk.desk.books()
            let knowledge = await desk.desk.knowledge(books)
            let today = books.today(at: knowledge.now)
            let asked = notice == nil
            let to = (asked ? LocalDay(visit.query("to") ?? "") : nil) ?? today
            let from = (asked ? LocalDay(visit.query("from") ?? "") : nil) ?? to.adding(-30)
            let range = try DayRange(from: from, to: to, most: TimeDesk.mostDays)
            let severity = visit.query("severity").flatMap { Exception.Severity(word: $0) } ?? .notice
            let department = desk.desk.department(visit)
            let lines = books.exceptions(
                of: books.people(of: department, in: range),
                in: range,
                from: severity,
                knowledge: knowledge
            )
            let view = InboxView(
                lines,
                most: Self.most,
                range: range,
                severity: severity,
                departments: desk.departments(books, chosen: department),
                clock: desk.clock(books, at: knowledge.now, visit),
                assets: desk.pages.assets.base,
                notice: notice
            )
            return desk.pages.page(
                view.time.inbox,
                content: desk.pages.templates.render(view, .inbox),
                for: visit,
                notice: notice,
                style: TimeDesk.style
            )
        } retry: { refusal in
            try await page(visit, notice: refusal)
        }
    }
}
