import Attendance
import Hummingbird
import Station

/// Adding the people of a list: a preview with all that is wrong, then all of them or none.
struct ImportPages: Sendable {
    let controller: PeopleController

    var routes: [Route] {
        [
            .get("/people/import", .permission(.editPeople)) { incoming in page(incoming) },
            .post("/people/import", .permission(.editPeople), body: .largeForm(Pages.listLimit), upload),
        ]
    }

    private func upload(_ incoming: IncomingRequest) async throws -> Response {
        var hasPhotos = false
        do {
            let sheet = try PeopleSheet(csv: incoming.form["list"]) { _ in
                hasPhotos = true
                return nil
            }
            let roster = try await controller.roster()
            let isUpdate = incoming.form.isTicked("update")
            let problems = sheet.problems(against: roster, isUpdate: isUpdate)
            guard problems.isEmpty, incoming.form.isTicked("confirmed") else {
                return page(
                    incoming,
                    preview: PreviewView(
                        sheet,
                        problems,
                        hasPhotos: hasPhotos,
                        updating: isUpdate ? roster : nil,
                        texts: incoming.texts
                    )
                )
            }
            let people = sheet.people.map(\.person)
            if isUpdate {
                let changed = sheet.people.count { sheet.outcome(of: $0, in: roster) != .unchanged }
                try await controller.change(incoming, source: .import) { commands, now in
                    try commands.update(people, at: now)
                }
                return .redirect(to: "/people?updated=\(changed)", type: .normal)
            }
            try await controller.change(incoming, source: .import) { commands, now in try commands.add(people, at: now)
            }
            return .redirect(to: "/people?added=\(people.count)", type: .normal)
        } catch let error as SheetError {
            return page(incoming, notice: Notice(refused: incoming.texts.people.reason(error)))
        } catch let error as RosterError {
            // Somebody took a number or a badge since the list was checked.
            return page(incoming, notice: Notice(refused: incoming.texts.people.reason(error)))
        }
    }

    private func page(_ incoming: IncomingRequest, preview: PreviewView? = nil, notice: Notice? = nil) -> Response {
        let texts = incoming.texts.people
        let words = ImportWords(
            title: texts.importTitle,
            lead: "\(texts.importHint) \(texts.importColumns)",
            address: "/people/import",
            back: "/people",
            tooLarge: texts.fileTooLarge,
            readAs: texts.otherEncoding("{n}"),
            update: ImportWords.Update(label: texts.updateLabel, isTicked: incoming.form.isTicked("update"))
        )
        return controller.pages.importing(words, for: incoming, preview: preview, notice: notice)
    }
}
