import Attendance
import Hummingbird
import Station

/// Adding the people of a list: a preview with all that is wrong, then all of them or none.
struct ImportPages: Sendable {
    let desk: PeopleDesk

    var routes: [Route] {
        [
            .get("/people/import", .permission(.editPeople)) { visit in page(visit) },
            .post("/people/import", .permission(.editPeople), body: .largeForm(Pages.listLimit), take),
        ]
    }

    private func take(_ visit: Visit) async throws -> Response {
        var hasPhotos = false
        do {
            let sheet = try PeopleSheet(csv: visit.form["list"]) { _ in
                hasPhotos = true
                return nil
            }
            let problems = sheet.problems(against: try await desk.roster())
            guard problems.isEmpty, visit.form.isTicked("confirmed") else {
                return page(visit, preview: PreviewView(sheet, problems, hasPhotos: hasPhotos, texts: visit.texts))
            }
            let people = sheet.people.map(\.person)
            try await desk.change(visit, source: .import) { commands, now in try commands.add(people, at: now) }
            return .redirect(to: "/people?added=\(people.count)", type: .normal)
        } catch let error as SheetError {
            return page(visit, notice: Notice(refused: visit.texts.people.reason(error)))
        } catch let error as RosterError {
            // Somebody took a number or a badge since the list was checked.
            return page(visit, notice: Notice(refused: visit.texts.people.reason(error)))
        }
    }

    private func page(_ visit: Visit, preview: PreviewView? = nil, notice: Notice? = nil) -> Response {
        let texts = visit.texts.people
        let words = ImportWords(
            title: texts.importTitle,
            lead: "\(texts.importHint) \(texts.importColumns)",
            address: "/people/import",
            back: "/people",
            tooLarge: texts.fileTooLarge,
            readAs: texts.otherEncoding("{n}")
        )
        return desk.pages.importing(words, for: visit, preview: preview, notice: notice)
    }
}
