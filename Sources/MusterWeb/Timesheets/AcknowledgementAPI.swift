import Attendance
import Hummingbird
import Station

/// Exceptions that programs leave as they are.
struct AcknowledgementAPI: Sendable {
    let desk: AttendanceDesk

    var routes: [Route] {
        [
            .post(
                "/api/v1/exceptions/:exception/acknowledge",
                .permission(.correctTimes),
                body: .bytes(AttendanceDesk.documentLimit)
            ) { visit in
                try await desk.answering { try await acknowledge(visit) }
            }
        ]
    }

    private func acknowledge(_ visit: Visit) async throws -> Response {
        let body = try JSONBody(visit)
        try body.check(["reason": .string])
        let id = AcknowledgementID(rawValue: try desk.identifier("acknowledgement", visit))
        let books = try await desk.books()
        let knowledge = await desk.knowledge(books)
        let line = try books.exception(named: visit.parameter("exception"), knowledge: knowledge)
        try await desk.commands(visit).acknowledge(
            line.exception,
            of: line.person.id,
            reason: body.string("reason") ?? "",
            id: id,
            at: knowledge.now
        )
        let present = try await desk.books()
        let seen = try present.exception(named: line.name, knowledge: knowledge)
        return .table(
            .exceptions([seen], in: present, isNamed: true),
            as: "exceptions",
            in: DayRange(line.exception.day)
        )
    }
}
