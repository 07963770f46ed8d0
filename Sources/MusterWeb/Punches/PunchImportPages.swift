import Attendance
import BeaconKit
import Hummingbird
import Station

/// Taking over the punches of a list: a preview with all that is wrong, then all of them or none.
struct PunchImportPages: Sendable {
    let controller: TimesheetController

    var routes: [Route] {
        [
            .get("/punches/import", .permission(.correctTimes)) { incoming in
                let count = incoming.query("imported").flatMap { Int($0) } ?? 0
                let snapshot = try await controller.attendance.snapshot()
                let saved = incoming.decodedQuery("saved").flatMap { snapshot.attendance.importProfiles[$0] }
                return page(
                    incoming,
                    saved: saved,
                    notice: count > 0 ? Notice(done: incoming.texts.imports.imported(count)) : nil
                )
            },
            .post("/punches/import", .permission(.correctTimes), body: .largeForm(Pages.listLimit), upload),
        ]
    }

    private func upload(_ incoming: IncomingRequest) async throws -> Response {
        let snapshot = try await controller.attendance.snapshot()
        let now = await controller.attendance.now()
        do {
            let profile = try PunchProfile(incoming.form["profile"])
            let sheet = try PunchSheet(csv: incoming.form["list"], zones: snapshot.attendance.zones, profile: profile)
            let (plan, problems) = snapshot.check(sheet, at: now)
            guard problems.isEmpty, !plan.isEmpty, incoming.form.isTicked("confirmed") else {
                return page(incoming, preview: preview(sheet, plan, problems, in: snapshot, incoming))
            }
            let count = try await controller.attendance.commands(incoming).importPunches(sheet, at: now)
            await controller.services.board.rosterChanged()
            return .redirect(to: "/punches/import?imported=\(count)", type: .normal)
        } catch let refusal as PunchImportRefusal {
            // Somebody closed a period since the list was checked, or took somebody off the roster.
            let reasons = refusal.problems.map { incoming.texts.reason(importing: $0.reason) }
            return page(incoming, notice: Notice(refused: reasons.first ?? incoming.texts.people.refused))
        } catch let error
            where error is SheetError || error is PunchSheetError || error is PunchProfileError || error is StoreError
        {
            return page(incoming, notice: Notice(refused: incoming.texts.reason(importing: error)))
        }
    }

    private func preview(
        _ sheet: PunchSheet,
        _ plan: [(row: PunchSheet.Row, person: PersonID)],
        _ problems: [PunchSheet.Problem],
        in snapshot: Snapshot,
        _ incoming: IncomingRequest
    ) -> PreviewView {
        let (people, t) = (incoming.texts.people, incoming.texts.imports)
        let faulty = problems.count - sheet.faults.count
        let known = sheet.rows.count - plan.count - faulty
        return PreviewView(
            problems.map { ($0.line, incoming.texts.reason(importing: $0.reason)) },
            headings: [people.number, people.name, t.time, t.direction],
            rows: plan.prefix(PreviewView.most).map { row, person in
                [
                    "\(row.number)", snapshot.roster.anyone(person)?.details.name ?? "",
                    controller.clock(snapshot, at: row.happened, incoming).moment(row.happened),
                    incoming.texts.history.direction(row.direction),
                ]
            },
            count: plan.count,
            wouldAdd: t.wouldImport(plan.count),
            addAll: t.importAll(plan.count),
            notes: (known > 0 ? [t.known(known)] : []) + (sheet.repeated > 0 ? [t.repeated(sheet.repeated)] : [])
                + (sheet.ambiguous.isEmpty ? [] : [t.ambiguous(sheet.ambiguous)]),
            people
        )
    }

    /// - Parameter saved: the profile to begin with.
    private func page(
        _ incoming: IncomingRequest,
        saved: String? = nil,
        preview: PreviewView? = nil,
        notice: Notice? = nil
    ) -> Response {
        let t = incoming.texts.imports
        let words = ImportWords(
            title: t.importPunches,
            lead: "\(t.hint) \(t.columns)",
            address: "/punches/import",
            back: "/timesheets",
            tooLarge: t.fileTooLarge,
            readAs: t.otherEncoding("{n}"),
            profile: ImportWords.Profile(
                label: t.profile,
                hint: t.profileHint,
                example: PunchProfile.example,
                saved: saved
            )
        )
        return controller.pages.importing(words, for: incoming, preview: preview, notice: notice)
    }
}
