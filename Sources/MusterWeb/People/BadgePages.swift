import Attendance
import BeaconKit
import Hummingbird
import Station

/// A person's badges: pairing, replacing, removing.
struct BadgePages: Sendable {
    let controller: PeopleController

    var routes: [Route] {
        [
            .get("/people/:id/badges", .permission(.editPeople)) { incoming in
                try await page(incoming, notice: notice(incoming))
            },
            .get("/people/:id/badges/nearby", .permission(.editPeople)) { incoming in
                let nearby = try await nearby(incoming, of: controller.person(incoming))
                return PeopleController.fragment(controller.pages.templates.render(nearby, .nearby))
            },
            .post("/people/:id/badges", .permission(.editPeople), assign),
            .post("/people/:id/badges/revoke", .permission(.editPeople), revoke),
        ]
    }

    private func assign(_ incoming: IncomingRequest) async throws -> Response {
        let person = try await controller.person(incoming)
        do {
            let identity = try BeaconIdentity(text: incoming.form.trimmed("identity"))
            let old = incoming.form.trimmed("replacing")
            let replaced = old.isEmpty ? nil : try BeaconIdentity(text: old)
            try await controller.change(incoming) { commands, now in
                try commands.assign(identity, to: person.id, replacing: replaced, at: now)
            }
            return .redirect(to: PeopleController.address(person.id) + "/badges?done=paired", type: .normal)
        } catch let error as RosterError {
            return try await page(incoming, problem: incoming.texts.people.reason(error))
        }
    }

    private func revoke(_ incoming: IncomingRequest) async throws -> Response {
        let person = try await controller.person(incoming)
        do {
            let identity = try BeaconIdentity(text: incoming.form.trimmed("identity"))
            try await controller.change(incoming) { commands, now in
                try commands.revoke(identity, from: person.id, at: now)
            }
            let badges = PeopleController.address(person.id) + "/badges"
            let back = Undo.carried(
                badges,
                [Undo.Field(name: "identity", value: identity.description)],
                for: incoming
            )
            return .redirect(to: badges + "?done=revoked" + back, type: .normal)
        } catch let error as RosterError {
            return try await page(incoming, notice: Notice(refused: incoming.texts.people.reason(error)))
        }
    }

    /// - Parameter problem: why what was typed or tapped is no badge.
    private func page(_ incoming: IncomingRequest, notice: Notice? = nil, problem: String? = nil) async throws
        -> Response
    {
        let texts = incoming.texts.people
        let person = try await controller.person(incoming)
        let roster = try await controller.roster()
        let own = roster.badges(of: person.id)
        var broadcast: String?
        if let site = try await services.attendance.state().site, roster.people[person.id] != nil {
            broadcast = roster.identities(of: person, site: site).first { !own.contains($0) }?.description
        }
        let nearby = try await nearby(incoming, of: person)
        let view = BadgesView(
            t: texts,
            assets: controller.pages.assets.base,
            csrfToken: incoming.csrfToken,
            id: person.id.rawValue,
            title: texts.badgesOf(person.details.name),
            name: person.details.name,
            badges: own.map { BadgeRow($0, texts: texts) },
            hasBadges: !own.isEmpty,
            broadcast: broadcast,
            replacing: nearby.replacing.flatMap { try? BeaconIdentity(text: $0) }
                .map { texts.replacing(texts.badgeNumbered($0)) },
            typed: incoming.form["identity"],
            problem: problem,
            nearby: nearby,
            isArchived: roster.archived[person.id] != nil,
            notice: notice
        )
        return controller.pages.page(
            view.title,
            content: controller.pages.templates.render(view, .badges),
            for: incoming,
            status: problem == nil ? .ok : .unprocessableContent,
            notice: notice
        )
    }

    private var services: WebServices { controller.services }

    private func nearby(_ incoming: IncomingRequest, of person: Person) async throws -> NearbyView {
        let board = await services.board.board()
        let wanted =
            incoming.form.isTicked("replacing") ? incoming.form.trimmed("replacing") : incoming.decodedQuery("replace")
        let own = try await controller.roster().badges(of: person.id).map(\.description)
        return NearbyView(
            board,
            id: person.id.rawValue,
            csrfToken: incoming.csrfToken,
            replacing: wanted.flatMap { own.contains($0) ? $0 : nil },
            texts: incoming.texts
        )
    }

    private func notice(_ incoming: IncomingRequest) -> Notice? {
        switch incoming.query("done") {
        case "paired": Notice(done: incoming.texts.people.paired)
        case "revoked": Notice(done: incoming.texts.people.revoked, undo: Undo(carriedBy: incoming))
        default: nil
        }
    }
}
