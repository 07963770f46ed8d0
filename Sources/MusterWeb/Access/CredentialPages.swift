import Attendance
import Hummingbird
import Station

/// Kiosks and how they work, and the tokens of programs.
struct CredentialPages: Sendable {
    let services: WebServices
    let pages: Pages
    /// The station listens only to its own machine.
    let isOnlyLocal: Bool

    var routes: [Route] {
        [
            .get("/kiosks", .permission(.manageAccess)) { incoming in
                let isSaved = incoming.query("done") != nil
                return try await kiosksPage(
                    incoming,
                    notice: isSaved ? Notice(done: incoming.texts.settings.saved) : nil
                )
            },
            .post("/kiosks", .permission(.manageAccess), addKiosk),
            .post("/kiosks/settings", .permission(.changeSettings), changeKiosks),
            .get("/tokens", .permission(.manageAccess)) { incoming in try await tokensPage(incoming) },
            .post("/tokens", .permission(.manageAccess), addToken),
            .post("/credentials/:id/revoke", .permission(.manageAccess), revoke),
        ]
    }

    /// - Parameter refused: whether the settings come as they were typed.
    private func kiosksPage(
        _ incoming: IncomingRequest,
        notice: Notice? = nil,
        code: String? = nil,
        refused: Bool = false
    ) async throws -> Response {
        let clock = SiteClock(timeZone: await services.board.board().timeZone, texts: incoming.texts)
        let kiosks = try await services.access.credentials().filter { $0.kind == .kiosk }
        let asked = incoming.request.head.authority ?? ""
        let known = TabletAddress.authority(asked: asked, isOnlyLocal: isOnlyLocal)
        let address = "\(pages.isSecure ? "https" : "http")://\(known ?? asked)/kiosk/enrol"
        let view = CredentialsView(
            t: incoming.texts.access,
            csrfToken: incoming.csrfToken,
            rows: kiosks.map { CredentialRow($0, clock: clock, texts: incoming.texts) },
            shown: code,
            hint: incoming.texts.access.kioskCodeHint(address),
            notice: notice,
            onlyHere: known == nil ? incoming.texts.access.onlyThisMachine : nil,
            // Another machine's camera could do nothing with this machine's own name for itself.
            qr: known == nil ? nil : code.flatMap { QRCode("\(address)?code=\($0)") },
            settings: incoming.principal.may(.changeSettings)
                ? KioskSettingsView(
                    try services.journal.kioskRules().settings,
                    typed: refused ? incoming.form : nil,
                    photoDays: try services.retention.photoDays(),
                    mayUseCamera: pages.isSecure,
                    incoming
                ) : nil
        )
        return pages.page(view.t.kiosks, content: pages.templates.render(view, .kiosks), for: incoming, notice: notice)
    }

    private func addKiosk(_ incoming: IncomingRequest) async throws -> Response {
        let name = incoming.form.trimmed("name")
        let code = await services.access.kioskCode(name: name.isEmpty ? "Kiosk" : name, at: services.now())
        return try await kiosksPage(incoming, code: code)
    }

    private func changeKiosks(_ incoming: IncomingRequest) async throws -> Response {
        let commands = SettingsCommands(
            store: services.journal,
            actor: incoming.principal.actor,
            source: incoming.source
        )
        do {
            try commands.change(
                try incoming.decode(KioskSettingsRequest.self),
                from: incoming.form["version"],
                at: await services.board.board().now
            )
        } catch let error as any AnsweringError where error is KioskSettingsError || error is RequestError {
            return try await kiosksPage(
                incoming,
                notice: Notice(refused: error.reason(in: incoming.texts)),
                refused: true
            )
        } catch is SettingsCommands.ChangedMeanwhile {
            return try await kiosksPage(incoming, notice: Notice(refused: incoming.texts.settings.changedMeanwhile))
        }
        return .redirect(to: "/kiosks?done=saved", type: .normal)
    }

    private func tokensPage(_ incoming: IncomingRequest, notice: Notice? = nil, token: String? = nil) async throws
        -> Response
    {
        let clock = SiteClock(timeZone: await services.board.board().timeZone, texts: incoming.texts)
        let tokens = try await services.access.credentials().filter { if case .token = $0.kind { true } else { false } }
        let view = CredentialsView(
            t: incoming.texts.access,
            csrfToken: incoming.csrfToken,
            rows: tokens.map { CredentialRow($0, clock: clock, texts: incoming.texts) },
            shown: token,
            hint: incoming.texts.access.tokenOnce,
            permissions: Permission.ofPrograms.map { permission in
                PermissionChoice(value: permission.rawValue, label: incoming.texts.access.name(permission))
            }
        )
        return pages.page(view.t.tokens, content: pages.templates.render(view, .tokens), for: incoming, notice: notice)
    }

    private func addToken(_ incoming: IncomingRequest) async throws -> Response {
        guard let account = incoming.principal.account else { throw HTTPError(.forbidden) }
        let request = try incoming.decode(TokenRequest.self)
        let secret = try await services.access.makeToken(
            name: request.name?.value ?? "",
            for: account.id,
            scopes: Set(request.scope),
            at: services.now()
        )
        return try await tokensPage(incoming, token: secret.text)
    }

    private func revoke(_ incoming: IncomingRequest) async throws -> Response {
        try? await services.access.revoke(incoming.parameter("id"))
        return .redirect(to: AccessPages.localAddress(incoming.form["next"]), type: .normal)
    }
}
