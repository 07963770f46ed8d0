import Attendance
import Hummingbird
import Station

/// Taking over punches of other systems from a list that a program brings: all, or none.
struct PunchImportAPI: Sendable {
    let desk: AttendanceDesk

    var routes: [Route] {
        [
            .post("/api/v1/imports/punches", .permission(.correctTimes), body: .bytes(Pages.listLimit)) { visit in
                try await desk.answering { try await take(visit) }
            }
        ]
    }

    private func take(_ visit: Visit) async throws -> Response {
        let answer = try ImportAnswer(visit)
        let books = try await desk.books()
        let now = await desk.now()
        let texts = visit.texts
        do {
            let profile = try visit.query("profile").map { try PunchProfile($0) } ?? .own
            let sheet = try PunchSheet(csv: ImportAnswer.text(visit), zones: books.attendance.zones, profile: profile)
            guard !answer.isDryRun else {
                let new = try books.plan(of: sheet, at: now).count
                return answer.counts(rows: sheet.rows.count, new: new, repeated: sheet.repeated)
            }
            let new = try await desk.commands(visit).importPunches(sheet, at: now)
            if new > 0 { await desk.services.board.rosterChanged() }
            return answer.counts(rows: sheet.rows.count, new: new, repeated: sheet.repeated)
        } catch let refusal as PunchImportRefusal {
            let rows = refusal.problems.map {
                Problem.Row(line: $0.line, detail: texts.reason(importing: $0.reason))
            }
            return answer.refusal(rows, summary: texts.people.problems(rows.count))
        } catch let error where error is SheetError || error is PunchSheetError || error is PunchProfileError {
            return Problem(status: .unprocessableContent, detail: texts.reason(importing: error)).response
        }
    }
}
