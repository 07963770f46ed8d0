import Attendance
import BeaconKit
import Hummingbird
import Station

/// Items for programs.
struct ItemAPI: Sendable {
    /// Bytes of the largest document that is taken.
    private static let limit = 32 * 1024
    private static let members: [String: JSONBody.Kind] = [
        "name": .string, "uuid": .string, "major": .number, "minor": .number, "owner": .optionalNumber,
        "exitTime": .number, "homeRooms": .strings, "quietHours": .optionalString, "quietDays": .numbers,
    ]

    private enum Line {
        case own(ItemState)
        case other(SharedItem)
    }

    let controller: ItemController

    var routes: [Route] {
        [
            .get("/api/v1/items", .permission(.viewPeople)) { _ in
                let list = await services.items.items()
                let roster = try services.journal.state().roster
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
                try await answering(incoming, status: .created) {
                    let form = try form(incoming, over: .empty)
                    let setup = try checked(form)
                    return try await controller.change(incoming) { commands, now in try commands.add(setup, at: now) }
                }
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
                return try await answering(incoming) { try controller.item(incoming) }
            },
            .patch("/api/v1/items/:id", .permission(.editPeople), body: .bytes(Self.limit)) { incoming in
                return try await answering(incoming) {
                    let item = try controller.item(incoming)
                    let setup = try checked(form(incoming, over: ItemForm(item)))
                    return try await controller.change(incoming) { commands, now in
                        try commands.change(item.id, to: setup, from: incoming.seenVersion, at: now)
                    }
                }
            },
            .delete("/api/v1/items/:id", .permission(.editPeople)) { incoming in
                let item = try controller.item(incoming)
                try await controller.change(incoming) { commands, now in try commands.remove(item.id, at: now) }
                return Response(status: .noContent)
            },
        ]
    }

    private var services: WebServices { controller.services }

    private func form(_ incoming: IncomingRequest, over old: ItemForm) throws -> ItemForm {
        let body = try JSONBody(incoming)
        try body.check(Self.members)
        var form = old
        for field in [ItemForm.Field.name, .uuid, .major, .minor, .exitTime] {
            if let value = body.string(field.rawValue) { form[field] = value }
        }
        if body.isThere("owner") {
            form[.owner] = ""
            if let typed = body.string("owner"), !typed.isEmpty {
                let roster = try services.journal.state().roster
                guard let number = try? PersonNumber(typed: typed), let person = roster.person(number: number) else {
                    throw ItemError.noSuchOwner(typed)
                }
                form[.owner] = person.id.rawValue
            }
        }
        if body.isThere("quietHours") { form[.quiet] = body.string("quietHours") ?? "" }
        if let rooms = body.strings("homeRooms") { form.rooms = rooms }
        if let days = body.strings("quietDays") { form.days = Set(days.map { Int($0) ?? 0 }) }
        return form
    }

    private func checked(_ form: ItemForm) throws -> ItemSetup {
        let (setup, problems) = form.setup()
        if let setup { return setup }
        // One thing at a time, in the order of the fields.
        throw ItemForm.Field.allCases.compactMap { problems[$0] }.first ?? ItemError.emptyName
    }

    private func answering(
        _ incoming: IncomingRequest,
        status: HTTPResponse.Status = .ok,
        _ work: () async throws -> Item
    ) async throws -> Response {
        do {
            let item = try await work()
            let known = await services.items.items().items.first { $0.item.id == item.id }
            var json = JSONWriter()
            json.item(known ?? ItemState(item: item), in: try services.journal.state().roster)
            var response = Response.json(json.bytes, status: status)
            response.headers[.eTag] = "\"\(item.version)\""
            if status == .created { response.headers[.location] = "/api/v1/items/\(item.id.rawValue)" }
            return response
        } catch let error as ItemError {
            return Problem(status: error.status, detail: incoming.texts.items.reason(error)).response
        }
    }
}

extension ItemError {
    /// What HTTP calls it.
    var status: HTTPResponse.Status {
        switch self {
        case .noSuchItem: .notFound
        case .isBadge, .isItem, .isCheckin, .ambiguous: .conflict
        case .changedMeanwhile: .preconditionFailed
        case .emptyName, .nameTooLong, .controlCharacter, .badUUID, .badMajor, .badMinor, .badExitTime, .badHours,
            .badRoom, .tooManyRooms, .noSuchOwner:
            .unprocessableContent
        }
    }
}
