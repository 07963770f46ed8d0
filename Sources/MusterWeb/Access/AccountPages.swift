import Attendance
import BeaconKit
import Hummingbird
import Station

/// One's own account, everybody's accounts, kiosks and tokens.
struct AccountPages: Sendable {
    let services: WebServices
    let pages: Pages

    var routes: [Route] {
        [
            .get("/account", .session) { visit in try await accountPage(visit) },
            .post("/account/password", .session, changePassword),
            .post("/account/sign-out-everywhere", .session, signOutEverywhere),
            .get("/accounts", .permission(.manageAccess)) { visit in try await accountsPage(visit) },
            .post("/accounts", .permission(.manageAccess), add),
            .post("/accounts/:id", .permission(.manageAccess), change),
            .post("/accounts/:id/password", .permission(.manageAccess), setPassword),
            .post("/accounts/:id/remove", .permission(.manageAccess), remove),
            .get("/kiosks", .permission(.manageAccess)) { visit in try await kiosksPage(visit) },
            .post("/kiosks", .permission(.manageAccess), addKiosk),
            .get("/tokens", .permission(.manageAccess)) { visit in try await tokensPage(visit) },
            .post("/tokens", .permission(.manageAccess), addToken),
            .post("/credentials/:id/revoke", .permission(.manageAccess), revoke),
        ]
    }

    // MARK: One's own

    private func accountPage(_ visit: Visit, notice: Notice? = nil) async throws -> Response {
        guard let account = visit.visitor.account else { throw HTTPError(.forbidden) }
        var own: Credential?
        if case .account(_, let session) = visit.visitor { own = session }
        let clock = await clock(visit)
        let sessions = try await services.desk.credentials().filter { $0.kind == .session(account.id) }.map {
            CredentialRow($0, clock: clock, texts: visit.texts, isThis: $0.id == own?.id)
        }
        let view = AccountView(
            t: visit.texts.access,
            proof: visit.proof,
            name: account.name,
            role: visit.texts.access.name(account.role),
            sessions: sessions,
            notice: notice
        )
        return pages.page(view.t.account, content: pages.templates.render(view, .account), for: visit, notice: notice)
    }

    private func changePassword(_ visit: Visit) async throws -> Response {
        guard case .account(let account, let session) = visit.visitor else { throw HTTPError(.forbidden) }
        return try await answering(visit, accountPage) {
            try await services.desk.changePassword(
                from: visit.form["old"],
                to: visit.form["new"],
                of: account,
                keeping: session.id,
                address: visit.address,
                at: services.now()
            )
            return visit.texts.access.passwordChanged
        }
    }

    private func signOutEverywhere(_ visit: Visit) async throws -> Response {
        guard let account = visit.visitor.account else { throw HTTPError(.forbidden) }
        try await services.desk.signOutEverywhere(account.id)
        return .redirect(to: "/sign-in", type: .normal)
    }

    // MARK: Everybody's

    private func accountsPage(_ visit: Visit, notice: Notice? = nil) async throws -> Response {
        let roster = try services.journal.state().roster
        let view = AccountsView(
            t: visit.texts.access,
            proof: visit.proof,
            accounts: try await services.desk.accounts().map {
                AccountRow($0, roster: roster, texts: visit.texts.access)
            },
            roles: Role.allCases.map { RoleChoice($0, texts: visit.texts.access, isChosen: $0 == .staff) },
            notice: notice
        )
        return pages.page(view.t.accounts, content: pages.templates.render(view, .accounts), for: visit, notice: notice)
    }

    private func add(_ visit: Visit) async throws -> Response {
        try await answering(visit, accountsPage) {
            try await services.desk.add(
                name: visit.form.trimmed("name"),
                role: try role(visit),
                person: try person(visit),
                password: visit.form["password"],
                by: visit.visitor.actor,
                at: await services.board.board().now
            )
            return visit.texts.access.saved
        }
    }

    private func change(_ visit: Visit) async throws -> Response {
        try await answering(visit, accountsPage) {
            try await services.desk.change(
                AccountID(rawValue: visit.parameter("id")),
                name: visit.form.trimmed("name"),
                role: try role(visit),
                person: try person(visit),
                by: visit.visitor.actor,
                at: await services.board.board().now
            )
            return visit.texts.access.saved
        }
    }

    private func setPassword(_ visit: Visit) async throws -> Response {
        try await answering(visit, accountsPage) {
            try await services.desk.setPassword(visit.form["password"], of: AccountID(rawValue: visit.parameter("id")))
            return visit.texts.access.saved
        }
    }

    private func remove(_ visit: Visit) async throws -> Response {
        try await answering(visit, accountsPage) {
            try await services.desk.remove(
                AccountID(rawValue: visit.parameter("id")),
                by: visit.visitor.actor,
                at: await services.board.board().now
            )
            return visit.texts.access.removed
        }
    }

    private func role(_ visit: Visit) throws -> Role {
        guard let role = Role(rawValue: visit.form["role"]) else { throw HTTPError(.badRequest) }
        return role
    }

    private struct NoSuchPerson: Error {}

    /// The person whose number was typed; `nil` if none was.
    private func person(_ visit: Visit) throws -> PersonID? {
        let typed = visit.form.trimmed("person")
        guard !typed.isEmpty else { return nil }
        guard let number = Int(typed).flatMap(PersonNumber.init(rawValue:)),
            let person = try services.journal.state().roster.person(number: number)
        else { throw NoSuchPerson() }
        return person.id
    }

    // MARK: Kiosks and programs

    private func kiosksPage(_ visit: Visit, notice: Notice? = nil, code: String? = nil) async throws -> Response {
        let clock = await clock(visit)
        let kiosks = try await services.desk.credentials().filter { $0.kind == .kiosk }
        let authority = visit.request.head.authority ?? ""
        let address = "\(pages.isSecure ? "https" : "http")://\(authority)/kiosk/enrol"
        // Another machine's camera could do nothing with this machine's own name for itself.
        let isReachable = !LoopbackHost.isLoopback(String(LoopbackHost.host(of: authority)))
        let view = CredentialsView(
            t: visit.texts.access,
            proof: visit.proof,
            rows: kiosks.map { CredentialRow($0, clock: clock, texts: visit.texts) },
            shown: code,
            hint: visit.texts.access.kioskCodeHint(address),
            qr: isReachable ? code.flatMap { QRCode("\(address)?code=\($0)") } : nil
        )
        return pages.page(view.t.kiosks, content: pages.templates.render(view, .kiosks), for: visit, notice: notice)
    }

    private func addKiosk(_ visit: Visit) async throws -> Response {
        let name = visit.form.trimmed("name")
        let code = await services.desk.kioskCode(name: name.isEmpty ? "Kiosk" : name, at: services.now())
        return try await kiosksPage(visit, code: code)
    }

    private func tokensPage(_ visit: Visit, notice: Notice? = nil, token: String? = nil) async throws -> Response {
        let clock = await clock(visit)
        let tokens = try await services.desk.credentials().filter { if case .token = $0.kind { true } else { false } }
        let view = CredentialsView(
            t: visit.texts.access,
            proof: visit.proof,
            rows: tokens.map { CredentialRow($0, clock: clock, texts: visit.texts) },
            shown: token,
            hint: visit.texts.access.tokenOnce,
            permissions: Permission.ofPrograms.map { permission in
                PermissionChoice(value: permission.rawValue, label: visit.texts.access.name(permission))
            }
        )
        return pages.page(view.t.tokens, content: pages.templates.render(view, .tokens), for: visit, notice: notice)
    }

    private func addToken(_ visit: Visit) async throws -> Response {
        guard let account = visit.visitor.account else { throw HTTPError(.forbidden) }
        let secret = try await services.desk.makeToken(
            name: visit.form.trimmed("name"),
            for: account.id,
            scopes: Set(visit.form.all("scope").compactMap { Permission(rawValue: $0) }),
            at: services.now()
        )
        return try await tokensPage(visit, token: secret.text)
    }

    private func revoke(_ visit: Visit) async throws -> Response {
        try? await services.desk.revoke(visit.parameter("id"))
        return .redirect(to: AccessPages.localAddress(visit.form["next"]), type: .normal)
    }

    // MARK: -

    /// Does what a form asks and shows the page again, with what came of it.
    private func answering(
        _ visit: Visit,
        _ page: (Visit, Notice?) async throws -> Response,
        _ change: () async throws -> String
    ) async throws -> Response {
        do {
            return try await page(visit, Notice(done: try await change()))
        } catch let error as AccessError {
            return try await page(visit, Notice(refused: visit.texts.access.reason(error)))
        } catch is NoSuchPerson {
            return try await page(visit, Notice(refused: visit.texts.access.noSuchPerson))
        }
    }

    private func clock(_ visit: Visit) async -> SiteClock {
        SiteClock(timeZone: await services.board.board().timeZone, texts: visit.texts)
    }
}
