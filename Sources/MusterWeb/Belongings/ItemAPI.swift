import Attendance
import BeaconKit
import Hummingbird
import Station

/// Items for programs.
struct ItemAPI: Sendable {
    /// Bytes of the largest document that is taken.
    private static let limit = 32 * 1024

    private enum Line {
        case own(ItemState)
        case other(SharedItem)
    }

    let controller: ItemController

    var routes: [Route] {
        [
            .get("/api/v1/items", .permission(.viewPeople)) { _ in
                let list = await services.items.items()
                let roster = try await services.attendance.state().roster
                let all = list.items.map(Line.own) + list.others.map(Line.other)
                var json = JSONWriter(capacity: 64 + all.count * 600)
                json.object { json in
                    json.key("items")
                    json.array(all) { json, line in
                        switch line {
                        case .own(let state): json.item(state, in: roster)
                        case .other(let shared): json.item(shared, in: roster)
                        }
                    }
                }
                return .json(json.bytes)
            },
            .post("/api/v1/items", .permission(.editPeople), body: .bytes(Self.limit)) { incoming in
                let request = try incoming.decode(ItemRequest.self)
                let item = try await controller.change(incoming) { commands, now in try commands.add(request, at: now) }
                var response = try await answer(item, status: .created)
                response.headers[.location] = "/api/v1/items/\(item.id.rawValue)"
                return response
            },
            .get("/api/v1/items/:id", .permission(.viewPeople)) { incoming in
                let id = incoming.parameter("id")
                let state = try services.journal.state()
                if state.items[ItemID(rawValue: id)] == nil,
                    let shared = state.sharedItems.first(where: { $0.item.id.rawValue == id })
                {
                    var json = JSONWriter()
                    json.item(shared, in: state.roster)
                    return .json(json.bytes)
                }
                return try await answer(try controller.item(incoming))
            },
            .patch("/api/v1/items/:id", .permission(.editPeople), body: .bytes(Self.limit)) { incoming in
                let id = try controller.item(incoming).id
                let request = try incoming.decode(ItemRequest.self)
                return try await answer(
                    try await controller.change(incoming) { commands, now in
                        try commands.change(id, to: request, from: incoming.seenVersion, at: now)
                    }
                )
            },
            .delete("/api/v1/items/:id", .permission(.editPeople)) { incoming in
                let item = try controller.item(incoming)
                try await controller.change(incoming) { commands, now in try commands.remove(item.id, at: now) }
                return Response(status: .noContent)
            },
        ]
    }

    private var services: WebServices { controller.services }

    private func answer(_ item: Item, status: HTTPResponse.Status = .ok) async throws -> Response {
        let known = await services.items.items().items.first { $0.item.id == item.id }
        var json = JSONWriter()
        json.item(known ?? ItemState(item: item), in: try await services.attendance.state().roster)
        var response = Response.json(json.bytes, status: status)
        response.headers[.eTag] = "\"\(item.version)\""
        return response
    }
}
