import Attendance
import Hummingbird
import Station

/// Adding the people of a list that a program brings: all, or none.
struct PeopleImportAPI: Sendable {
    /// Photos do not come with a list.
    private struct NamesPhoto: Error {}

    let controller: PeopleController

    var routes: [Route] {
        [.post("/api/v1/imports/people", .permission(.editPeople), body: .bytes(Pages.listLimit), create)]
    }

    private func create(_ incoming: IncomingRequest) async throws -> Response {
        let answer = try ImportAnswer(incoming)
        let texts = incoming.texts.people
        let sheet = try PeopleSheet(csv: ImportAnswer.text(incoming)) { _ in throw NamesPhoto() }
        let roster = try await controller.roster()
        let isUpdate = try ImportAnswer.flag("update", incoming)
        let problems = sheet.problems(against: roster, isUpdate: isUpdate)
        guard problems.isEmpty else {
            let rows = problems.map { problem in
                Problem.Row(
                    line: problem.line,
                    detail: problem.reason is NamesPhoto ? texts.photosIgnored : texts.reason(problem.reason)
                )
            }
            return answer.refusal(rows, summary: texts.problems(rows.count))
        }
        let people = sheet.people.map(\.person)
        if !answer.isDryRun {
            try await controller.change(incoming, source: .import) { commands, now in
                if isUpdate { try commands.update(people, at: now) } else { try commands.add(people, at: now) }
            }
        }
        let new = isUpdate ? sheet.people.count { sheet.outcome(of: $0, in: roster) == .added } : people.count
        return answer.counts(rows: people.count, new: new)
    }
}

extension SheetError: AnsweringError {
    var status: HTTPResponse.Status { .unprocessableContent }
    func reason(in texts: Texts) -> String { texts.people.reason(self) }
}
