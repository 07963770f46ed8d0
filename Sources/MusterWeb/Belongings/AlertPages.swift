import Attendance
import BeaconKit
import Hummingbird
import Station

/// Answers to alerts, from pages and from programs.
struct AlertPages: Sendable {
    /// The most alerts that a program gets at once.
    private static let most = 1000

    let controller: ItemController

    var routes: [Route] {
        [
            .post("/alerts/:id/seen", .permission(.editPeople)) { incoming in
                try await answer(incoming, .seen)
                return .redirect(to: "/items?done=answered", type: .normal)
            },
            .post("/alerts/:id/snooze", .permission(.editPeople)) { incoming in
                try await answer(incoming, snooze(incoming))
                return .redirect(to: "/items?done=answered", type: .normal)
            },
            .get("/api/v1/alerts", .permission(.viewPeople), list),
            .post("/api/v1/alerts/:id/seen", .permission(.editPeople), body: .none) { incoming in
                try await answer(incoming, .seen)
                return try alert(incoming)
            },
            .post("/api/v1/alerts/:id/snooze", .permission(.editPeople), body: .bytes(1024)) { incoming in
                try await answer(incoming, snooze(incoming))
                return try alert(incoming)
            },
        ]
    }

    private func snooze(_ incoming: IncomingRequest) async throws -> AlertAnswer {
        try incoming.decode(SnoozeRequest.self).answer(at: await controller.services.board.board().now)
    }

    private func answer(_ incoming: IncomingRequest, _ answer: AlertAnswer) async throws {
        let id = AlertID(rawValue: incoming.parameter("id"))
        try await controller.change(incoming) { commands, now in try commands.answer(id, answer, at: now) }
    }

    private func alert(_ incoming: IncomingRequest) throws -> Response {
        let id = AlertID(rawValue: incoming.parameter("id"))
        guard let record = try controller.services.journal.alert(id) else { throw ItemError.noSuchAlert(id.rawValue) }
        var json = JSONWriter()
        json.alert(record, in: try controller.services.journal.state())
        return .json(json.bytes)
    }

    private func list(_ incoming: IncomingRequest) async throws -> Response {
        var limit = 100
        if let text = incoming.query("limit") {
            guard let number = Int(text), (1...Self.most).contains(number) else {
                throw HTTPError(.badRequest, message: incoming.texts.signals.badLimit(Self.most))
            }
            limit = number
        }
        let open = incoming.query("open").map { $0 == "true" }
        let records = try controller.services.journal.alerts(open: open, limit: limit)
        let state = try controller.services.journal.state()
        var json = JSONWriter(capacity: 64 + records.count * 400)
        json.object { json in
            json.key("alerts")
            json.array(records) { $0.alert($1, in: state) }
        }
        return .json(json.bytes)
    }
}
