import Attendance
import BeaconKit
import Hummingbird
import Station

/// Requests for leave for programs.
struct LeaveRequestAPI: Sendable {
    let controller: AttendanceController

    var routes: [Route] {
        let limit = Route.Body.bytes(AttendanceController.documentLimit)
        return [
            .get("/api/v1/leave-requests", .signedIn) { incoming in try await list(incoming) }.showing(.plan),
            .post("/api/v1/leave-requests", .signedIn, body: limit) { incoming in try await ask(incoming) },
            .post("/api/v1/leave-requests/:id/withdraw", .signedIn, body: .none) { incoming in
                let id = incoming.parameter("id")
                try controller.checkOwn(try await controller.snapshot().attendance.leaveRequests.state(id), incoming)
                let now = await controller.now()
                try await controller.once("withdrawal of leave request", incoming) {
                    try await $0.withdrawLeaveRequest(id, at: now)
                }
                return try await answer(id)
            },
            .post("/api/v1/leave-requests/:id/grant", .permission(.planSchedules), body: .none) { incoming in
                let id = incoming.parameter("id")
                let now = await controller.now()
                try await controller.once("grant of leave", incoming) { try await $0.grantLeave([id], at: now) }
                return try await answer(id)
            },
            .post("/api/v1/leave-requests/:id/refuse", .permission(.planSchedules), body: limit) { incoming in
                let id = incoming.parameter("id")
                let reason = try incoming.decode(ReasonRequest.self).text
                let now = await controller.now()
                try await controller.once("refusal of leave", incoming) {
                    try await $0.refuseLeave([id], reason: reason, at: now)
                }
                return try await answer(id)
            },
        ]
    }

    private func ask(_ incoming: IncomingRequest) async throws -> Response {
        let own = incoming.principal.account?.person
        let mayAsk = incoming.principal.may(.requestCorrections) && own != nil
        guard mayAsk || incoming.principal.may(.planSchedules) else {
            throw HTTPError(.forbidden, message: incoming.texts.access.notAllowed)
        }
        let wish = try incoming.decode(LeaveWish.self)
        let snapshot = try await controller.snapshot()
        let named = wish.number.flatMap { try? snapshot.person($0).id }
        let isOwn = own != nil && (wish.number == nil || named == own)
        guard isOwn && mayAsk || incoming.principal.may(.planSchedules) else {
            throw HTTPError(.forbidden, message: incoming.texts.access.notAllowed)
        }
        guard let person = try wish.number.map({ try snapshot.person($0).id }) ?? own else {
            throw RequestError.missing(field: "number")
        }
        let id = try controller.identifier("leave request", incoming)
        try await controller.commands(incoming).requestLeave(
            try wish.leave(id: id, of: person),
            note: wish.note?.value ?? "",
            at: await controller.now()
        )
        return try await answer(id, status: .created)
    }

    private func list(_ incoming: IncomingRequest) async throws -> Response {
        let snapshot = try await controller.snapshot()
        guard incoming.principal.may(.viewHistory) || incoming.principal.may(.viewOwnHistory) else {
            throw HTTPError(.forbidden)
        }
        let person = try incoming.query("number").map { try controller.person($0, in: snapshot).id }
        let state = incoming.query("state")
        if let state, !LeaveRequestState.words.contains(state) {
            throw Refusal(
                "problems.oneOf",
                ["name": "state", "allowed": LeaveRequestState.words.joined(separator: ", ")]
            )
        }
        let states = snapshot.attendance.leaveRequests.all.filter { item in
            incoming.principal.maySeeHistory(of: item.leave.person)
                && (person == nil || item.leave.person == person) && (state == nil || item.word == state)
        }
        .sorted { Self.place($0) < Self.place($1) }
        let page = try ListPage(incoming).cut(states, by: Self.place)
        return .table(try await table(Array(page.elements), snapshot), as: "requests", next: page.next)
    }

    private static func place(_ state: LeaveRequestState) -> String {
        "\(state.recorded.microseconds) \(state.leave.id)"
    }

    private func table(_ states: [LeaveRequestState], _ snapshot: Snapshot) async throws -> ReportTable {
        let actors = try await controller.services.access.actorNames()
        return try .leaveRequests(states, in: snapshot, actors: actors) { try controller.services.journal.text($0) }
    }

    private func answer(_ id: String, status: HTTPResponse.Status = .ok) async throws -> Response {
        let snapshot = try await controller.snapshot()
        let states = snapshot.attendance.leaveRequests.state(id).map { [$0] } ?? []
        return .table(try await table(states, snapshot), as: "requests", status: status)
    }
}

extension LeaveRequestError: AnsweringError {
    var status: HTTPResponse.Status {
        switch self {
        case .unknown: .notFound
        case .ownRequest: .forbidden
        case .alreadyRequested, .tooManyPending, .alreadyDecided, .undecided: .conflict
        }
    }
}
