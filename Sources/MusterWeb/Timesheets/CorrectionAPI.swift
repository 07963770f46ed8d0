import Attendance
import BeaconKit
import Foundation
import Hummingbird
import Station

/// Corrections for programs: asked for, made, decided on.
struct CorrectionAPI: Sendable {
    private static let members: [String: JSONBody.Kind] = [
        "number": .number, "change": .string, "direction": .string, "at": .string, "punch": .string,
        "correction": .string, "reason": .string, "request": .boolean,
    ]

    let desk: AttendanceDesk

    var routes: [Route] {
        let limit = Route.Body.bytes(AttendanceDesk.documentLimit)
        return [
            .get("/api/v1/corrections", .signedIn) { visit in
                try await desk.answering { try await list(visit) }
            }.showing(.corrections),
            .post("/api/v1/corrections", .signedIn, body: limit) { visit in
                try await desk.answering { try await correct(visit) }
            },
            .post("/api/v1/corrections/:id/approve", .permission(.correctTimes), body: .none) { visit in
                try await desk.answering {
                    let id = CorrectionID(rawValue: visit.parameter("id"))
                    let now = await desk.now()
                    try await desk.once("approval", visit) { try await $0.approve(id, at: now) }
                    return try await answer([id])
                }
            },
            .post("/api/v1/corrections/:id/refuse", .permission(.correctTimes), body: limit) { visit in
                try await desk.answering {
                    let body = try JSONBody(visit)
                    try body.check(["reason": .string])
                    let id = CorrectionID(rawValue: visit.parameter("id"))
                    let reason = body.string("reason") ?? ""
                    let now = await desk.now()
                    try await desk.once("refusal", visit) { try await $0.refuse(id, reason: reason, at: now) }
                    return try await answer([id])
                }
            },
            .get("/api/v1/news", .signedIn) { visit in try await desk.answering { try await news(visit) } },
        ]
    }

    private func list(_ visit: Visit) async throws -> Response {
        let books = try await desk.books()
        let person = try visit.query("number").map { try desk.person($0, in: books).id }
        guard visit.visitor.may(.viewHistory) || visit.visitor.may(.viewOwnHistory) else { throw HTTPError(.forbidden) }
        let own = visit.visitor.may(.viewHistory) ? nil : visit.visitor.account?.person
        let state = visit.query("state")
        if let state, !["pending", "approved", "refused", "made", "reversed"].contains(state) {
            throw Refusal("problems.oneOf", ["name": "state", "allowed": "pending, approved, refused, made, reversed"])
        }
        let states = books.attendance.corrections.all.filter { item in
            let isVisible = visit.visitor.may(.viewHistory) || item.correction.person == own
            return isVisible && (person == nil || item.correction.person == person)
                && (state == nil || item.word == state)
        }
        .sorted { Self.place($0) < Self.place($1) }
        let page = try TablePage(visit).cut(states, by: Self.place)
        return .table(try await table(page.part, books), as: "corrections", next: page.next)
    }

    private static func place(_ state: CorrectionState) -> String {
        "\(state.recorded.microseconds) \(state.correction.id.rawValue)"
    }

    private func table(_ states: [CorrectionState], _ books: Books) async throws -> ReportTable {
        let actors = try await desk.services.desk.actorNames()
        return try .corrections(states, in: books, actors: actors) { try desk.services.journal.text($0) }
    }

    private func answer(_ ids: Set<CorrectionID>, status: HTTPResponse.Status = .ok) async throws -> Response {
        let books = try await desk.books()
        let states = books.attendance.corrections.all.filter { ids.contains($0.correction.id) }
        return .table(try await table(states, books), as: "corrections", status: status)
    }

    private func correct(_ visit: Visit) async throws -> Response {
        let visitor = visit.visitor
        let mayAsk = visitor.may(.requestCorrections) && visitor.account?.person != nil
        guard mayAsk || visitor.may(.correctTimes) else { throw HTTPError(.forbidden) }
        let body = try JSONBody(visit)
        try body.check(Self.members)
        let books = try await desk.books()
        let person = try desk.person(try body.required("number", body.string("number")), in: books)
        let isOwn = visitor.account?.person == person.id
        guard visitor.may(.correctTimes) || isOwn else { throw HTTPError(.forbidden) }
        // One's own time is asked for; a supervisor may also ask instead of correcting.
        let isRequest = body.boolean("request") ?? isOwn
        let change = try change(body, books)
        let id = CorrectionID(rawValue: try desk.identifier("correction", visit))
        let reason = body.string("reason") ?? ""
        let commands = desk.commands(visit)
        let now = await desk.now()
        if isRequest {
            try await commands.request(change, for: person.id, reason: reason, id: id, at: now)
        } else {
            try await commands.make(change, for: person.id, reason: reason, id: id, at: now)
        }
        return try await answer([id], status: .created)
    }

    private func change(_ body: JSONBody, _ books: Books) throws -> Correction.Change {
        func target() throws -> Correction.Target {
            if let text = body.string("correction") { return .correction(CorrectionID(rawValue: text)) }
            guard let id = EntryID(try body.required("punch", body.string("punch"))) else {
                throw CorrectionError.unknownPunch
            }
            return .entry(id)
        }
        func punch() throws -> (Punch.Direction, Instant) {
            guard let direction = Punch.Direction(rawValue: try body.required("direction", body.string("direction")))
            else {
                throw Refusal(
                    "problems.oneOf",
                    ["name": "direction", "allowed": "in, out, break-begin, break-end, undirected"]
                )
            }
            return (direction, try desk.instant(try body.required("at", body.string("at")), in: books))
        }
        switch body.string("change") {
        case "add":
            let (direction, happened) = try punch()
            return .add(direction, at: happened)
        case "replace":
            let (direction, happened) = try punch()
            return .replace(try target(), by: direction, at: happened)
        case "remove": return .remove(try target())
        case "reverse":
            return .reverse(CorrectionID(rawValue: try body.required("correction", body.string("correction"))))
        default:
            throw Refusal("problems.oneOf", ["name": "change", "allowed": "add, replace, remove, reverse"])
        }
    }

    /// What became of one's own time by others.
    private func news(_ visit: Visit) async throws -> Response {
        let books = try await desk.books()
        let since = try visit.decodedQuery("since").map { try desk.instant($0, in: books) }
        let account = visit.visitor.account
        let news = account?.person.map { person in
            books.news(
                for: person,
                account: account.map { "account:\($0.id.rawValue)" },
                since: since ?? Instant(microseconds: .min)
            )
        }
        let page = try TablePage(visit).cut((news ?? []).sorted { Self.place($0) < Self.place($1) }, by: Self.place)
        var json = JSONWriter()
        let journal = desk.services.journal
        let actors = try await desk.services.desk.actorNames()
        let lines = try page.part.map { line -> (CorrectionNews, String?) in
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
