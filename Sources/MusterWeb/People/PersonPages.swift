import Attendance
import BeaconKit
import Hummingbird
import Station

/// One person: adding, editing, archiving, deleting.
struct PersonPages: Sendable {
    let controller: PeopleController

    var routes: [Route] {
        [
            .get("/people/new", .permission(.editPeople)) { incoming in
                try await page(incoming, of: nil, form: PersonForm { incoming.decodedQuery($0) ?? "" })
            },
            .post("/people", .permission(.editPeople), add),
            .get("/people/check", .permission(.editPeople), check),
            .get("/people/:id", .permission(.viewPeople)) { incoming in
                let person = try await controller.person(incoming)
                return try await page(
                    incoming,
                    of: person,
                    form: PersonForm(person),
                    notice: notice(incoming, of: person)
                )
            }.showing(.timesheet),
            .post("/people/:id", .permission(.editPeople), edit),
            .post("/people/:id/archive", .permission(.editPeople)) { incoming in
                let person = try await controller.person(incoming)
                return try await acting(incoming) { commands, now in
                    try commands.archive(person.id, at: now)
                    return "/people?done-archived=\(person.id.rawValue)"
                }
            },
            .post("/people/:id/restore", .permission(.editPeople)) { incoming in
                let person = try await controller.person(incoming)
                return try await acting(incoming) { commands, now in
                    try commands.restore(person.id, at: now)
                    return PeopleController.address(person.id, done: "restored")
                }
            },
            // What cannot be undone is for who is responsible for the whole.
            .post("/people/:id/erase", .permission(.toErase)) { incoming in
                let person = try await controller.person(incoming)
                return try await acting(incoming) { commands, now in
                    try commands.erase(person.id, at: now)
                    return "/people?done=erased"
                }
            },
            .post("/people/:id/remove", .permission(.editPeople)) { incoming in
                let person = try await controller.person(incoming)
                return try await acting(incoming) { commands, now in
                    try commands.remove(person.id, at: now)
                    return "/people?done=removed"
                }
            },
        ]
    }

    // MARK: The form

    private func add(_ incoming: IncomingRequest) async throws -> Response {
        let form = PersonForm { incoming.form[$0] }
        let problems = form.problems(in: try await controller.roster(), for: nil)
        guard problems.isEmpty else { return try await page(incoming, of: nil, form: form, problems: problems) }
        do {
            let new = try incoming.decode(PersonRequest.self).person()
            let added = try await controller.change(incoming) { commands, now in try commands.add([new], at: now)[0] }
            return .redirect(to: PeopleController.address(added.id, done: "added"), type: .normal)
        } catch let error as RosterError {
            return try await refusal(incoming, of: nil, form: form, error)
        }
    }

    private func edit(_ incoming: IncomingRequest) async throws -> Response {
        let form = PersonForm { incoming.form[$0] }
        let roster = try await controller.roster()
        guard let person = roster.anyone(controller.id(incoming)) else { return try await gone(incoming, form: form) }
        let problems = form.problems(in: roster, for: person.id)
        guard incoming.form["version"] == person.version || form == PersonForm(person) else {
            return try await page(incoming, of: person, form: form, problems: problems, theirs: PersonForm(person))
        }
        guard problems.isEmpty else { return try await page(incoming, of: person, form: form, problems: problems) }
        do {
            let change = try incoming.decode(PersonRequest.self).change()
            try await controller.change(incoming) { commands, now in
                try commands.edit(person.id, to: change, from: person.version, at: now)
            }
            return .redirect(to: PeopleController.address(person.id, done: "saved"), type: .normal)
        } catch RosterError.changedMeanwhile {
            // Between the look above and the recording.
            let saved = try await controller.person(incoming)
            return try await page(incoming, of: saved, form: form, theirs: PersonForm(saved))
        } catch RosterError.personGone {
            return try await gone(incoming, form: form)
        } catch let error as RosterError {
            return try await refusal(incoming, of: person, form: form, error)
        }
    }

    /// The person was deleted while somebody edited them: what was typed can be added anew.
    private func gone(_ incoming: IncomingRequest, form: PersonForm) async throws -> Response {
        let problems = form.problems(in: try await controller.roster(), for: nil)
        let notice = Notice(refused: incoming.texts.people.goneTitle)
        return try await page(incoming, of: nil, form: form, problems: problems, notice: notice, status: .conflict)
    }

    private func refusal(
        _ incoming: IncomingRequest,
        of person: Person?,
        form: PersonForm,
        _ error: RosterError
    ) async throws -> Response {
        if let field = PersonForm.field(of: error) {
            return try await page(incoming, of: person, form: form, problems: [field: error])
        }
        return try await page(
            incoming,
            of: person,
            form: form,
            notice: Notice(refused: incoming.texts.people.reason(error)),
            status: .unprocessableContent
        )
    }

    /// Tells scripts what is wrong while one types: for each field a text or `null`.
    private func check(_ incoming: IncomingRequest) async throws -> Response {
        let form = PersonForm { incoming.decodedQuery($0) ?? "" }
        let id = incoming.query("id").map { PersonID(rawValue: $0) }
        let problems = form.problems(in: try await controller.roster(), for: id)
        var json = JSONWriter()
        json.object { json in
            for field in PersonForm.Field.allCases {
                json.key(field.rawValue)
                json.string(problems[field].map { incoming.texts.people.reason($0) })
            }
        }
        return .json(json.bytes)
    }

    // MARK: The page

    /// - Parameters:
    ///   - person: `nil` for somebody new.
    ///   - theirs: what somebody else saved while the form was filled in.
    private func page(
        _ incoming: IncomingRequest,
        of person: Person?,
        form: PersonForm,
        problems: [PersonForm.Field: RosterError] = [:],
        theirs: PersonForm? = nil,
        notice: Notice? = nil,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let texts = incoming.texts.people
        let roster = try await controller.roster()
        let canEdit = incoming.principal.may(.editPeople)
        let today = await controller.services.board.board().day
        let view = PersonView(
            t: texts,
            assets: controller.pages.assets.base,
            csrfToken: incoming.csrfToken,
            title: person?.details.name ?? texts.addPerson,
            action: person.map { PeopleController.address($0.id) } ?? "/people",
            version: person?.version ?? "",
            fields: PersonForm.Field.allCases.map {
                FieldView($0, form: form, problem: problems[$0], theirs: theirs, texts: texts)
            },
            departments: canEdit ? try await controller.directory.list(PeopleQuery()).departments : [],
            canEdit: canEdit,
            canErase: incoming.principal.may(.toErase),
            save: theirs == nil ? person == nil ? texts.addPerson : texts.save : texts.saveMine,
            notice: theirs == nil ? notice : Notice(refused: texts.changedTitle),
            takeTheirs: theirs == nil ? nil : person.map { PeopleController.address($0.id) },
            present: person.map { PresentPersonView($0, roster: roster, texts: incoming.texts) },
            history: person.flatMap { HistoryLink(to: $0, on: today, for: incoming) },
            hours: try await hours(of: person, incoming),
            pin: canEdit ? try await PINView(of: person?.id, for: incoming, access: controller.services.access) : nil,
            quietHours: canEdit
                ? QuietHoursView(
                    of: person?.id,
                    for: incoming,
                    in: try await controller.services.attendance.state().stored
                ) : nil
        )
        let isRefused = theirs != nil ? .conflict : problems.isEmpty ? status : .unprocessableContent
        return controller.pages.page(
            view.title,
            content: controller.pages.templates.render(view, .onePerson),
            for: incoming,
            status: status == .ok ? isRefused : status,
            style: TimesheetController.style
        )
    }

    private func hours(of person: Person?, _ incoming: IncomingRequest) async throws -> MonthSummaryView? {
        guard let person, incoming.principal.maySeeHistory(of: person.id) else { return nil }
        let snapshot = try await controller.services.attendance.snapshot()
        let board = await controller.services.board.board()
        let knowledge = snapshot.knowledge(at: board.now, live: board.receivers)
        let today = snapshot.today(at: knowledge.now)
        let range = try DayRange(from: Month(of: today).first, to: today)
        let clock = SiteClock(timeZone: board.timeZone, texts: incoming.texts)
        return snapshot.days(of: [person], in: range, knowledge: knowledge).first.map {
            MonthSummaryView($0, today: today, clock: clock)
        }
    }

    private func notice(_ incoming: IncomingRequest, of person: Person) -> Notice? {
        switch incoming.query("done") {
        case "saved": Notice(done: incoming.texts.people.saved)
        case "added": Notice(done: incoming.texts.people.added(person.details.name))
        case "pin-saved": Notice(done: incoming.texts.kiosk.pinSaved)
        case "pin-removed": Notice(done: incoming.texts.kiosk.pinRemoved)
        case "pin-bad": Notice(refused: incoming.texts.kiosk.badPIN)
        case "quiet-saved": Notice(done: incoming.texts.items.quietSaved)
        case "quiet-no-days": Notice(refused: incoming.texts.items.reason(.noDays))
        case "quiet-bad": Notice(refused: incoming.texts.items.reason(.badHours(incoming.decodedQuery("quiet") ?? "")))
        case "restored": Notice(done: incoming.texts.people.restored(person.details.name))
        default: nil
        }
    }

    /// Does what a button asks and goes where it says.
    private func acting(
        _ incoming: IncomingRequest,
        _ action: (RosterCommands, Instant) throws -> String
    ) async throws -> Response {
        .redirect(to: try await controller.change(incoming, action), type: .normal)
    }
}
