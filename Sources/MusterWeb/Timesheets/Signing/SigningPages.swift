import Attendance
import BeaconKit
import Foundation
import Hummingbird
import Station

/// A month's record: its document, and the forms with which its person confirms it and a supervisor countersigns it.
struct SigningPages: Sendable {
    let controller: TimesheetController

    var routes: [Route] {
        let body = Route.Body.largeForm(PunchBody.limit)
        return [
            .get("/people/:id/months/:month/sheet.pdf", .signedIn) { incoming in try await document(incoming) }
                .showing(.export),
            .post("/people/:id/months/:month/confirm", .signedIn, body: body) { incoming in
                try await sign(incoming) { person in
                    guard incoming.principal.mayConfirm(person) else {
                        throw HTTPError(.forbidden, message: incoming.texts.access.notAllowed)
                    }
                } by: { commands, request, person, drawn, now in
                    try await commands.confirm(request, of: person, drawn: drawn, at: now)
                }
            },
            .post("/people/:id/months/:month/countersign", .permission(.correctTimes), body: body) { incoming in
                try await sign(incoming) { _ in
                } by: { commands, request, person, drawn, now in
                    try await commands.countersign(request, of: person, drawn: drawn, at: now)
                }
            },
        ]
    }

    private func sign(
        _ incoming: IncomingRequest,
        check: (PersonID) throws -> Void,
        by change: (AttendanceCommands, SheetSignRequest, PersonID, Signature?, Instant) async throws -> Void
    ) async throws -> Response {
        try check(PersonID(rawValue: incoming.parameter("id")))
        let snapshot = try await controller.attendance.snapshot()
        let person = try controller.person(incoming, in: snapshot)
        guard let month = Month(incoming.parameter("month")) else { throw HTTPError(.notFound) }
        return try await controller.refusable(incoming) {
            let request = SheetSignRequest(
                from: month.first,
                to: month.next.first.adding(-1),
                digest: incoming.form["digest"],
                name: incoming.form.trimmed("name")
            )
            try await change(
                controller.attendance.commands(incoming),
                request,
                person.id,
                try drawn(incoming),
                await controller.attendance.now()
            )
            let address = TimesheetController.address(person.id, month: month)
            return .redirect(to: "\(address)?done=signed#signing", type: .normal)
        } retry: { notice in
            try await MonthPages(controller: controller).page(incoming, notice: notice)
        }
    }

    /// What was drawn; `nil` for who typed.
    private func drawn(_ incoming: IncomingRequest) throws -> Signature? {
        let text = incoming.form["strokes"]
        guard !text.isEmpty else { return nil }
        guard let strokes = try? JSONDecoder().decode([[[Double]]].self, from: Data(text.utf8)) else {
            throw SignatureError.outside
        }
        return try Signature(pad: strokes)
    }

    private func document(_ incoming: IncomingRequest) async throws -> Response {
        let snapshot = try await controller.attendance.snapshot()
        let person = try controller.person(incoming, in: snapshot)
        guard let month = Month(incoming.parameter("month")) else { throw HTTPError(.notFound) }
        let range = try DayRange(from: month.first, to: month.next.first.adding(-1))
        return try await controller.attendance.sheets(of: [person], in: range, snapshot, for: incoming)
    }
}

extension Principal {
    /// Whether it may confirm a person's record: its own alone.
    func mayConfirm(_ person: PersonID) -> Bool { account?.person == person && may(.requestCorrections) }
}
