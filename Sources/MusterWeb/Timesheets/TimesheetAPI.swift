import Attendance
import Hummingbird
import Station

/// Timesheets and what must be looked at, for programs.
struct TimesheetAPI: Sendable {
    let desk: AttendanceDesk

    var routes: [Route] {
        [
            .get("/api/v1/timesheets", .permission(.viewHistory)) { visit in
                try await desk.answering { try await list(visit) }
            }.showing(.timesheet),
            .get("/api/v1/timesheets/departments", .permission(.viewHistory)) { visit in
                try await desk.answering { try await departments(visit) }
            }.showing(.timesheet),
            .get("/api/v1/people/:number/timesheet", .signedIn) { visit in
                try await desk.answering { try await person(visit) }
            }.showing(.timesheet),
            .get("/api/v1/people/:number/days/:day", .signedIn) { visit in
                try await desk.answering { try await day(visit) }
            }.showing(.days),
            .get("/api/v1/exceptions", .permission(.viewHistory)) { visit in
                try await desk.answering { try await exceptions(visit) }
            }.showing(.timesheet),
        ]
    }

    private func list(_ visit: Visit) async throws -> Response {
        let books = try await desk.books()
        let range = try await desk.range(visit, books)
        // Only the days of those on the page are derived.
        let page = try TablePage(visit).cut(books.people(of: desk.department(visit), in: range)) { $0.number.padded }
        let days = books.days(of: page.part, in: range, knowledge: await desk.knowledge(books))
        return .table(.totals(days), as: "timesheets", next: page.next, in: range)
    }

    private func departments(_ visit: Visit) async throws -> Response {
        let books = try await desk.books()
        let range = try await desk.range(visit, books)
        let days = books.days(of: books.people(in: range), in: range, knowledge: await desk.knowledge(books))
        // Also the place of those who are in no department is a text.
        let page = try TablePage(visit).cut(DepartmentTotals.all(of: days)) { "=" + $0.name }
        return .table(.departments(page.part), as: "departments", next: page.next, in: range)
    }

    private func person(_ visit: Visit) async throws -> Response {
        let books = try await desk.books()
        let person = try desk.visible(visit, in: books)
        let range = try await desk.range(visit, books)
        let days = books.days(of: [person], in: range, knowledge: await desk.knowledge(books))
        var json = JSONWriter(capacity: 1024 + range.count * 600)
        json.object { json in
            json.key("from")
            json.string(range.from.description)
            json.key("to")
            json.string(range.to.description)
            json.key("timeZone")
            json.string(books.site?.timeZone)
            json.key("totals")
            json.rows(of: .totals(days))
            json.key("days")
            json.rows(of: .days(days, in: books))
        }
        return .json(json.bytes)
    }

    private func day(_ visit: Visit) async throws -> Response {
        let books = try await desk.books()
        let person = try desk.visible(visit, in: books)
        guard let day = try desk.day(visit.parameter("day")) else { throw HTTPError(.notFound) }
        let detail = books.detail(of: person, on: day, knowledge: await desk.knowledge(books))
        let actors = try await desk.services.desk.actorNames()
        let corrections = try ReportTable.corrections(detail.corrections, in: books, actors: actors) {
            try desk.services.journal.text($0)
        }
        return .json(DayDetailJSON.bytes(detail, corrections: corrections, in: books))
    }

    private func exceptions(_ visit: Visit) async throws -> Response {
        let books = try await desk.books()
        let range = try await desk.range(visit, books)
        let word = visit.query("severity") ?? "notice"
        guard let severity = Exception.Severity(word: word) else {
            throw Refusal("problems.oneOf", ["name": "severity", "allowed": "notice, warning, must-fix"])
        }
        let lines = books.exceptions(
            of: books.people(of: desk.department(visit), in: range),
            in: range,
            from: severity,
            knowledge: await desk.knowledge(books)
        )
        let page = try TablePage(visit).cut(lines, by: \.place)
        return .table(.exceptions(page.part, in: books, isNamed: true), as: "exceptions", next: page.next, in: range)
    }
}
