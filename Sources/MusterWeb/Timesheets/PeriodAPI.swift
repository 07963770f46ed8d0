import Attendance
import Hummingbird
import Station

/// Closed periods and policies for programs.
struct PeriodAPI: Sendable {
    let controller: AttendanceController

    var routes: [Route] {
        let limit = Route.Body.bytes(AttendanceController.documentLimit)
        return [
            .get("/api/v1/periods", .permission(.viewHistory)) { incoming in
                try .page(
                    of: .periods(in: try await controller.snapshot()),
                    as: "periods",
                    by: ["from"],
                    for: incoming
                )
            },
            .post("/api/v1/periods", .permission(.closePeriods), body: limit) { incoming in
                let request = try incoming.decode(PeriodRequest.self)
                let range = try request.range()
                let knowledge = await controller.knowledge(try await controller.snapshot())
                let now = await controller.now()
                try await controller.once("closing", incoming) { commands in
                    try await commands.closePeriod(
                        range,
                        isForced: request.force ?? false,
                        knowledge: knowledge,
                        at: now
                    )
                }
                return .table(.periods(in: try await controller.snapshot()), as: "periods", status: .created)
            },
            .post("/api/v1/periods/reopen", .permission(.closePeriods), body: limit) { incoming in
                let range = try incoming.decode(PeriodRequest.self).range()
                let now = await controller.now()
                try await controller.once("opening", incoming) { try await $0.reopenPeriod(range, at: now) }
                return .table(.periods(in: try await controller.snapshot()), as: "periods")
            },
            .get("/api/v1/policies", .signedIn) { incoming in
                try .page(
                    of: .policies(in: try await controller.snapshot()),
                    as: "policies",
                    by: ["from"],
                    for: incoming
                )
            },
            .post("/api/v1/policies", .permission(.changeSettings), body: limit) { incoming in
                let request = try incoming.decode(PolicyRequest.self)
                let now = await controller.now()
                try await controller.once("policy", incoming) { try await $0.adopt(request, at: now) }
                return .table(.policies(in: try await controller.snapshot()), as: "policies", status: .created)
            },
            .post("/api/v1/policies/preview", .permission(.viewHistory), body: limit) { incoming in
                try await preview(incoming)
            }.showing(.timesheet),
        ]
    }

    /// What another policy would make of the same days, beside what counts.
    private func preview(_ incoming: IncomingRequest) async throws -> Response {
        let request = try incoming.decode(PolicyRequest.self)
        let snapshot = try await controller.snapshot()
        let range = try await controller.range(incoming, snapshot)
        let page = try ListPage(incoming).cut(controller.people(incoming, in: range, snapshot)) { $0.number.padded }
        let comparisons = snapshot.comparison(
            of: Array(page.elements),
            in: range,
            with: try request.policy(over: snapshot.attendance.policy(on: range.to)),
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
}
