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
            try await read(&visit, route: route)
        }
        guard isLetIn(visitor, to: route) else { return try await refusal(of: visit, route: route) }
        if route.method != .get, isCookie {
            let shown = visit.form.fields.isEmpty ? request.headers[.musterProof] ?? "" : visit.form["proof"]
            guard secret?.proves(Visit.purpose, by: shown) == true else {
                throw HTTPError(.forbidden, message: visit.texts.access.foreign)
            }
        }
        let response = try await route.handler(visit)
        if response.status == .ok, let part = route.part { await note(visit, looksAt: part) }
        return response
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
            visit.context.logger.error("who looked at a record could not be noted", metadata: ["error": "\(error)"])
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
            let visitor = try await services.desk.visitor(showing: secret, at: now)
            // A secret out of a cookie is no token.
            guard case .program = visitor else { return (.anonymous, nil, false) }
            return (visitor, secret, false)
        }
        guard let value = request.cookies[Self.cookie]?.value, let secret = Secret(shown: value) else {
            return (.anonymous, nil, false)
        }
        switch try await services.desk.visitor(showing: secret, at: now) {
        case .anonymous, .program: return (.anonymous, nil, false)
        case let visitor: return (visitor, secret, true)
        }
    }

    private func isLetIn(_ visitor: Visitor, to route: Route) -> Bool {
        switch route.access {
        case .everyone: true
        case .board: isOpenBoard || visitor.may(.viewBoard)
        case .signedIn: visitor.account != nil
        case .permission(let permission): visitor.may(permission)
        }
    }

    private func read(_ visit: inout Visit, route: Route) async throws {
        switch route.body {
        case .none, .stream:
            break
        case .form:
            let body = try await visit.request.body.collect(upTo: Form.limit)
            visit.form = Form(body: body.readableBytesView)
        case .largeForm(let limit):
            let body = try await visit.request.body.collect(upTo: limit)
            visit.form = Form(body: body.readableBytesView)
        case .bytes(let limit):
            visit.bytes = try await visit.request.body.collect(upTo: limit)
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
        return access.signInPage(visit, resuming: route.method == .get ? nil : visit.form)
    }
}
