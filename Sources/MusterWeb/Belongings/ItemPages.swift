import Attendance
import BeaconKit
import Hummingbird
import Station

/// The pages of items: the live list with its alerts, and one item to add or edit.
struct ItemPages: Sendable {
    /// Bytes that are read of a photo: more than one may have, so that one that is somewhat too large is told its size.
    private static let photoLimit = 8 * 1024 * 1024

    let controller: ItemController

    var routes: [Route] {
        [
            .get("/items", .permission(.viewPeople), list),
            .get("/items/events", .permission(.viewPeople)) { incoming in
                ItemStream(controller: controller).response(to: incoming)
            },
            .get("/items/nearby", .permission(.editPeople)) { incoming in
                let view = ItemNearbyView(await services.board.board(), texts: incoming.texts)
                return PeopleController.fragment(controller.pages.templates.render(view, .itemNearby))
            },
            .get("/items/new", .permission(.editPeople)) { incoming in
                var form = ItemForm.empty
                if let identity = incoming.decodedQuery("identity").flatMap({ try? BeaconIdentity(text: $0) }) {
                    form.adopt(identity)
                }
                return try await page(incoming, of: nil, form: form)
            },
            .post("/items", .permission(.editPeople)) { incoming in try await save(incoming, nil) },
            .get("/items/:id", .permission(.viewPeople)) { incoming in
                let item = try controller.item(incoming)
                return try await page(incoming, of: item, form: await form(item), notice: notice(incoming))
            },
            .post("/items/:id", .permission(.editPeople)) { incoming in
                try await save(incoming, controller.item(incoming))
            },
            .post("/items/:id/remove", .permission(.editPeople)) { incoming in
                let item = try controller.item(incoming)
                let back = Undo.carried("/items", try await form(item).fields(photo: item.photo), for: incoming)
                try await controller.change(incoming) { commands, now in try commands.remove(item.id, at: now) }
                return .redirect(to: "/items?done=removed" + back, type: .normal)
            },
            .put("/items/:id/photo", .permission(.editPeople), body: .bytes(Self.photoLimit)) { incoming in
                try await changePhoto(incoming) { .photo(try Photo(bytes: Array(buffer: incoming.bytes))) }
            },
            .delete("/items/:id/photo", .permission(.editPeople)) { incoming in
                try await changePhoto(incoming) { .none }
            },
        ]
    }

    private var services: WebServices { controller.services }

    private func list(_ incoming: IncomingRequest) async throws -> Response {
        let list = await services.items.items()
        let view = try await ItemListing(controller: controller, incoming: incoming).view(
            list,
            notice: notice(incoming)
        )
        return controller.pages.page(
            view.t.items,
            content: controller.pages.templates.render(view, .items),
            for: incoming
        )
    }

    private func notice(_ incoming: IncomingRequest) -> Notice? {
        let texts = incoming.texts.items
        return switch incoming.query("done") {
        case "added": Notice(done: texts.added)
        case "saved": Notice(done: texts.saved)
        case "removed": Notice(done: texts.removed, undo: Undo(carriedBy: incoming))
        case "answered": Notice(done: texts.answered)
        default: nil
        }
    }

    private func save(_ incoming: IncomingRequest, _ item: Item?) async throws -> Response {
        var form = ItemForm(incoming.form)
        if incoming.form.isTicked("pick") {
            if let identity = try? BeaconIdentity(text: incoming.form["pick"]) { form.adopt(identity) }
            return try await page(incoming, of: item, form: form, version: incoming.form["version"])
        }
        do {
            let request = try incoming.decode(ItemRequest.self)
            // What comes back after it was removed has the photo that it had.
            let photo = item == nil ? try services.journal.photo(Commitment(rawValue: incoming.form["photo"])) : nil
            let saved = try await controller.change(incoming) { commands, now in
                guard let item else { return try commands.add(request, photo: photo, at: now) }
                return try commands.change(item.id, to: request, from: incoming.form["version"], at: now)
            }
            let done = item == nil ? "added" : "saved"
            return .redirect(to: "/items/\(saved.id.rawValue)?done=\(done)", type: .normal)
        } catch ItemError.changedMeanwhile {
            let saved = try controller.item(incoming)
            let notice = Notice(refused: incoming.texts.items.reason(.changedMeanwhile))
            return try await page(incoming, of: saved, form: form, theirs: try self.form(saved), notice: notice)
        } catch let error as ItemProblems {
            let problems = error.all.compactMap { error in error.field.map { ($0, error) } }
            return try await page(incoming, of: item, form: form, problems: Dictionary(problems) { first, _ in first })
        } catch let error as ItemError {
            guard let field = error.field else { throw error }
            return try await page(incoming, of: item, form: form, problems: [field: error])
        } catch let error as RequestError {
            let notice = Notice(refused: incoming.texts.reason(typed: error))
            return try await page(incoming, of: item, form: form, notice: notice, status: error.status)
        }
    }

    private func form(_ item: Item) async throws -> ItemForm {
        ItemForm(item, in: try await services.attendance.state().roster)
    }

    private func changePhoto(_ incoming: IncomingRequest, _ picture: () throws -> PersonChange.Picture) async throws
        -> Response
    {
        let item = try controller.item(incoming)
        return try await PhotoRoute.answer(incoming) {
            let picture = try picture()
            return try await controller.change(incoming) { commands, now in
                try commands.change(item.id, to: ItemSetup(name: item.name, tag: item.tag), picture: picture, at: now)
                    .photo
            }
        }
    }

    /// - Parameters:
    ///   - version: what the form was filled from, where it is not the item as it is.
    ///   - theirs: what somebody else saved while the form was filled in.
    private func page(
        _ incoming: IncomingRequest,
        of item: Item?,
        form: ItemForm,
        version: String? = nil,
        problems: [ItemForm.Field: ItemError] = [:],
        theirs: ItemForm? = nil,
        notice: Notice? = nil,
        status: HTTPResponse.Status = .ok
    ) async throws -> Response {
        let state = item.flatMap { item in item.id }
        let list = await services.items.items()
        let known = list.items.first { $0.item.id == state }
        let view = ItemView(
            form,
            of: item,
            state: known,
            version: version ?? item?.version ?? "",
            problems: problems,
            theirs: theirs,
            notice: notice,
            roster: try await services.attendance.state().roster,
            board: await services.board.board(),
            incoming: incoming,
            assets: controller.pages.assets.base
        )
        return controller.pages.page(
            view.title,
            content: controller.pages.templates.render(view, .item),
            for: incoming,
            status: theirs != nil ? .conflict : problems.isEmpty ? status : .unprocessableContent,
            notice: notice
        )
    }
}
