import Attendance
import BeaconKit
import Hummingbird
import Station

/// One person: adding, editing, archiving, deleting.
struct PersonPages: Sendable {
    let desk: PeopleDesk

    var routes: [Route] {
        [
            .get("/people/new", .permission(.editPeople)) { visit in
                try await page(visit, of: nil, form: PersonForm { visit.decodedQuery($0) ?? "" })
            },
            .post("/people", .permission(.editPeople), add),
            .get("/people/check", .permission(.editPeople), check),
            .get("/people/:id", .permission(.viewPeople)) { visit in
                let person = try await desk.person(visit)
                return try await page(visit, of: person, form: PersonForm(person), notice: notice(visit, of: person))
            },
            .post("/people/:id", .permission(.editPeople), edit),
            .post("/people/:id/archive", .permission(.editPeople)) { visit in
                let person = try await desk.person(visit)
                return try await acting(visit) { commands, now in
                    try commands.archive(person.id, at: now)
                    return "/people?done-archived=\(person.id.rawValue)"
                }
            },
            .post("/people/:id/restore", .permission(.editPeople)) { visit in
                let person = try await desk.person(visit)
                return try await acting(visit) { commands, now in
                    try commands.restore(person.id, at: now)
                    return PeopleDesk.address(person.id, done: "restored")
                }
            },
            // What cannot be undone is for who is responsible for the whole.
            .post("/people/:id/erase", .permission(.manageAccess)) { visit in
                let person = try await desk.person(visit)
                return try await acting(visit) { commands, now in
                    try commands.erase(person.id, at: now)
                    return "/people?done=erased"
                }
            },
            .post("/people/:id/remove", .permission(.editPeople)) { visit in
                let person = try await desk.person(visit)
                return try await acting(visit) { commands, now in
                    try commands.remove(person.id, at: now)
                    return "/people?done=removed"
                }
            },
        ]
    }

    // MARK: The form

    private func add(_ visit: Visit) async throws -> Response {
        let form = PersonForm { visit.form[$0] }
        let problems = form.problems(in: try await desk.roster(), for: nil)
        guard problems.isEmpty else { return try await page(visit, of: nil, form: form, problems: problems) }
        do {
            let added = try await desk.change(visit) { commands, now in
                try commands.add(number: form.number(), details: form.details(), at: now)
            }
            return .redirect(to: PeopleDesk.address(added.id, done: "added"), type: .normal)
        } catch let error as RosterError {
            return try await refusal(visit, of: nil, form: form, error)
        }
    }

    private func edit(_ visit: Visit) async throws -> Response {
        let form = PersonForm { visit.form[$0] }
        let roster = try await desk.roster()
        guard let person = roster.anyone(desk.id(visit)) else { return try await gone(visit, form: form) }
        let problems = form.problems(in: roster, for: person.id)
        guard visit.form["version"] == person.version || form == PersonForm(person) else {
            return try await page(visit, of: person, form: form, problems: problems, theirs: PersonForm(person))
        }
        guard problems.isEmpty else { return try await page(visit, of: person, form: form, problems: problems) }
        do {
            try await desk.change(visit) { commands, now in
                try commands.edit(person.id, to: form.change(), from: person.version, at: now)
            }
            return .redirect(to: PeopleDesk.address(person.id, done: "saved"), type: .normal)
        } catch RosterError.changedMeanwhile {
            // Between the look above and the recording.
            let saved = try await desk.person(visit)
            return try await page(visit, of: saved, form: form, theirs: PersonForm(saved))
        } catch RosterError.personGone {
            return try await gone(visit, form: form)
        } catch let error as RosterError {
            return try await refusal(visit, of: person, form: form, error)
        }
    }

    /// The person was deleted while somebody edited them: what was typed can be added anew.
    private func gone(_ visit: Visit, form: PersonForm) async throws -> Response {
        let problems = form.problems(in: try await desk.roster(), for: nil)
        let notice = Notice(refused: visit.texts.people.goneTitle)
        return try await page(visit, of: nil, form: form, problems: problems, notice: notice, status: .conflict)
    }

    private func refusal(
        _ visit: Visit,
        of person: Person?,
        form: PersonForm,
        _ error: RosterError
    ) async throws -> Response {
        if let field = PersonForm.field(of: error) {
            return try await page(visit, of: person, form: form, problems: [field: error])
        }
        return try await page(
            visit,
            of: person,
            form: form,
            notice: Notice(refused: visit.texts.people.reason(error)),
            status: .unprocessableContent
        )
    }

    /// Tells scripts what is wrong while one types: for each field a text or `null`.
    private func check(_ visit: Visit) async throws -> Response {
        let form = PersonForm { visit.decodedQuery($0) ?? "" }
        let id = visit.query("id").map { PersonID(rawValue: $0) }
        let problems = form.problems(in: try await desk.roster(), for: id)
        var json = JSONWriter()
        json.object { json in
            for field in PersonForm.Field.allCases {
                json.key(field.rawValue)
                json.string(problems[field].map { visit.texts.people.reason($0) })
            }
        }
        return .json(json.bytes)
    }

    // MARK: The page

    /// - Parameters:
    ///   - person: `nil` for somebody new.
    ///   - theirs: what somebody else saved while the form was filled in.
    private func page(
        _ visit: Visit,
        of person: Person?,
        form: PersonForm,
        problems: [PersonForm.Field: RosterError] = [:],
        theirs: PersonForm? = nil,
        notice: Notice? = nil,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let texts = visit.texts.people
        let roster = try await desk.roster()
        let canEdit = visit.visitor.may(.editPeople)
        let today = await desk.services.board.board().day
        let view = PersonView(
            t: texts,
            assets: desk.pages.assets.base,
            proof: visit.proof,
            title: person?.details.name ?? texts.addPerson,
            action: person.map { PeopleDesk.address($0.id) } ?? "/people",
            version: person?.version ?? "",
            fields: PersonForm.Field.allCases.map {
                FieldView($0, form: form, problem: problems[$0], theirs: theirs, texts: texts)
            },
            departments: canEdit ? try await desk.directory.list(PeopleQuery()).departments : [],
            canEdit: canEdit,
            canErase: visit.visitor.may(.manageAccess),
            save: theirs == nil ? person == nil ? texts.addPerson : texts.save : texts.saveMine,
            notice: theirs == nil ? notice : Notice(refused: texts.changedTitle),
            takeTheirs: theirs == nil ? nil : person.map { PeopleDesk.address($0.id) },
            present: person.map { PresentPersonView($0, roster: roster, texts: visit.texts) },
            history: person.flatMap { HistoryLink(to: $0, on: today, for: visit) },
            pin: canEdit ? try await PINView(of: person?.id, for: visit, desk: desk.services.desk) : nil,
            quietHours: canEdit
                ? try QuietHoursView(of: person?.id, for: visit, journal: desk.services.journal) : nil
        )
        let isRefused = theirs != nil ? .conflict : problems.isEmpty ? status : .unprocessableContent
        return desk.pages.page(
            view.title,
            content: desk.pages.templates.render(view, .onePerson),
            for: visit,
            status: status == .ok ? isRefused : status
        )
    }

    private func notice(_ visit: Visit, of person: Person) -> Notice? {
        switch visit.query("done") {
        case "saved": Notice(done: visit.texts.people.saved)
        case "added": Notice(done: visit.texts.people.added(person.details.name))
        case "pin-saved": Notice(done: visit.texts.kiosk.pinSaved)
        case "pin-removed": Notice(done: visit.texts.kiosk.pinRemoved)
        case "pin-bad": Notice(refused: visit.texts.kiosk.badPIN)
        case "quiet-saved": Notice(done: visit.texts.items.quietSaved)
        case "quiet-bad": Notice(refused: visit.texts.items.reason(.badHours(visit.decodedQuery("quiet") ?? "")))
        case "restored": Notice(done: visit.texts.people.restored(person.details.name))
        default: nil
        }
    }

    /// Does what a button asks and goes where it says; who was deleted meanwhile is not found.
    private func acting(
        _ visit: Visit,
        _ action: (RosterCommands, Instant) throws -> String
    ) async throws -> Response {
        do {
            return .redirect(to: try await desk.change(visit, action), type: .normal)
        } catch RosterError.personGone {
            throw HTTPError(.notFound)
        } catch RosterError.lastAdministrator {
            throw HTTPError(.conflict, message: visit.texts.people.lastAdministrator)
        }
    }
}
