import Attendance
import Hummingbird
import Station

/// Exceptions that programs leave as they are.
struct AcknowledgementAPI: Sendable {
    let controller: AttendanceController

    var routes: [Route] {
        [
            .post(
                "/api/v1/exceptions/:exception/acknowledge",
                .permission(.correctTimes),
                body: .bytes(AttendanceController.documentLimit)
            ) { incoming in
                try await acknowledge(incoming)
            }
        ]
    }

    private func acknowledge(_ incoming: IncomingRequest) async throws -> Response {
        let request = try incoming.decode(ReasonRequest.self)
        let id = AcknowledgementID(rawValue: try controller.identifier("acknowledgement", incoming))
        let snapshot = try await controller.snapshot()
        let knowledge = await controller.knowledge(snapshot)
        let line = try snapshot.exception(named: incoming.parameter("exception"), knowledge: knowledge)
        try await controller.commands(incoming).acknowledge(
            line.exception,
            of: line.person.id,
            reason: request.text,
            id: id,
            at: knowledge.now
        )
        let present = try await controller.snapshot()
        let seen = try present.exception(named: line.name, knowledge: knowledge)
        return .table(
            .exceptions([seen], in: present, isNamed: true),
            as: "exceptions",
            in: DayRange(line.exception.day)
        )
    }
}
