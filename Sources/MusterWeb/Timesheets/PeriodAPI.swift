import Attendance
import Hummingbird
import Station

/// Closed periods and policies for programs.
struct PeriodAPI: Sendable {
    private static let policyMembers: [String: JSONBody.Kind] = [
        "from": .string, "duplicateWindow": .number, "longestSession": .number, "rest": .number,
        "toleratedAway": .number, "away": .string, "closing": .string, "grace": .optionalNumber,
        "roundingIn": .optionalString, "roundingOut": .optionalString, "overtimeTolerance": .number,
    ]

    let controller: AttendanceController

    var routes: [Route] {
        let limit = Route.Body.bytes(AttendanceController.documentLimit)
        return [
            .get("/api/v1/periods", .permission(.viewHistory)) { incoming in
                try await controller.answering {
                    try .page(
                        of: .periods(in: try await controller.snapshot()),
                        as: "periods",
                        by: ["from"],
                        for: incoming
                    )
                }
            },
            .post("/api/v1/periods", .permission(.closePeriods), body: limit) { incoming in
                try await controller.answering {
                    let (body, range) = try range(incoming, ["force": .boolean])
                    let knowledge = await controller.knowledge(try await controller.snapshot())
                    let now = await controller.now()
                    try await controller.once("closing", incoming) { commands in
                        try await commands.closePeriod(
                            range,
                            isForced: body.boolean("force") ?? false,
                            knowledge: knowledge,
                            at: now
                        )
                    }
                    return .table(.periods(in: try await controller.snapshot()), as: "periods", status: .created)
                }
            },
            .post("/api/v1/periods/reopen", .permission(.closePeriods), body: limit) { incoming in
                try await controller.answering {
                    let (_, range) = try range(incoming, [:])
                    let now = await controller.now()
                    try await controller.once("opening", incoming) { try await $0.reopenPeriod(range, at: now) }
                    return .table(.periods(in: try await controller.snapshot()), as: "periods")
                }
            },
            .get("/api/v1/policies", .signedIn) { incoming in
                try await controller.answering {
                    try .page(
                        of: .policies(in: try await controller.snapshot()),
                        as: "policies",
                        by: ["from"],
                        for: incoming
                    )
                }
            },
            .post("/api/v1/policies", .permission(.changeSettings), body: limit) { incoming in
                try await controller.answering {
                    let body = try JSONBody(incoming)
                    try body.check(Self.policyMembers)
                    let from = try body.required("from", try body.day("from"))
                    let snapshot = try await controller.snapshot()
                    let policy = try policy(body, over: snapshot.attendance.policy(on: from))
                    let now = await controller.now()
                    try await controller.once("policy", incoming) { try await $0.adopt(policy, from: from, at: now) }
                    return .table(.policies(in: try await controller.snapshot()), as: "policies", status: .created)
                }
            },
            .post("/api/v1/policies/preview", .permission(.viewHistory), body: limit) { incoming in
                try await controller.answering { try await preview(incoming) }
            }.showing(.timesheet),
        ]
    }

    /// What another policy would make of the same days, beside what counts.
    private func preview(_ incoming: IncomingRequest) async throws -> Response {
        let body = try JSONBody(incoming)
        try body.check(Self.policyMembers)
        let snapshot = try await controller.snapshot()
        let range = try await controller.range(incoming, snapshot)
        let page = try TablePage(incoming).cut(controller.people(incoming, in: range, snapshot)) { $0.number.padded }
        let comparisons = snapshot.comparison(
            of: page.part,
            in: range,
            with: try policy(body, over: snapshot.attendance.policy(on: range.to)),
            knowledge: await controller.knowledge(snapshot)
        )
        // Day by day for one person only: a year of a thousand people is no answer.
        let isOfOne = incoming.decodedQuery("person").map { !$0.isEmpty } ?? false
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

    private func range(_ incoming: IncomingRequest, _ more: [String: JSONBody.Kind]) throws -> (JSONBody, DayRange) {
        let body = try JSONBody(incoming)
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
        // `null` is the shift's own.
        if body.isThere("grace") { policy.grace = try body.integer("grace") }
        if let word = body.string("away") {
            guard let away = TimesheetPolicy.Away(rawValue: word) else {
                throw Refusal("problems.oneOf", ["name": "away", "allowed": "away, break"])
            }
            policy.away = away
        }
        if let word = body.string("closing") {
            guard let closing = TimesheetPolicy.Closing(rawValue: word) else {
                throw Refusal("problems.oneOf", ["name": "closing", "allowed": "last-sighting, shift-end, never"])
            }
            policy.closing = closing
        }
        policy.roundingIn = try rounding("roundingIn", of: body, over: old.roundingIn)
        policy.roundingOut = try rounding("roundingOut", of: body, over: old.roundingOut)
        try policy.check()
        return policy
    }

    /// A rounding that a body names; `null` and `none` are none.
    private func rounding(_ member: String, of body: JSONBody, over old: RoundingRule?) throws -> RoundingRule? {
        guard body.isThere(member) else { return old }
        guard let text = body.string(member), text != "none" else { return nil }
        guard let rule = RoundingRule(text) else {
            throw Refusal("problems.rounding")
        }
        return rule
    }
}
