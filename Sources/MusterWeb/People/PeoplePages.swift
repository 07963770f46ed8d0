import Attendance
import Hummingbird
import Station

/// The list of people, with search.
struct PeoplePages: Sendable {
    let desk: PeopleDesk

    var routes: [Route] {
        [
            .get("/people", .permission(.viewPeople)) { visit in try await page(visit) },
            .get("/people/results", .permission(.viewPeople)) { visit in
                PeopleDesk.fragment(desk.pages.templates.render(try await results(visit), .peopleList))
            },
        ]
    }

    private func page(_ visit: Visit) async throws -> Response {
        let texts = visit.texts.people
        let query = query(visit)
        let results = try await results(visit)
        let view = PeopleView(
            t: texts,
            assets: desk.pages.assets.base,
            proof: visit.proof,
            title: query.isArchived ? texts.archivedPeople : texts.people,
            isArchived: query.isArchived,
            canEdit: visit.visitor.may(.editPeople),
            text: query.text,
            departments: results.departments.map { DepartmentChoice(name: $0, isChosen: $0 == query.department) },
            archivedLink: results.archived > 0 ? texts.archivedLink(results.archived) : nil,
            results: results,
            notice: notice(visit),
            undo: try await undo(visit)
        )
        return desk.pages.page(view.title, content: desk.pages.templates.render(view, .people), for: visit)
    }

    private func results(_ visit: Visit) async throws -> PeopleResultsView {
        let query = query(visit)
        return PeopleResultsView(try await desk.directory.list(query), query: query, texts: visit.texts)
    }

    private func query(_ visit: Visit) -> PeopleQuery {
        let department = visit.decodedQuery("department") ?? ""
        return PeopleQuery(
            text: visit.decodedQuery("q") ?? "",
            department: department.isEmpty ? nil : department,
            isArchived: visit.query("archived") == "1",
            page: visit.query("page").flatMap { Int($0) } ?? 1
        )
    }

    /// What was done just before, as the address says: loading the page anew does not do it again.
    private func notice(_ visit: Visit) -> Notice? {
        if let number = visit.query("added").flatMap({ Int($0) }), number > 0 {
            return Notice(done: visit.texts.people.addedMany(number))
        }
        return switch visit.query("done") {
        case "removed": Notice(done: visit.texts.people.removedDone)
        case "erased": Notice(done: visit.texts.people.erased)
        default: nil
        }
    }

    /// Who was archived just before, and still is.
    private func undo(_ visit: Visit) async throws -> UndoView? {
        guard visit.visitor.may(.editPeople), let id = visit.query("done-archived"),
            let person = try await desk.roster().archived[PersonID(rawValue: id)]
        else { return nil }
        return UndoView(
            id: person.id.rawValue,
            text: visit.texts.people.archivedDone(person.details.name),
            proof: visit.proof
        )
    }
}
