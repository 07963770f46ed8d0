import Attendance
import BeaconKit
import Hummingbird
import Station

/// Taking over the punches of a list: a preview with all that is wrong, then all of them or none.
struct PunchImportPages: Sendable {
    let desk: TimeDesk

    var routes: [Route] {
        [
            .get("/punches/import", .permission(.correctTimes)) { visit in
                let count = visit.query("imported").flatMap { Int($0) } ?? 0
                return page(visit, notice: count > 0 ? Notice(done: visit.texts.imports.imported(count)) : nil)
            },
            .post("/punches/import", .permission(.correctTimes), body: .largeForm(Pages.listLimit), take),
        ]
    }

    private func take(_ visit: Visit) async throws -> Response {
        let books = try await desk.desk.books()
        let now = await desk.desk.now()
        do {
            let profile = try PunchProfile(visit.form["profile"])
            let sheet = try PunchSheet(csv: visit.form["list"], zones: books.attendance.zones, profile: profile)
            let (plan, problems) = books.check(sheet, at: now)
            guard problems.isEmpty, !plan.isEmpty, visit.form.isTicked("confirmed") else {
                return page(visit, preview: preview(sheet, plan, problems, in: books, visit))
            }
            let count = try await desk.desk.commands(visit).importPunches(sheet, at: now)
            await desk.services.board.rosterChanged()
            return .redirect(to: "/punches/import?imported=\(count)", type: .normal)
        } catch let refusal as PunchImportRefusal {
            // Somebody closed a period since the list was checked, or took somebody off the roster.
            let reasons = refusal.problems.map { visit.texts.reason(importing: $0.reason) }
            return page(visit, notice: Notice(refused: reasons.first ?? visit.texts.people.refused))
        } catch let error
            where error is SheetError || error is PunchSheetError || error is PunchProfileError || error is StoreError
        {
            return page(visit, notice: Notice(refused: visit.texts.reason(importing: error)))
        }
    }

    private func preview(
        _ sheet: PunchSheet,
        _ plan: [(row: PunchSheet.Row, person: PersonID)],
        _ problems: [PunchSheet.Problem],
        in books: Books,
        _ visit: Visit
    ) -> PreviewView {
        let (people, t) = (visit.texts.people, visit.texts.imports)
        let faulty = problems.count - sheet.faults.count
        let known = sheet.rows.count - plan.count - faulty
        return PreviewView(
            problems.map { ($0.line, visit.texts.reason(importing: $0.reason)) },
            headings: [people.number, people.name, t.time, t.direction],
            rows: plan.prefix(PreviewView.most).map { row, person in
                [
                    "\(row.number)", books.roster.anyone(person)?.details.name ?? "",
                    desk.clock(books, at: row.happened, visit).moment(row.happened),
                    visit.texts.history.direction(row.direction),
                ]
            },
            count: plan.count,
            wouldAdd: t.wouldImport(plan.count),
            addAll: t.importAll(plan.count),
            notes: (known > 0 ? [t.known(known)] : []) + (sheet.repeated > 0 ? [t.repeated(sheet.repeated)] : []),
            people
        )
    }

    private func page(_ visit: Visit, preview: PreviewView? = nil, notice: Notice? = nil) -> Response {
        let t = visit.texts.imports
        let words = ImportWords(
            title: t.importPunches,
            lead: "\(t.hint) \(t.columns)",
            address: "/punches/import",
            back: "/timesheets",
            tooLarge: t.fileTooLarge,
            readAs: t.otherEncoding("{n}"),
            profile: ImportWords.Profile(label: t.profile, hint: t.profileHint, example: PunchProfile.example)
        )
        return desk.pages.importing(words, for: visit, preview: preview, notice: notice)
    }
}
