import Attendance
import BeaconKit
import Foundation
import Hummingbird
import Station

/// Timesheets of a person, a department or everybody, for a day, a week, a month or any range.
struct SheetPages: Sendable {
    let desk: TimeDesk

    var routes: [Route] {
        [.get("/timesheets", .permission(.viewHistory)) { visit in try await page(visit, notice: nil) }]
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
                notice: notice
            )
            return desk.pages.page(
                view.time.timesheets,
                content: desk.pages.templates.render(view, .timesheets),
                for: visit,
                notice: notice
            )
        } retry: { refusal in
            try await page(visit, notice: refusal)
        }
    }
}

/// The days of a timesheet, as they are asked for.
struct SheetSpan: Sendable {
    enum Kind: String, CaseIterable, Sendable {
        case day, week, month, range
    }

    let kind: Kind
    let range: DayRange

    init(month: Month) {
        kind = .month
        // A month has its first day before its last.
        range = (try? DayRange(from: month.first, to: month.next.first.adding(-1))) ?? DayRange(month.first)
    }

    /// By default the present month.
    ///
    /// - Throws: `ScheduleError`.
    init(_ visit: Visit, today: LocalDay) throws {
        let on = LocalDay(visit.query("on") ?? "") ?? today
        kind = visit.query("span").flatMap { Kind(rawValue: $0) } ?? .month
        switch kind {
        case .day: range = DayRange(on)
        case .week: range = try DayRange(from: on.adding(1 - on.weekday), to: on.adding(7 - on.weekday))
        case .month:
            let month = Month(of: on)
            range = try DayRange(from: month.first, to: month.next.first.adding(-1))
        case .range:
            let to = LocalDay(visit.query("to") ?? "") ?? on
            let from = LocalDay(visit.query("from") ?? "") ?? to.adding(-30)
            range = try DayRange(from: from, to: to, most: TimeDesk.mostDays)
        }
    }

    /// A day of the span before, and of the one after; `nil` for a range of one's own.
    var neighbours: (LocalDay, LocalDay)? {
        kind == .range ? nil : (range.from.adding(-1), range.to.adding(1))
    }
}
