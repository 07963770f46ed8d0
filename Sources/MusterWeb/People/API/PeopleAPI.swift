import Attendance
import BeaconKit
import Hummingbird
import Station

/// The people for programs, by their numbers.
struct PeopleAPI: Sendable {
    /// Bytes of a document that is taken: more than the longest texts have.
    private static let documentLimit = 16 * 1024
    /// Bytes that are read of a photo: more than one may have, so that one that is somewhat too large is told its size.
    private static let photoLimit = 8 * 1024 * 1024

    let controller: PeopleController

    var routes: [Route] {
        [
            .get("/api/v1/people", .permission(.viewPeople), list),
            .post("/api/v1/people", .permission(.editPeople), body: .bytes(Self.documentLimit), add),
            .get("/api/v1/people/:number", .permission(.viewPeople)) { incoming in
                try await answer(try await person(incoming))
            },
            .patch("/api/v1/people/:number", .permission(.editPeople), body: .bytes(Self.documentLimit), edit),
            .delete("/api/v1/people/:number", .permission(.editPeople)) { incoming in
                try await acting(incoming) { commands, person, now in try commands.remove(person.id, at: now) }
            },
            .post("/api/v1/people/:number/erase", .permission(.toErase), body: .none) { incoming in
                try await acting(incoming) { commands, person, now in try commands.erase(person.id, at: now) }
            },
            .post("/api/v1/people/:number/archive", .permission(.editPeople), body: .none) { incoming in
                try await acting(incoming) { commands, person, now in try commands.archive(person.id, at: now) }
            },
            .post("/api/v1/people/:number/restore", .permission(.editPeople), body: .none) { incoming in
                try await acting(incoming) { commands, person, now in try commands.restore(person.id, at: now) }
            },
            .put("/api/v1/people/:number/photo", .permission(.editPeople), body: .bytes(Self.photoLimit)) { incoming in
                try await acting(incoming) { commands, person, now in
                    let photo = try Photo(bytes: Array(buffer: incoming.bytes))
                    try commands.edit(person.id, to: PersonChange(picture: .photo(photo)), at: now)
                }
            },
            .delete("/api/v1/people/:number/photo", .permission(.editPeople)) { incoming in
                try await acting(incoming) { commands, person, now in
                    try commands.edit(person.id, to: PersonChange(picture: PersonChange.Picture.none), at: now)
                }
            },
            .put("/api/v1/people/:number/badges/:badge", .permission(.editPeople), body: .none) { incoming in
                try await acting(incoming) { commands, person, now in
                    let badge = try BeaconIdentity(text: incoming.parameter("badge"))
                    // Doing it twice is no mistake.
                    guard try await !controller.roster().badges(of: person.id).contains(badge) else { return }
                    try commands.assign(badge, to: person.id, at: now)
                }
            },
            .delete("/api/v1/people/:number/badges/:badge", .permission(.editPeople)) { incoming in
                try await acting(incoming) { commands, person, now in
                    try commands.revoke(BeaconIdentity(text: incoming.parameter("badge")), from: person.id, at: now)
                }
            },
        ]
    }

    private func list(_ incoming: IncomingRequest) async throws -> Response {
        let department = incoming.decodedQuery("department") ?? ""
        let list = try await controller.directory.list(
            PeopleQuery(
                text: incoming.decodedQuery("q") ?? "",
                department: department.isEmpty ? nil : department,
                isArchived: incoming.query("archived") == "true"
            )
        )
        let page = try ListPage(incoming).cut(list.lines) { $0.person.number.padded }
        let roster = try await controller.roster()
        var json = JSONWriter(capacity: 256 + page.elements.count * 300)
        json.object { json in
            json.key("count")
            json.integer(list.lines.count)
            json.key("people")
            json.array(page.elements) { $0.person($1.person, in: roster) }
            json.key("next")
            json.string(page.next)
        }
        return .json(json.bytes)
    }

    private func add(_ incoming: IncomingRequest) async throws -> Response {
        let new = try incoming.decode(PersonRequest.self).person()
        let person = try await controller.change(incoming) { commands, now in try commands.add([new], at: now)[0] }
        var response = try await answer(person, status: .created)
        response.headers[.location] = "/api/v1/people/\(person.number)"
        return response
    }

    private func edit(_ incoming: IncomingRequest) async throws -> Response {
        let change = try incoming.decode(PersonRequest.self).change()
        let person = try await person(incoming)
        return try await answer(
            try await controller.change(incoming) { commands, now in
                try commands.edit(person.id, to: change, from: incoming.seenVersion, at: now)
            }
        )
    }

    /// Does something with the person of the address, and answers with the person as they are then; with nothing if they
    /// are there no more.
    private func acting(
        _ incoming: IncomingRequest,
        _ action: (RosterCommands, Person, Instant) async throws -> Void
    ) async throws -> Response {
        let person = try await person(incoming)
        try await controller.change(incoming) { commands, now in try await action(commands, person, now) }
        guard let person = try await controller.roster().anyone(person.id) else { return Response(status: .noContent) }
        return try await answer(person)
    }

    private func person(_ incoming: IncomingRequest) async throws -> Person {
        let number = try PersonNumber(typed: incoming.parameter("number"))
        guard let person = try await controller.roster().anyone(number: number) else {
            throw RosterError.noSuchPerson(number)
        }
        return person
    }

    private func answer(_ person: Person, status: HTTPResponse.Status = .ok) async throws -> Response {
        var json = JSONWriter()
        json.person(person, in: try await controller.roster())
        var response = Response.json(json.bytes, status: status)
        response.headers[.eTag] = "\"\(person.version)\""
        return response
    }
}
