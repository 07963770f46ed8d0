import Attendance
import BeaconKit
import Foundation
import Hummingbird
import Station

/// Timesheets of a person, a department or everybody, for a day, a week, a month or any range.
struct SheetPages: Sendable {
    let desk: TimeDesk

    var routes: [Route] {
        [
            .get("/timesheets", .permission(.viewHistory)) { visit in try await page(visit, notice: nil) }.showing(
                .timesheet
            )
        ]
    }

    /// - Parameter notice: why what was asked for is refused; then nobody is shown.
    private func page(_ visit: Visit, notice: Notice?) async throws -> Response {
        try await desk.refusable(visit) {
            let books = try await desk.desk.books()
            let knowledge = await desk.desk.knowledge(books)
            let today = books.today(at: knowledge.now)
            let asked: SheetSpan
            let person: Person?
            if notice == nil {
                asked = try SheetSpan(visit, today: today)
                let number = visit.decodedQuery("person") ?? ""
                person = number.isEmpty ? nil : try desk.desk.person(number, in: books)
            } else {
                (asked, person) = (SheetSpan(month: Month(of: today)), nil)
            }
            let department = desk.desk.department(visit)
            let people =
                notice != nil ? [] : person.map { [$0] } ?? books.people(of: department, in: asked.range)
            let view = SheetsView(
                books.days(of: people, in: asked.range, knowledge: knowledge),
                span: asked,
                person: person,
                typed: visit.decodedQuery("person") ?? "",
                departments: desk.departments(books, chosen: department),
                clock: desk.clock(books, at: knowledge.now, visit),
                assets: desk.pages.assets.base,
                mayImport: visit.visitor.may(.correctTimes),
                anchor: try AnchorView(desk.services, texts: visit.texts),
                notice: notice
            )
            return desk.pages.page(
                view.time.timesheets,
                content: desk.pages.templates.render(view, .timesheets),
                for: visit,
                notice: notice,
                style: TimeDesk.style
            )
        } retry: { refusal in
            try await page(visit, notice: refusal)
        }
    }
}
