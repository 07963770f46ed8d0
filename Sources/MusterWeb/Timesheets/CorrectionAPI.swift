import Attendance
import BeaconKit
import Foundation
import Hummingbird
import Station

/// Corrections for programs: asked for, made, decided on.
struct CorrectionAPI: Sendable {
    let controller: AttendanceController

    var routes: [Route] {
        let limit = Route.Body.bytes(AttendanceController.documentLimit)
        return [
            .get("/api/v1/corrections", .signedIn) { incoming in
                try await list(incoming)
            }.showing(.corrections),
            .post("/api/v1/corrections", .signedIn, body: limit) { incoming in
                try await correct(incoming)
            },
            .post("/api/v1/corrections/:id/approve", .permission(.correctTimes), body: .none) { incoming in
                let id = CorrectionID(rawValue: incoming.parameter("id"))
                let now = await controller.now()
                try await controller.once("approval", incoming) { try await $0.approve(id, at: now) }
                return try await answer([id])
            },
            .post("/api/v1/corrections/:id/refuse", .permission(.correctTimes), body: limit) { incoming in
                let reason = try incoming.decode(ReasonRequest.self).text
                let id = CorrectionID(rawValue: incoming.parameter("id"))
                let now = await controller.now()
                try await controller.once("refusal", incoming) { try await $0.refuse(id, reason: reason, at: now) }
                return try await answer([id])
            },
            .get("/api/v1/news", .signedIn) { incoming in try await news(incoming) },
        ]
    }

    private func list(_ incoming: IncomingRequest) async throws -> Response {
        let snapshot = try await controller.snapshot()
        let person = try incoming.query("number").map { try controller.person($0, in: snapshot).id }
        guard incoming.principal.may(.viewHistory) || incoming.principal.may(.viewOwnHistory) else {
            throw HTTPError(.forbidden)
        }
        let own = incoming.principal.may(.viewHistory) ? nil : incoming.principal.account?.person
        let state = incoming.query("state")
        if let state, !["pending", "approved", "refused", "made", "reversed"].contains(state) {
            throw Refusal("problems.oneOf", ["name": "state", "allowed": "pending, approved, refused, made, reversed"])
        }
        let states = snapshot.attendance.corrections.all.filter { item in
            let isVisible = incoming.principal.may(.viewHistory) || item.correction.person == own
            return isVisible && (person == nil || item.correction.person == person)
                && (state == nil || item.word == state)
        }
        .sorted { Self.place($0) < Self.place($1) }
        let page = try ListPage(incoming).cut(states, by: Self.place)
        return .table(try await table(Array(page.elements), snapshot), as: "corrections", next: page.next)
    }

    private static func place(_ state: CorrectionState) -> String {
        "\(state.recorded.microseconds) \(state.correction.id.rawValue)"
    }

    private func table(_ states: [CorrectionState], _ snapshot: Snapshot) async throws -> ReportTable {
        let actors = try await controller.services.access.actorNames()
        return try .corrections(states, in: snapshot, actors: actors) { try controller.services.journal.text($0) }
    }

    private func answer(_ ids: Set<CorrectionID>, status: HTTPResponse.Status = .ok) async throws -> Response {
        let snapshot = try await controller.snapshot()
        let states = snapshot.attendance.corrections.all.filter { ids.contains($0.correction.id) }
        return .table(try await table(states, snapshot), as: "corrections", status: status)
    }

    private func correct(_ incoming: IncomingRequest) async throws -> Response {
        try controller.checkMayCorrect(incoming)
        let request = try incoming.decode(CorrectionRequest.self)
        let id = CorrectionID(rawValue: try controller.identifier("correction", incoming))
        try await controller.correct(request, id: id, incoming)
        return try await answer([id], status: .created)
    }

    /// What became of one's own time by others.
    private func news(_ incoming: IncomingRequest) async throws -> Response {
        let snapshot = try await controller.snapshot()
        let since = try incoming.decodedQuery("since").map { try controller.instant($0, in: snapshot) }
        let account = incoming.principal.account
        let news = account?.person.map { person in
            snapshot.news(
                for: person,
                account: account.map { "account:\($0.id.rawValue)" },
                since: since ?? Instant(microseconds: .min)
            )
        }
        let page = try ListPage(incoming).cut((news ?? []).sorted { Self.place($0) < Self.place($1) }, by: Self.place)
        var json = JSONWriter()
        let journal = controller.services.journal
        let actors = try await controller.services.access.actorNames()
        let lines = try Array(page.elements).map { line -> (CorrectionNews, String?) in
            guard case .refused(let reason) = line.event else { return (line, nil) }
            return (line, try journal.text(reason))
        }
        json.object { json in
            json.key("news")
            json.array(lines) { json, line in
                json.object { json in
                    json.key("correction")
                    json.string(line.0.correction.id.rawValue)
                    json.key("event")
                    json.string(line.0.event.word)
                    json.key("at")
                    json.instant(line.0.at)
                    json.key("by")
                    json.string(actors.text(line.0.by))
                    json.key("answer")
                    json.string(line.1)
                }
            }
            json.key("next")
            json.string(page.next)
        }
        return .json(json.bytes)
    }

    /// The latest first: the time that is left until the end of all, which has as many digits for every instant from 1970.
    private static func place(_ news: CorrectionNews) -> String {
        "\(Int64.max - max(0, news.at.microseconds)) \(news.correction.id.rawValue)"
    }
}

extension CorrectionNews.Event {
    /// For programs.
    fileprivate var word: String {
        switch self {
        case .approved: "approved"
        case .refused: "refused"
        case .made: "made"
        case .requested: "requested"
        }
    }
}
