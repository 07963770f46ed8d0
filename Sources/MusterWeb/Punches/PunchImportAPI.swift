import Attendance
import Hummingbird
import Station

/// Taking over punches of other systems from a list that a program brings: all, or none.
struct PunchImportAPI: Sendable {
    let controller: AttendanceController

    var routes: [Route] {
        [
            .post("/api/v1/imports/punches", .permission(.correctTimes), body: .bytes(Pages.listLimit)) { incoming in
                try await create(incoming)
            }
        ]
    }

    private func create(_ incoming: IncomingRequest) async throws -> Response {
        let answer = try ImportAnswer(incoming)
        let snapshot = try await controller.snapshot()
        let now = await controller.now()
        let texts = incoming.texts
        do {
            let profile =
                try incoming.decodedQuery("saved").map { try snapshot.importProfile(named: $0) }
                ?? incoming.query("profile").map { try PunchProfile($0) } ?? .own
            let sheet = try PunchSheet(
                csv: ImportAnswer.text(incoming),
                zones: snapshot.attendance.zones,
                profile: profile
            )
            guard !answer.isDryRun else {
                let new = try snapshot.plan(of: sheet, at: now).count
                return answer.counts(
                    rows: sheet.rows.count,
                    new: new,
                    repeated: sheet.repeated,
                    ambiguous: sheet.ambiguous
                )
            }
            let new = try await controller.commands(incoming).importPunches(sheet, at: now)
            if new > 0 { await controller.services.board.rosterChanged() }
            return answer.counts(rows: sheet.rows.count, new: new, repeated: sheet.repeated, ambiguous: sheet.ambiguous)
        } catch let refusal as PunchImportRefusal {
            let rows = refusal.problems.map {
                Problem.Row(line: $0.line, detail: texts.reason(importing: $0.reason))
            }
            return answer.refusal(rows, summary: texts.people.problems(rows.count))
        } catch let error as any AnsweringError where error.status == .unprocessableContent {
            // In the words of lists of punches.
            return Problem(status: error.status, detail: texts.reason(importing: error)).response
        }
    }
}

extension PunchProfileError: AnsweringError {
    var status: HTTPResponse.Status { .unprocessableContent }
    func reason(in texts: Texts) -> String { texts.reason(importing: self) }
}
