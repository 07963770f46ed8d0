import Attendance
import BeaconKit
import Hummingbird
import Station

/// A person's badges: pairing, replacing, removing.
struct BadgePages: Sendable {
    let desk: PeopleDesk

    var routes: [Route] {
        [
            .get("/people/:id/badges", .permission(.editPeople)) { visit in
                try await page(visit, notice: notice(visit))
            },
            .get("/people/:id/badges/nearby", .permission(.editPeople)) { visit in
                let nearby = try await nearby(visit, of: desk.person(visit))
                return PeopleDesk.fragment(desk.pages.templates.render(nearby, .nearby))
            },
            .post("/people/:id/badges", .permission(.editPeople), assign),
            .post("/people/:id/badges/revoke", .permission(.editPeople), revoke),
        ]
    }

    private func assign(_ visit: Visit) async throws -> Response {
        let person = try await desk.person(visit)
        do {
            let identity = try BeaconIdentity(text: visit.form.trimmed("identity"))
            let old = visit.form.trimmed("replacing")
            let replaced = old.isEmpty ? nil : try BeaconIdentity(text: old)
            try await desk.change(visit) { commands, now in
                try commands.assign(identity, to: person.id, replacing: replaced, at: now)
            }
            return .redirect(to: PeopleDesk.address(person.id) + "/badges?done=paired", type: .normal)
        } catch let error as RosterError {
            return try await page(visit, problem: visit.texts.people.reason(error))
        }
    }

    private func revoke(_ visit: Visit) async throws -> Response {
        let person = try await desk.person(visit)
        do {
            let identity = try BeaconIdentity(text: visit.form.trimmed("identity"))
            try await desk.change(visit) { commands, now in
                try commands.revoke(identity, from: person.id, at: now)
            }
            return .redirect(to: PeopleDesk.address(person.id) + "/badges?done=revoked", type: .normal)
        } catch let error as RosterError {
            return try await page(visit, notice: Notice(refused: visit.texts.people.reason(error)))
        }
    }

    /// - Parameter problem: why what was typed or tapped is no badge.
    private func page(_ visit: Visit, notice: Notice? = nil, problem: String? = nil) async throws -> Response {
        let texts = visit.texts.people
        let person = try await desk.person(visit)
        let roster = try await desk.roster()
        let own = roster.badges(of: person.id)
        var broadcast: String?
        if let site = try services.journal.state().site, roster.people[person.id] != nil {
            broadcast = roster.identities(of: person, site: site).first { !own.contains($0) }?.description
        }
        let nearby = try await nearby(visit, of: person)
        let view = BadgesView(
            t: texts,
            assets: desk.pages.assets.base,
            proof: visit.proof,
            id: person.id.rawValue,
            title: texts.badgesOf(person.details.name),
            name: person.details.name,
            badges: own.map { BadgeRow($0, texts: texts) },
            hasBadges: !own.isEmpty,
            broadcast: broadcast,
            replacing: nearby.replacing.map { texts.replacing($0) },
            typed: visit.form["identity"],
            problem: problem,
            nearby: nearby,
            isArchived: roster.archived[person.id] != nil,
            notice: notice
        )
        return desk.pages.page(
            view.title,
            content: desk.pages.templates.render(view, .badges),
            for: visit,
            status: problem == nil ? .ok : .unprocessableContent,
            notice: notice
        )
    }

    private var services: WebServices { desk.services }

    private func nearby(_ visit: Visit, of person: Person) async throws -> NearbyView {
        let board = await services.board.board()
        let wanted = visit.form.isTicked("replacing") ? visit.form.trimmed("replacing") : visit.decodedQuery("replace")
        let own = try await desk.roster().badges(of: person.id).map(\.description)
        return NearbyView(
            board,
            id: person.id.rawValue,
            proof: visit.proof,
            replacing: wanted.flatMap { own.contains($0) ? $0 : nil },
            texts: visit.texts
        )
    }

    private func notice(_ visit: Visit) -> Notice? {
        switch visit.query("done") {
        case "paired": Notice(done: visit.texts.people.paired)
        case "revoked": Notice(done: visit.texts.people.revoked)
        default: nil
        }
    }
}
