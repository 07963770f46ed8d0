import Attendance
import BeaconKit
import Hummingbird
import Station

/// The people for programs, by their numbers.
struct PeopleAPI: Sendable {
    /// Bytes of a document that is taken: more than the longest texts have.
    private static let documentLimit = 16 * 1024
    /// What a document may have.
    private static let members: [String: JSONBody.Kind] = [
        "number": .number, "name": .string, "department": .string, "position": .string,
    ]
    /// Bytes that are read of a photo: more than one may have, so that one that is somewhat too large is told its size.
    private static let photoLimit = 8 * 1024 * 1024

    let desk: PeopleDesk

    var routes: [Route] {
        [
            .get("/api/v1/people", .permission(.viewPeople), list),
            .post("/api/v1/people", .permission(.editPeople), body: .bytes(Self.documentLimit), add),
            .get("/api/v1/people/:number", .permission(.viewPeople)) { visit in
                try await answering(visit) { try await person(visit) }
            },
            .patch("/api/v1/people/:number", .permission(.editPeople), body: .bytes(Self.documentLimit), edit),
            .delete("/api/v1/people/:number", .permission(.editPeople)) { visit in
                try await acting(visit) { commands, person, now in try commands.remove(person.id, at: now) }
            },
            .post("/api/v1/people/:number/erase", .permission(.manageAccess), body: .none) { visit in
                try await acting(visit) { commands, person, now in try commands.erase(person.id, at: now) }
            },
            .post("/api/v1/people/:number/archive", .permission(.editPeople), body: .none) { visit in
                try await acting(visit) { commands, person, now in try commands.archive(person.id, at: now) }
            },
            .post("/api/v1/people/:number/restore", .permission(.editPeople), body: .none) { visit in
                try await acting(visit) { commands, person, now in try commands.restore(person.id, at: now) }
            },
            .put("/api/v1/people/:number/photo", .permission(.editPeople), body: .bytes(Self.photoLimit)) { visit in
                try await acting(visit) { commands, person, now in
                    let photo = try Photo(bytes: Array(buffer: visit.bytes))
                    try commands.edit(person.id, to: PersonChange(picture: .photo(photo)), at: now)
                }
            },
            .delete("/api/v1/people/:number/photo", .permission(.editPeople)) { visit in
                try await acting(visit) { commands, person, now in
                    try commands.edit(person.id, to: PersonChange(picture: PersonChange.Picture.none), at: now)
                }
            },
            .put("/api/v1/people/:number/badges/:badge", .permission(.editPeople), body: .none) { visit in
                try await acting(visit) { commands, person, now in
                    let badge = try BeaconIdentity(text: visit.parameter("badge"))
                    // Doing it twice is no mistake.
                    guard try await !desk.roster().badges(of: person.id).contains(badge) else { return }
                    try commands.assign(badge, to: person.id, at: now)
                }
            },
            .delete("/api/v1/people/:number/badges/:badge", .permission(.editPeople)) { visit in
                try await acting(visit) { commands, person, now in
                    try commands.revoke(BeaconIdentity(text: visit.parameter("badge")), from: person.id, at: now)
                }
            },
        ]
    }

    private func list(_ visit: Visit) async throws -> Response {
        let department = visit.decodedQuery("department") ?? ""
        let page = visit.query("page").map { Int($0) } ?? 1
        guard let page, page >= 1 else { throw Refusal(.badRequest, "problems.page") }
        let list = try await desk.directory.list(
            PeopleQuery(
                text: visit.decodedQuery("q") ?? "",
                department: department.isEmpty ? nil : department,
                isArchived: visit.query("archived") == "true",
                page: page
            )
        )
        let roster = try await desk.roster()
        var json = JSONWriter(capacity: 256 + list.lines.count * 300)
        json.object { json in
            json.key("count")
            json.integer(list.count)
            json.key("page")
            json.integer(list.page)
            json.key("pages")
            json.integer(list.pages)
            json.key("people")
            json.array(list.lines) { $0.person($1.person, in: roster) }
        }
        return .json(json.bytes)
    }

    private func add(_ visit: Visit) async throws -> Response {
        let body = try JSONBody(visit)
        try body.check(Self.members)
        return try await answering(visit, status: .created) {
            let new = try (
                number: PersonNumber(typed: body.string("number") ?? ""),
                details: PersonDetails(
                    name: body.string("name") ?? "",
                    department: body.string("department") ?? "",
                    position: body.string("position") ?? ""
                )
            )
            return try await desk.change(visit) { commands, now in
                try commands.add(number: new.number, details: new.details, at: now)
            }
        }
    }

    private func edit(_ visit: Visit) async throws -> Response {
        let body = try JSONBody(visit)
        try body.check(Self.members)
        return try await answering(visit) {
            let person = try await person(visit)
            let change = PersonChange(
                number: try body.string("number").map { try PersonNumber(typed: $0) },
                name: body.string("name"),
                department: body.string("department"),
                position: body.string("position")
            )
            return try await desk.change(visit) { commands, now in
                try commands.edit(person.id, to: change, from: visit.seenVersion, at: now)
            }
        }
    }

    /// Does something with the person of the address, and answers with the person as they are then; with nothing if they
    /// are there no more.
    private func acting(
        _ visit: Visit,
        _ action: (RosterCommands, Person, Instant) async throws -> Void
    ) async throws -> Response {
        try await answering(visit) {
            let person = try await person(visit)
            try await desk.change(visit) { commands, now in try await action(commands, person, now) }
            return try await desk.roster().anyone(person.id)
        }
    }

    private func person(_ visit: Visit) async throws -> Person {
        let number = try PersonNumber(typed: visit.parameter("number"))
        guard let person = try await desk.roster().anyone(number: number) else {
            throw RosterError.noSuchPerson(number)
        }
        return person
    }

    /// A person as JSON, or why there is none, in the program's language.
    private func answering(
        _ visit: Visit,
        status: HTTPResponse.Status = .ok,
        _ work: () async throws -> Person?
    ) async throws -> Response {
        do {
            guard let person = try await work() else { return Response(status: .noContent) }
            var json = JSONWriter()
            let roster = try await desk.roster()
            json.person(person, in: roster)
            var response = Response.json(json.bytes, status: status)
            response.headers[.eTag] = "\"\(person.version)\""
            if status == .created { response.headers[.location] = "/api/v1/people/\(person.number)" }
            return response
        } catch let error as RosterError {
            return Problem(status: error.status, detail: visit.texts.people.reason(error)).response
        }
    }
}
