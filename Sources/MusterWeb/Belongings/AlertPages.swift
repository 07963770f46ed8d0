import Attendance
import BeaconKit
import Hummingbird
import Station

/// Answers to alerts, from pages and from programs.
struct AlertPages: Sendable {
    /// In minutes: a week.
    static let snoozes = 1...10_080
    /// The most alerts that a program gets at once.
    private static let most = 1000

    let desk: ItemDesk

    var routes: [Route] {
        [
            .post("/alerts/:id/seen", .permission(.editPeople)) { visit in
                try await answer(visit, .seen)
                return .redirect(to: "/items?done=answered", type: .normal)
            },
            .post("/alerts/:id/snooze", .permission(.editPeople)) { visit in
                try await answer(visit, snooze(visit, visit.form.trimmed("minutes")))
                return .redirect(to: "/items?done=answered", type: .normal)
            },
            .get("/api/v1/alerts", .permission(.viewPeople), list),
            .post("/api/v1/alerts/:id/seen", .permission(.editPeople), body: .none) { visit in
                try await answer(visit, .seen)
                return try alert(visit)
            },
            .post("/api/v1/alerts/:id/snooze", .permission(.editPeople), body: .bytes(1024)) { visit in
                let body = try JSONBody(visit)
                try body.check(["minutes": .number])
                try await answer(visit, snooze(visit, body.string("minutes") ?? ""))
                return try alert(visit)
            },
        ]
    }

    private func snooze(_ visit: Visit, _ typed: String) async throws -> AlertAnswer {
        guard let minutes = Int(typed), Self.snoozes.contains(minutes) else {
            throw HTTPError(.unprocessableContent, message: visit.texts.items.badSnooze)
        }
        let now = await desk.services.board.board().now
        return .snoozed(until: now.adding(microseconds: Int64(minutes) * 60_000_000))
    }

    private func answer(_ visit: Visit, _ answer: AlertAnswer) async throws {
        let id = AlertID(rawValue: visit.parameter("id"))
        let isThere = try await desk.change(visit) { commands, now in try commands.answer(id, answer, at: now) }
        guard isThere else { throw HTTPError(.notFound) }
    }

    private func alert(_ visit: Visit) throws -> Response {
        let id = AlertID(rawValue: visit.parameter("id"))
        guard let record = try desk.services.journal.alert(id) else { throw HTTPError(.notFound) }
        var json = JSONWriter()
        json.alert(record, in: try desk.services.journal.state())
        return .json(json.bytes)
    }

    private func list(_ visit: Visit) async throws -> Response {
        var limit = 100
        if let text = visit.query("limit") {
            guard let number = Int(text), (1...Self.most).contains(number) else {
                throw HTTPError(.badRequest, message: visit.texts.signals.badLimit(Self.most))
            }
            limit = number
        }
        let open = visit.query("open").map { $0 == "true" }
        let records = try desk.services.journal.alerts(open: open, limit: limit)
        let state = try desk.services.journal.state()
        var json = JSONWriter(capacity: 64 + records.count * 400)
        json.object { json in
            json.key("alerts")
            json.array(records) { $0.alert($1, in: state) }
        }
        return .json(json.bytes)
    }
}
