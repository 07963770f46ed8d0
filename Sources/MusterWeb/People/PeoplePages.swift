import Attendance
import Hummingbird
import Station

/// The list of people, with search.
struct PeoplePages: Sendable {
    /// How many people a page lists.
    private static let shown = 100

    let controller: PeopleController

    var routes: [Route] {
        [
            .get("/people", .permission(.viewPeople)) { incoming in try await page(incoming) },
            .get("/people/results", .permission(.viewPeople)) { incoming in
                PeopleController.fragment(controller.pages.templates.render(try await results(incoming), .peopleList))
            },
        ]
    }

    /// - Parameter notice: why something was refused.
    func page(_ incoming: IncomingRequest, notice refused: Notice? = nil) async throws -> Response {
        let texts = incoming.texts.people
        let query = query(incoming)
        let results = try await results(incoming)
        var notice = refused
        if notice == nil { notice = try await self.notice(incoming) }
        let view = PeopleView(
            t: texts,
            assets: controller.pages.assets.base,
            csrfToken: incoming.csrfToken,
            title: query.isArchived ? texts.archivedPeople : texts.people,
            isArchived: query.isArchived,
            canEdit: incoming.principal.may(.editPeople),
            text: query.text,
            departments: results.departments.map { DepartmentChoice(name: $0, isChosen: $0 == query.department) },
            archivedLink: results.archived > 0 ? texts.archivedLink(results.archived) : nil,
            results: results,
            notice: notice
        )
        return controller.pages.page(
            view.title,
            content: controller.pages.templates.render(view, .people),
            for: incoming,
            notice: refused,
            style: TimesheetController.style
        )
    }

    private func results(_ incoming: IncomingRequest) async throws -> PeopleResultsView {
        let query = query(incoming)
        let list = try await controller.directory.list(query)
        let part = try ListPage(incoming, usual: Self.shown).cut(list.lines) { $0.person.number.padded }
        let mayEdit = incoming.principal.may(.editPeople)
        return PeopleResultsView(list, part, query: query, mayEdit: mayEdit, texts: incoming.texts)
    }

    private func query(_ incoming: IncomingRequest) -> PeopleQuery {
        let department = incoming.decodedQuery("department") ?? ""
        return PeopleQuery(
            text: incoming.decodedQuery("q") ?? "",
            department: department.isEmpty ? nil : department,
            isArchived: incoming.query("archived") == "1"
        )
    }

    /// What was done just before, as the address says: loading the page anew does not do it again.
    private func notice(_ incoming: IncomingRequest) async throws -> Notice? {
        if let archived = try await archived(incoming) { return archived }
        if let bulk = BulkPages.notice(incoming) { return bulk }
        if let number = incoming.query("updated").flatMap({ Int($0) }) {
            return Notice(done: incoming.texts.people.updatedMany(number))
        }
        if let number = incoming.query("added").flatMap({ Int($0) }), number > 0 {
            return Notice(done: incoming.texts.people.addedMany(number))
        }
        return switch incoming.query("done") {
        case "removed": Notice(done: incoming.texts.people.removedDone)
        case "erased": Notice(done: incoming.texts.people.erased)
        default: nil
        }
    }

    /// Who was archived just before, and still is.
    private func archived(_ incoming: IncomingRequest) async throws -> Notice? {
        guard incoming.principal.may(.editPeople), let id = incoming.query("done-archived"),
            let person = try await controller.roster().archived[PersonID(rawValue: id)]
        else { return nil }
        return Notice(
            done: incoming.texts.people.archivedDone(person.details.name),
            undo: Undo(PeopleController.address(person.id) + "/restore", [:], for: incoming)
        )
    }
}
