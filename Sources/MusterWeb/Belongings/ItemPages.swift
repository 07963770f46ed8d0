import Attendance
import BeaconKit
import Hummingbird
import Station

/// The pages of items: the live list with its alerts, and one item to add or edit.
struct ItemPages: Sendable {
    /// Bytes that are read of a photo: more than one may have, so that one that is somewhat too large is told its size.
    private static let photoLimit = 8 * 1024 * 1024

    let desk: ItemDesk

    var routes: [Route] {
        [
            .get("/items", .permission(.viewPeople), list),
            .get("/items/events", .permission(.viewPeople)) { visit in
                ItemStream(desk: desk).response(to: visit)
            },
            .get("/items/nearby", .permission(.editPeople)) { visit in
                let view = ItemNearbyView(await services.board.board(), texts: visit.texts)
                return PeopleDesk.fragment(desk.pages.templates.render(view, .itemNearby))
            },
            .get("/items/new", .permission(.editPeople)) { visit in
                var form = ItemForm.empty
                if let identity = visit.decodedQuery("identity").flatMap({ try? BeaconIdentity(text: $0) }) {
                    form.take(identity)
                }
                return try await page(visit, of: nil, form: form)
            },
            .post("/items", .permission(.editPeople)) { visit in try await save(visit, nil) },
            .get("/items/:id", .permission(.viewPeople)) { visit in
                let item = try desk.item(visit)
                return try await page(visit, of: item, form: ItemForm(item), notice: notice(visit))
            },
            .post("/items/:id", .permission(.editPeople)) { visit in try await save(visit, desk.item(visit)) },
            .post("/items/:id/remove", .permission(.editPeople)) { visit in
                let item = try desk.item(visit)
                try await desk.change(visit) { commands, now in try commands.remove(item.id, at: now) }
                return .redirect(to: "/items?done=removed", type: .normal)
            },
            .put("/items/:id/photo", .permission(.editPeople), body: .bytes(Self.photoLimit)) { visit in
                try await changePhoto(visit) { .photo(try Photo(bytes: Array(buffer: visit.bytes))) }
            },
            .delete("/items/:id/photo", .permission(.editPeople)) { visit in
                try await changePhoto(visit) { .none }
            },
        ]
    }

    private var services: WebServices { desk.services }

    private func list(_ visit: Visit) async throws -> Response {
        let list = await services.items.items()
        let view = try await ItemListing(desk: desk, visit: visit).view(list, notice: notice(visit))
        return desk.pages.page(view.t.items, content: desk.pages.templates.render(view, .items), for: visit)
    }

    private func notice(_ visit: Visit) -> Notice? {
        let texts = visit.texts.items
        return switch visit.query("done") {
        case "added": Notice(done: texts.added)
        case "saved": Notice(done: texts.saved)
        case "removed": Notice(done: texts.removed)
        case "answered": Notice(done: texts.answered)
        default: nil
        }
    }

    private func save(_ visit: Visit, _ item: Item?) async throws -> Response {
        var form = ItemForm(visit.form)
        if visit.form.isTicked("pick") {
            if let identity = try? BeaconIdentity(text: visit.form["pick"]) { form.take(identity) }
            return try await page(visit, of: item, form: form, version: visit.form["version"])
        }
        let (setup, problems) = form.setup()
        guard let setup else { return try await page(visit, of: item, form: form, problems: problems) }
        do {
            let saved = try await desk.change(visit) { commands, now in
                guard let item else { return try commands.add(setup, at: now) }
                return try commands.change(item.id, to: setup, from: visit.form["version"], at: now)
            }
            let done = item == nil ? "added" : "saved"
            return .redirect(to: "/items/\(saved.id.rawValue)?done=\(done)", type: .normal)
        } catch ItemError.noSuchItem {
            throw HTTPError(.notFound)
        } catch ItemError.changedMeanwhile {
            let saved = try desk.item(visit)
            let notice = Notice(refused: visit.texts.items.reason(.changedMeanwhile))
            return try await page(visit, of: saved, form: form, theirs: ItemForm(saved), notice: notice)
        } catch let error as ItemError {
            let problems = error.field.map { [$0: error] } ?? [:]
            let notice = error.field == nil ? Notice(refused: visit.texts.items.reason(error)) : nil
            return try await page(visit, of: item, form: form, problems: problems, notice: notice)
        }
    }

    /// Where the photo is now, or why it was refused.
    private func changePhoto(_ visit: Visit, _ picture: () throws -> PersonChange.Picture) async throws -> Response {
        let item = try desk.item(visit)
        var json = JSONWriter()
        do {
            let picture = try picture()
            let changed = try await desk.change(visit) { commands, now in
                try commands.change(item.id, to: ItemSetup(name: item.name, tag: item.tag), picture: picture, at: now)
            }
            json.object { json in
                json.key("photo")
                json.string(changed.photo.map { PhotoRoute.address($0) })
            }
            return .json(json.bytes)
        } catch let error as RosterError {
            json.object { json in
                json.key("problem")
                json.string(visit.texts.people.reason(error))
            }
            return .json(json.bytes, status: .unprocessableContent)
        }
    }

    /// - Parameters:
    ///   - version: what the form was filled from, where it is not the item as it is.
    ///   - theirs: what somebody else saved while the form was filled in.
    private func page(
        _ visit: Visit,
        of item: Item?,
        form: ItemForm,
        version: String? = nil,
        problems: [ItemForm.Field: ItemError] = [:],
        theirs: ItemForm? = nil,
        notice: Notice? = nil
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
            roster: try services.journal.state().roster,
            board: await services.board.board(),
            visit: visit,
            assets: desk.pages.assets.base
        )
        return desk.pages.page(
            view.title,
            content: desk.pages.templates.render(view, .item),
            for: visit,
            status: theirs != nil ? .conflict : problems.isEmpty ? .ok : .unprocessableContent,
            notice: notice
        )
    }
}
