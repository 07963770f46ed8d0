import Attendance
import BeaconKit
import Hummingbird
import Station

/// Records of days that people confirm and supervisors countersign, for programs.
struct SigningAPI: Sendable {
    private static let limit = Route.Body.bytes(AttendanceController.documentLimit)

    let controller: AttendanceController

    var routes: [Route] {
        [
            .get("/api/v1/sheets", .permission(.viewHistory)) { incoming in
                try await everybody(incoming)
            }.showing(.timesheet),
            .get("/api/v1/people/:number/sheet", .signedIn) { incoming in
                let snapshot = try await controller.snapshot()
                let person = try controller.visible(incoming, in: snapshot)
                return try await answer(person, in: try await controller.range(incoming, snapshot))
            }.showing(.timesheet),
            .post("/api/v1/people/:number/sheet/confirm", .signedIn, body: Self.limit) { incoming in
                try await sign(incoming) { person in
                    guard let person, incoming.principal.mayConfirm(person.id) else { throw HTTPError(.forbidden) }
                } by: { commands, request, person, now in
                    try await commands.confirm(request, of: person, at: now)
                }
            },
            .post(
                "/api/v1/people/:number/sheet/countersign",
                .permission(.correctTimes),
                body: Self.limit
            ) { incoming in
                try await sign(incoming) { _ in
                } by: { commands, request, person, now in
                    try await commands.countersign(request, of: person, at: now)
                }
            },
        ]
    }

    /// - Parameter check: refuses before anything is said of whether there is such a person.
    private func sign(
        _ incoming: IncomingRequest,
        check: (Person?) throws -> Void,
        by change: (AttendanceCommands, SheetSignRequest, PersonID, Instant) async throws -> Void
    ) async throws -> Response {
        let snapshot = try await controller.snapshot()
        try check(try? controller.person(incoming.parameter("number"), in: snapshot))
        let person = try controller.person(incoming.parameter("number"), in: snapshot)
        let request = try incoming.decode(SheetSignRequest.self)
        let now = await controller.now()
        try await controller.once("signature", incoming) { try await change($0, request, person.id, now) }
        return try await answer(person, in: try DayRange(from: request.from, to: request.to))
    }

    private func answer(_ person: Person, in range: DayRange) async throws -> Response {
        let snapshot = try await controller.snapshot()
        let standing = snapshot.standing(of: person, in: range, at: await controller.now())
        let actors = try await controller.services.access.actorNames()
        return .table(.sheets([standing], actors: actors, in: snapshot), as: "sheets", in: range)
    }

    private func everybody(_ incoming: IncomingRequest) async throws -> Response {
        let snapshot = try await controller.snapshot()
        let range = try await controller.range(incoming, snapshot)
        let people = try controller.people(incoming, in: range, snapshot)
        // Only the records of those on the page are derived.
        let page = try ListPage(incoming).cut(people) { $0.number.padded }
        let standings = snapshot.standings(of: Array(page.elements), in: range, at: await controller.now())
        let actors = try await controller.services.access.actorNames()
        return .table(.sheets(standings, actors: actors, in: snapshot), as: "sheets", next: page.next, in: range)
    }
}
