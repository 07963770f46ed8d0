import Attendance
import BeaconKit
import Hummingbird
import Station

/// One's own account, and everybody's.
struct AccountPages: Sendable {
    let services: WebServices
    let pages: Pages

    var routes: [Route] {
        [
            .get("/account", .session) { incoming in try await accountPage(incoming) },
            .post("/account/password", .session, changePassword),
            .post("/account/sign-out-everywhere", .session, signOutEverywhere),
            .get("/accounts", .permission(.manageAccess)) { incoming in try await accountsPage(incoming) },
            .post("/accounts", .permission(.manageAccess), add),
            .post("/accounts/:id", .permission(.manageAccess), change),
            .post("/accounts/:id/password", .permission(.manageAccess), setPassword),
            .post("/accounts/:id/remove", .permission(.manageAccess), remove),
        ]
    }

    // MARK: One's own

    private func accountPage(_ incoming: IncomingRequest, notice: Notice? = nil) async throws -> Response {
        guard let account = incoming.principal.account else { throw HTTPError(.forbidden) }
        var own: Credential?
        if case .account(_, let session) = incoming.principal { own = session }
        let clock = await clock(incoming)
        let sessions = try await services.access.credentials().filter { $0.kind == .session(account.id) }.map {
            CredentialRow($0, clock: clock, texts: incoming.texts, isThis: $0.id == own?.id)
        }
        let view = AccountView(
            t: incoming.texts.access,
            csrfToken: incoming.csrfToken,
            name: account.name,
            role: incoming.texts.access.name(account.role),
            sessions: sessions,
            notice: notice
        )
        return pages.page(
            view.t.account,
            content: pages.templates.render(view, .account),
            for: incoming,
            notice: notice
        )
    }

    private func changePassword(_ incoming: IncomingRequest) async throws -> Response {
        guard case .account(let account, let session) = incoming.principal else { throw HTTPError(.forbidden) }
        return try await answering(incoming, accountPage) {
            try await services.access.changePassword(
                from: incoming.form["old"],
                to: incoming.form["new"],
                of: account,
                keeping: session.id,
                address: incoming.address,
                at: services.now()
            )
            return incoming.texts.access.passwordChanged
        }
    }

    private func signOutEverywhere(_ incoming: IncomingRequest) async throws -> Response {
        guard let account = incoming.principal.account else { throw HTTPError(.forbidden) }
        try await services.access.signOutEverywhere(account.id)
        return .redirect(to: "/sign-in", type: .normal)
    }

    // MARK: Everybody's

    private func accountsPage(_ incoming: IncomingRequest, notice: Notice? = nil) async throws -> Response {
        let roster = try await services.attendance.state().roster
        let texts = incoming.texts.access
        let typed = notice?.isRefusal == true ? Self.typed(incoming) : nil
        let new = typed.flatMap { $0.id == nil ? $0 : nil }
        let view = AccountsView(
            t: texts,
            csrfToken: incoming.csrfToken,
            accounts: try await services.access.accounts().map { account in
                let own = typed.flatMap { $0.id == account.id.rawValue ? $0 : nil }
                return AccountRow(account, typed: own, roster: roster, texts: texts)
            },
            name: new?.name ?? "",
            number: new?.number ?? "",
            roles: Role.allCases.map { RoleChoice($0, texts: texts, isChosen: $0 == new?.role ?? .staff) },
            hasSites: services.sites != nil,
            sites: new?.sites ?? "",
            notice: notice
        )
        return pages.page(
            view.t.accounts,
            content: pages.templates.render(view, .accounts),
            for: incoming,
            status: notice?.isRefusal == true ? .unprocessableContent : .ok,
            notice: notice
        )
    }

    /// What was typed, if it was an account and no password.
    private static func typed(_ incoming: IncomingRequest) -> TypedAccount? {
        guard let role = Role(rawValue: incoming.form["role"]) else { return nil }
        return TypedAccount(
            id: incoming.request.uri.path == "/accounts" ? nil : incoming.parameter("id"),
            name: incoming.form["name"],
            number: incoming.form["person"],
            role: role,
            sites: incoming.form["sites"]
        )
    }

    private func add(_ incoming: IncomingRequest) async throws -> Response {
        try await answering(incoming, accountsPage) {
            try await services.access.add(
                name: incoming.form.trimmed("name"),
                role: try role(incoming),
                person: try await person(incoming),
                sites: try await sites(incoming),
                password: incoming.form["password"],
                by: incoming.principal.actor,
                at: await services.board.board().now
            )
            return incoming.texts.access.saved
        }
    }

    private func change(_ incoming: IncomingRequest) async throws -> Response {
        try await answering(incoming, accountsPage) {
            try await services.access.change(
                AccountID(rawValue: incoming.parameter("id")),
                name: incoming.form.trimmed("name"),
                role: try role(incoming),
                person: try await person(incoming),
                sites: try await sites(incoming),
                by: incoming.principal.actor,
                at: await services.board.board().now
            )
            return incoming.texts.access.saved
        }
    }

    private func setPassword(_ incoming: IncomingRequest) async throws -> Response {
        try await answering(incoming, accountsPage) {
            try await services.access.setPassword(
                incoming.form["password"],
                of: AccountID(rawValue: incoming.parameter("id"))
            )
            return incoming.texts.access.saved
        }
    }

    private func remove(_ incoming: IncomingRequest) async throws -> Response {
        try await answering(incoming, accountsPage) {
            try await services.access.remove(
                AccountID(rawValue: incoming.parameter("id")),
                by: incoming.principal.actor,
                at: await services.board.board().now
            )
            return incoming.texts.access.removed
        }
    }

    private func role(_ incoming: IncomingRequest) throws -> Role {
        guard let role = Role(rawValue: incoming.form["role"]) else { throw HTTPError(.badRequest) }
        return role
    }

    private struct NoSuchPerson: Error {}

    /// The person whose number was typed; `nil` if none was.
    private func person(_ incoming: IncomingRequest) async throws -> PersonID? {
        let typed = incoming.form.trimmed("person")
        guard !typed.isEmpty else { return nil }
        guard let number = Int(typed).flatMap(PersonNumber.init(rawValue:)),
            let person = try await services.attendance.state().roster.person(number: number)
        else { throw NoSuchPerson() }
        return person.id
    }

    private struct NoSuchSite: Error {}

    /// The sites of a hub whose numbers were typed; all of them if none was.
    private func sites(_ incoming: IncomingRequest) async throws -> SiteSight {
        let typed = incoming.form.trimmed("sites")
        guard let source = services.sites, !typed.isEmpty else { return .all }
        guard case .some(let numbers)? = SiteSight(text: typed) else { throw NoSuchSite() }
        let known = Set(try await source.sites(seenBy: .all, at: services.now()).map(\.id))
        guard !numbers.isEmpty, numbers.isSubset(of: known) else { throw NoSuchSite() }
        return .some(numbers)
    }

    // MARK: -

    /// Does what a form asks and shows the page again, with what came of it.
    private func answering(
        _ incoming: IncomingRequest,
        _ page: (IncomingRequest, Notice?) async throws -> Response,
        _ change: () async throws -> String
    ) async throws -> Response {
        do {
            return try await page(incoming, Notice(done: try await change()))
        } catch let error as AccessError {
            return try await page(incoming, Notice(refused: incoming.texts.access.reason(error)))
        } catch is NoSuchPerson {
            return try await page(incoming, Notice(refused: incoming.texts.access.noSuchPerson))
        } catch is NoSuchSite {
            return try await page(incoming, Notice(refused: incoming.texts.access.noSuchSite))
        }
    }

    private func clock(_ incoming: IncomingRequest) async -> SiteClock {
        SiteClock(timeZone: await services.board.board().timeZone, texts: incoming.texts)
    }
}
