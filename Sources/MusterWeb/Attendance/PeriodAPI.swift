import Attendance
import Hummingbird
import Station

/// Closed periods and policies for programs.
struct PeriodAPI: Sendable {
    private static let policyMembers: [String: JSONBody.Kind] = [
        "from": .string, "duplicateWindow": .number, "longestSession": .number, "rest": .number,
        "toleratedAway": .number, "away": .string, "closing": .string, "grace": .number, "roundingIn": .string,
        "roundingOut": .string, "overtimeTolerance": .number,
    ]

    let desk: AttendanceDesk

    var routes: [Route] {
        let limit = Route.Body.bytes(AttendanceDesk.documentLimit)
        return [
            .get("/api/v1/periods", .permission(.viewHistory)) { _ in
                try await desk.answering { .table(.periods(in: try await desk.books()), as: "periods") }
            },
            .post("/api/v1/periods", .permission(.closePeriods), body: limit) { visit in
                try await desk.answering {
                    let (body, range) = try range(visit, ["force": .boolean])
                    try await desk.commands(visit).closePeriod(
                        range,
                        isForced: body.boolean("force") ?? false,
                        knowledge: await desk.knowledge(try await desk.books()),
                        at: await desk.now()
                    )
                    return .table(.periods(in: try await desk.books()), as: "periods", status: .created)
                }
            },
            .post("/api/v1/periods/reopen", .permission(.closePeriods), body: limit) { visit in
                try await desk.answering {
                    let (_, range) = try range(visit, [:])
                    try await desk.commands(visit).reopenPeriod(range, at: await desk.now())
                    return .table(.periods(in: try await desk.books()), as: "periods")
                }
            },
            .get("/api/v1/policies", .signedIn) { _ in
                try await desk.answering { .table(.policies(in: try await desk.books()), as: "policies") }
            },
            .post("/api/v1/policies", .permission(.changeSettings), body: limit) { visit in
                try await desk.answering {
                    let body = try JSONBody(visit)
                    try body.check(Self.policyMembers)
                    let from = try body.required("from", try body.day("from"))
                    let books = try await desk.books()
                    let policy = try policy(body, over: books.attendance.policy(on: from))
                    try await desk.commands(visit).adopt(policy, from: from, at: await desk.now())
                    return .table(.policies(in: try await desk.books()), as: "policies", status: .created)
                }
            },
            .post("/api/v1/policies/preview", .permission(.viewHistory), body: limit) { visit in
                try await desk.answering { try await preview(visit) }
            }.showing(.timesheet),
        ]
    }

    /// What another policy would make of the same days, beside what counts.
    private func preview(_ visit: Visit) async throws -> Response {
        let body = try JSONBody(visit)
        try body.check(Self.policyMembers)
        let books = try await desk.books()
        let range = try await desk.range(visit, books)
        let page = try TablePage(visit).cut(desk.people(visit, in: range, books)) { $0.number.padded }
        let comparisons = books.comparison(
            of: page.part,
            in: range,
            with: try policy(body, over: books.attendance.policy(on: range.to)),
            knowledge: await desk.knowledge(books)
        )
        // Day by day for one person only: a year of a thousand people is no answer.
        let isOfOne = visit.decodedQuery("person").map { !$0.isEmpty } ?? false
        let days = isOfOne ? comparisons.map { ReportTable.differences($0.comparison) } : []
        var json = JSONWriter(capacity: 512 + comparisons.count * 700)
        json.object { json in
            json.key("from")
            json.string(range.from.description)
            json.key("to")
            json.string(range.to.description)
            json.key("comparisons")
            json.rows(of: .comparisons(comparisons))
            if let days = days.first {
                json.key("days")
                json.rows(of: days)
            }
            json.key("next")
            json.string(page.next)
        }
        return .json(json.bytes)
    }

    private func range(_ visit: Visit, _ more: [String: JSONBody.Kind]) throws -> (JSONBody, DayRange) {
        let body = try JSONBody(visit)
        try body.check(more.merging(["from": .string, "to": .string]) { $1 })
        let from = try body.required("from", try body.day("from"))
        return (body, try DayRange(from: from, to: try body.required("to", try body.day("to"))))
    }

    private func policy(_ body: JSONBody, over old: TimesheetPolicy) throws -> TimesheetPolicy {
        var policy = old
        policy.duplicateWindow = try body.integer("duplicateWindow") ?? old.duplicateWindow
        policy.longestSession = try body.integer("longestSession") ?? old.longestSession
        policy.rest = try body.integer("rest") ?? old.rest
        policy.toleratedAway = try body.integer("toleratedAway") ?? old.toleratedAway
        policy.overtimeTolerance = try body.integer("overtimeTolerance") ?? old.overtimeTolerance
        policy.grace = try body.integer("grace") ?? old.grace
        if let word = body.string("away") {
            guard let away = TimesheetPolicy.Away(rawValue: word) else {
                throw HTTPError(.unprocessableContent, message: "away is away or break.")
            }
            policy.away = away
        }
        if let word = body.string("closing") {
            guard let closing = TimesheetPolicy.Closing(rawValue: word) else {
                throw HTTPError(.unprocessableContent, message: "closing is last-sighting, shift-end or never.")
            }
            policy.closing = closing
        }
        policy.roundingIn = try rounding(body.string("roundingIn"), over: old.roundingIn)
        policy.roundingOut = try rounding(body.string("roundingOut"), over: old.roundingOut)
        try policy.check()
        return policy
    }

    private func rounding(_ text: String?, over old: RoundingRule?) throws -> RoundingRule? {
        guard let text else { return old }
        if text == "none" { return nil }
        guard let rule = RoundingRule(text) else {
            throw HTTPError(.unprocessableContent, message: "A rounding is written as “15 nearest”, or none.")
        }
        return rule
    }
}
