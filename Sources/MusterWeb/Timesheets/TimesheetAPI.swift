import Attendance
import Hummingbird
import Station

/// Timesheets and what must be looked at, for programs.
struct TimesheetAPI: Sendable {
    let controller: AttendanceController

    var routes: [Route] {
        [
            .get("/api/v1/timesheets", .permission(.viewHistory)) { incoming in
                try await list(incoming)
            }.showing(.timesheet),
            .get("/api/v1/timesheets/departments", .permission(.viewHistory)) { incoming in
                try await departments(incoming)
            }.showing(.timesheet),
            .get("/api/v1/people/:number/timesheet", .signedIn) { incoming in
                try await person(incoming)
            }.showing(.timesheet),
            .get("/api/v1/people/:number/days/:day", .signedIn) { incoming in
                try await day(incoming)
            }.showing(.days),
            .get("/api/v1/exceptions", .permission(.viewHistory)) { incoming in
                try await exceptions(incoming)
            }.showing(.timesheet),
        ]
    }

    private func list(_ incoming: IncomingRequest) async throws -> Response {
        let snapshot = try await controller.snapshot()
        let range = try await controller.range(incoming, snapshot)
        // Only the days of those on the page are derived.
        let page = try ListPage(incoming).cut(snapshot.people(of: controller.department(incoming), in: range)) {
            $0.number.padded
        }
        let days = snapshot.days(of: Array(page.elements), in: range, knowledge: await controller.knowledge(snapshot))
        return .table(.totals(days), as: "timesheets", next: page.next, in: range)
    }

    private func departments(_ incoming: IncomingRequest) async throws -> Response {
        let snapshot = try await controller.snapshot()
        let range = try await controller.range(incoming, snapshot)
        let days = snapshot.days(
            of: snapshot.people(in: range),
            in: range,
            knowledge: await controller.knowledge(snapshot)
        )
        // Also the place of those who are in no department is a text.
        let page = try ListPage(incoming).cut(DepartmentTotals.all(of: days)) { "=" + $0.name }
        return .table(.departments(Array(page.elements)), as: "departments", next: page.next, in: range)
    }

    private func person(_ incoming: IncomingRequest) async throws -> Response {
        let snapshot = try await controller.snapshot()
        let person = try controller.visible(incoming, in: snapshot)
        let range = try await controller.range(incoming, snapshot)
        let days = snapshot.days(of: [person], in: range, knowledge: await controller.knowledge(snapshot))
        var json = JSONWriter(capacity: 1024 + range.count * 600)
        json.object { json in
            json.key("from")
            json.string(range.from.description)
            json.key("to")
            json.string(range.to.description)
            json.key("timeZone")
            json.string(snapshot.site?.timeZone)
            json.key("totals")
            json.rows(of: .totals(days))
            json.key("days")
            json.rows(of: .days(days, in: snapshot))
        }
        return .json(json.bytes)
    }

    private func day(_ incoming: IncomingRequest) async throws -> Response {
        let snapshot = try await controller.snapshot()
        let person = try controller.visible(incoming, in: snapshot)
        guard let day = try controller.day(incoming.parameter("day")) else { throw HTTPError(.notFound) }
        let detail = snapshot.detail(of: person, on: day, knowledge: await controller.knowledge(snapshot))
        let actors = try await controller.services.access.actorNames()
        let corrections = try ReportTable.corrections(detail.corrections, in: snapshot, actors: actors) {
            try controller.services.journal.text($0)
        }
        return .json(DayDetailJSON.bytes(detail, corrections: corrections, in: snapshot))
    }

    private func exceptions(_ incoming: IncomingRequest) async throws -> Response {
        let snapshot = try await controller.snapshot()
        let range = try await controller.range(incoming, snapshot)
        let word = incoming.query("severity") ?? "notice"
        guard let severity = Exception.Severity(word: word) else {
            throw Refusal("problems.oneOf", ["name": "severity", "allowed": "notice, warning, must-fix"])
        }
        let lines = snapshot.exceptions(
            of: snapshot.people(of: controller.department(incoming), in: range),
            in: range,
            from: severity,
            knowledge: await controller.knowledge(snapshot)
        )
        let page = try ListPage(incoming).cut(lines, by: \.place)
        return .table(
            .exceptions(Array(page.elements), in: snapshot, isNamed: true),
            as: "exceptions",
            next: page.next,
            in: range
        )
    }
}
