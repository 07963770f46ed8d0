import Attendance
import Hummingbird
import Logging
import Station

/// Stands before every route: finds out who asks, lets them in or not, and reads what they brought.
struct RouteGuard: Sendable {
    /// The cookie with the secret of a session or a kiosk.
    static let cookie = "muster"

    let services: WebServices
    let isOpenBoard: Bool
    let access: AccessPages

    func response(to request: Request, context: StationContext, for route: Route) async throws -> Response {
        let (visitor, secret, isCookie) = try await recognise(request)
        var visit = Visit(
            request: request,
            context: context,
            visitor: visitor,
            secret: secret,
            language: await language(of: request)
        )
        if route.method != .get {
            guard SameOrigin.isKept(by: request) else {
                throw HTTPError(.forbidden, message: visit.texts.access.foreign)
            }
        }
        guard isLetIn(visitor, to: route, by: request) else { return try await refusal(of: visit, route: route) }
        try await read(&visit, route: route)
        if route.method != .get, isCookie {
            let shown = visit.form.fields.isEmpty ? request.headers[.musterProof] ?? "" : visit.form["proof"]
            guard secret?.proves(Visit.purpose, by: shown) == true else {
                throw HTTPError(.forbidden, message: visit.texts.access.foreign)
            }
        }
        var response = try await route.handler(visit)
        if response.status == .ok, let part = route.part { await note(visit, looksAt: part) }
        if response.body.contentLength == nil { response.body = watched(response.body, visit: visit, route: route) }
        return response
    }

    /// How often it is looked whether who follows a stream still may.
    private static let look = Duration.seconds(2)

    /// A stream that ends soon after its follower was signed out, revoked, or got another role.
    private func watched(_ body: ResponseBody, visit: Visit, route: Route) -> ResponseBody {
        ResponseBody { writer in
            // Ends with the stream.
            async let _ = watch(visit, route: route)
            try await body.write(writer)
        }
    }

    private func watch(_ visit: Visit, route: Route) async {
        while (try? await Task.sleep(for: Self.look)) != nil {
            // Where the store cannot be read, nobody is put out for it.
            guard let visitor = try? await services.desk.visitor(showing: visit.secret, at: services.now()) else {
                continue
            }
            guard !isLetIn(visitor, to: route, by: visit.request) || visitor.permissions != visit.visitor.permissions
            else { continue }
            return visit.context.endConnection()
        }
    }

    /// Notes who looked at whose record. A station that cannot write, as with a full disk, still answers; its alarm is up.
    private func note(_ visit: Visit, looksAt part: RecordAccess.Part) async {
        // Who may not see those of others saw their own, or none.
        if part == .corrections, !visit.visitor.may(.viewHistory) { return }
        do {
            let board = await services.board.board()
            // These show everybody, also where an address names a roll call, or somebody whose shifts are asked for.
            let isEverybody = part == .whereabouts || part == .plan
            let person = isEverybody ? nil : try await person(whoseRecordIsShownTo: visit)
            try await services.desk.note(visit.visitor, looksAt: part, of: person, on: board.day, at: board.now)
        } catch {
            visit.context.logger.error("access to a record could not be logged", metadata: ["error": "\(error)"])
        }
    }

    /// - Returns: `nil` for everybody's.
    private func person(whoseRecordIsShownTo visit: Visit) async throws -> PersonID? {
        let id = visit.parameter("id")
        if !id.isEmpty { return PersonID(rawValue: id) }
        let named = visit.parameter("number")
        let typed = named.isEmpty ? visit.query("person") ?? visit.query("number") ?? "" : named
        guard let number = Int(typed).flatMap(PersonNumber.init(rawValue:)) else { return nil }
        return try await services.books.books().roster.anyone(number: number)?.id
    }

    /// Who asks, whatever for.
    func visit(_ request: Request, context: StationContext) async throws -> Visit {
        let (visitor, secret, _) = try await recognise(request)
        let language = await language(of: request)
        return Visit(request: request, context: context, visitor: visitor, secret: secret, language: language)
    }

    /// The language in which a request is answered: what it asks for, or else the site's.
    func language(of request: Request) async -> Language {
        if let wished = request.wishedLanguage { return wished }
        return await services.board.board().language
    }

    private func recognise(_ request: Request) async throws -> (Visitor, Secret?, isCookie: Bool) {
        let now = services.now()
        if let header = request.headers[.authorization], header.hasPrefix("Bearer ") {
            guard let secret = Secret(shown: header.dropFirst(7)) else { return (.anonymous, nil, false) }
            let visitor = try await services.desk.visitor(using: secret, at: now)
            // A secret out of a cookie is no token.
            guard case .program = visitor else { return (.anonymous, nil, false) }
            return (visitor, secret, false)
        }
        guard let value = request.cookies[Self.cookie]?.value, let secret = Secret(shown: value) else {
            return (.anonymous, nil, false)
        }
        switch try await services.desk.visitor(using: secret, at: now) {
        case .anonymous, .program: return (.anonymous, nil, false)
        case let visitor: return (visitor, secret, true)
        }
    }

    private func isLetIn(_ visitor: Visitor, to route: Route, by request: Request) -> Bool {
        switch route.access {
        case .everyone: true
        case .board:
            // Under another name it may be a foreign page that asks, through the browser of somebody in this network.
            isOpenBoard && LoopbackHost.isLocal(String(LoopbackHost.host(of: request.head.authority ?? "")))
                || visitor.may(.viewBoard)
        case .signedIn: visitor.account != nil
        case .session: if case .account = visitor { true } else { false }
        case .permission(let permission): visitor.may(permission)
        }
    }

    private func read(_ visit: inout Visit, route: Route) async throws {
        switch route.body {
        case .none, .stream:
            break
        case .form:
            let body = try await visit.request.body.collect(upTo: Form.limit)
            visit.form = try Self.form(body)
        case .largeForm(let limit):
            let body = try await visit.request.body.collect(upTo: limit)
            visit.form = try Self.form(body)
        case .bytes(let limit):
            visit.bytes = try await visit.request.body.collect(upTo: limit)
        }
    }

    private static func form(_ body: ByteBuffer) throws -> Form {
        let form = Form(body: body.readableBytesView)
        guard form.isWhole else { throw HTTPError(.contentTooLarge) }
        return form
    }

    /// The form of somebody who is not signed in, if it is as small as those that people fill in by hand. Nothing larger is
    /// read: whoever may not send it must not cost the station more than its answer.
    private func waitingForm(of visit: Visit, route: Route) async -> Form? {
        switch route.body {
        case .form, .largeForm:
            guard let body = try? await visit.request.body.collect(upTo: Form.waitingLimit) else { return nil }
            let form = Form(body: body.readableBytesView, mostFields: Form.mostWaitingFields)
            return form.isWhole ? form : nil
        case .none, .bytes, .stream:
            return nil
        }
    }

    /// Programs get a status, people the way to sign in. Who does not sign in for a while in the middle of a form loses
    /// nothing: the form waits in the sign-in page.
    private func refusal(of visit: Visit, route: Route) async throws -> Response {
        if route.isForPrograms {
            guard visit.visitor == .anonymous else { throw HTTPError(.forbidden) }
            var response = Problem(status: .unauthorized, detail: nil).response
            response.headers[.wwwAuthenticate] = "Bearer"
            return response
        }
        guard visit.visitor == .anonymous else { throw HTTPError(.forbidden, message: visit.texts.access.notAllowed) }
        if try await services.desk.needsSetUp() { return .redirect(to: "/set-up", type: .normal) }
        return access.signInPage(visit, resuming: await waitingForm(of: visit, route: route))
    }
}
