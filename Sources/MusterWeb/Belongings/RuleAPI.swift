import Attendance
import BeaconKit
import Hummingbird
import Station

/// Rules for programs.
struct RuleAPI: Sendable {
    /// Bytes of the largest document that is taken.
    private static let limit = 16 * 1024

    let controller: ItemController

    var routes: [Route] {
        [
            .get("/api/v1/rules", .permission(.changeSettings)) { _ in
                let state = try await controller.services.attendance.state().stored
                let rules = state.rules.values.sorted { ($0.name, $0.id.rawValue) < ($1.name, $1.id.rawValue) }
                var json = JSONWriter(capacity: 64 + rules.count * 500)
                json.object { json in
                    json.key("doorsAllowed")
                    json.boolean(state.doorsAllowed)
                    json.key("rules")
                    json.array(rules) { $0.rule($1, in: state.roster) }
                }
                return .json(json.bytes)
            },
            .post("/api/v1/rules", .permission(.changeSettings), body: .bytes(Self.limit)) { incoming in
                try await set(incoming, nil)
            },
            .put("/api/v1/rules/:id", .permission(.changeSettings), body: .bytes(Self.limit)) { incoming in
                try await set(incoming, await rule(incoming))
            },
            .delete("/api/v1/rules/:id", .permission(.changeSettings)) { incoming in
                let rule = try await rule(incoming)
                try await controller.changeRules(incoming) { commands, now in try commands.remove(rule.id, at: now) }
                return Response(status: .noContent)
            },
        ]
    }

    private func rule(_ incoming: IncomingRequest) async throws -> Rule {
        let id = RuleID(rawValue: incoming.parameter("id"))
        guard let rule = try await controller.services.attendance.state().stored.rules[id] else {
            throw HTTPError(.notFound)
        }
        return rule
    }

    /// Makes a rule, or replaces one.
    private func set(_ incoming: IncomingRequest, _ old: Rule?) async throws -> Response {
        let request = try incoming.decode(RuleRequest.self)
        let version = old == nil ? nil : incoming.seenVersion
        let rule = try await controller.changeRules(incoming) { commands, now in
            try commands.set(request, old?.id ?? RuleID(), from: version, at: now)
        }
        var json = JSONWriter()
        json.rule(rule, in: try await controller.services.attendance.state().stored.roster)
        var response = Response.json(json.bytes, status: old == nil ? .created : .ok)
        response.headers[.eTag] = "\"\(rule.version)\""
        if old == nil { response.headers[.location] = "/api/v1/rules/\(rule.id.rawValue)" }
        return response
    }
}
