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
    /// Whether a proxy says who asks.
    let isBehindProxy: Bool
    let access: AccessPages

    func response(to request: Request, context: StationContext, for route: Route) async throws -> Response {
        let (principal, secret, isCookie) = try await recognise(request)
        var incoming = IncomingRequest(
            request: request,
            context: context,
            principal: principal,
            secret: secret,
            language: await language(of: request)
        )
        incoming.hasSites = services.sites != nil
        incoming.isBehindProxy = isBehindProxy
        if route.method != .get {
            guard SameOrigin.isKept(by: request) else {
                throw HTTPError(.forbidden, message: incoming.texts.access.foreign)
            }
        }
        guard isLetIn(principal, to: route, by: request) else { return try await refusal(of: incoming, route: route) }
        try await read(&incoming, route: route)
        if route.method != .get, isCookie {
            let shown = incoming.form.fields.isEmpty ? request.headers[.musterCSRF] ?? "" : incoming.form["csrfToken"]
            guard secret?.proves(IncomingRequest.purpose, by: shown) == true else {
                throw HTTPError(.forbidden, message: incoming.texts.access.foreign)
            }
        }
        // A hub calls no roll, and has nothing of its own to review.
        if !route.isForPrograms, !incoming.hasSites, principal.may(.viewRollCalls) {
            incoming.board = await services.board.board()
        }
        if let board = incoming.board, principal.may(.correctTimes) {
            incoming.toReview =
                route.method == .get
                ? try? await services.review.count(services.attendance, board) : await services.review.last
        }
        var response = try await route.handler(incoming)
        if route.method != .get, principal.may(.correctTimes) { await services.review.expire() }
        if response.status == .ok, let part = route.part { await log(incoming, looksAt: part) }
        if response.body.contentLength == nil {
            response.body = watched(response.body, incoming: incoming, route: route)
        }
        return response
    }

    /// How often it is looked whether who follows a stream still may.
    private static let look = Duration.seconds(2)

    /// A stream that ends soon after its follower was signed out, revoked, or got another role.
    private func watched(_ body: ResponseBody, incoming: IncomingRequest, route: Route) -> ResponseBody {
        ResponseBody { writer in
            // Ends with the stream.
            async let _ = watch(incoming, route: route)
            try await body.write(writer)
        }
    }

    private func watch(_ incoming: IncomingRequest, route: Route) async {
        while (try? await Task.sleep(for: Self.look)) != nil {
            // Where the store cannot be read, nobody is put out for it.
            guard let principal = try? await services.access.principal(showing: incoming.secret, at: services.now())
            else {
                continue
            }
            guard
                !isLetIn(principal, to: route, by: incoming.request)
                    || principal.permissions != incoming.principal.permissions
                    || principal.sites != incoming.principal.sites
            else { continue }
            return incoming.context.endConnection()
        }
    }

    /// Notes who looked at whose record. A station that cannot write, as with a full disk, still answers; its alarm is up.
    private func log(_ incoming: IncomingRequest, looksAt part: RecordAccess.Part) async {
        // Who may not see those of others saw their own, or none.
        if part == .corrections, !incoming.principal.may(.viewHistory) { return }
        do {
            let board = await services.board.board()
            // These show everybody, also where an address names a roll call, or somebody whose shifts are asked for.
            let isEverybody = part == .whereabouts || part == .plan
            let person = isEverybody ? nil : try await person(whoseRecordIsShownTo: incoming)
            // Somebody's page has their hours only for who may see them.
            if part == .timesheet, let person, !incoming.principal.maySeeHistory(of: person) { return }
            try await services.access.record(
                incoming.principal,
                looksAt: part,
                of: person,
                on: board.day,
                at: board.now
            )
        } catch {
            incoming.context.logger.error("access to a record could not be logged", metadata: ["error": "\(error)"])
        }
    }

    /// - Returns: `nil` for everybody's.
    private func person(whoseRecordIsShownTo incoming: IncomingRequest) async throws -> PersonID? {
        let id = incoming.parameter("id")
        if !id.isEmpty { return PersonID(rawValue: id) }
        let named = incoming.parameter("number")
        let typed = named.isEmpty ? incoming.query("person") ?? incoming.query("number") ?? "" : named
        guard let number = Int(typed).flatMap(PersonNumber.init(rawValue:)) else { return nil }
        return try await services.attendance.snapshot().roster.anyone(number: number)?.id
    }

    /// Who asks, whatever for.
    func incoming(_ request: Request, context: StationContext) async throws -> IncomingRequest {
        let (principal, secret, _) = try await recognise(request)
        let language = await language(of: request)
        return IncomingRequest(
            request: request,
            context: context,
            principal: principal,
            secret: secret,
            language: language
        )
    }

    /// The language in which a request is answered: what it asks for, or else the site's.
    func language(of request: Request) async -> Language {
        if let wished = request.wishedLanguage { return wished }
        return await services.board.board().language
    }

    private func recognise(_ request: Request) async throws -> (Principal, Secret?, isCookie: Bool) {
        let now = services.now()
        if let header = request.headers[.authorization], header.hasPrefix("Bearer ") {
            guard let secret = Secret(shown: header.dropFirst(7)) else { return (.anonymous, nil, false) }
            let principal = try await services.access.principal(using: secret, at: now)
            // A secret out of a cookie is no token.
            guard case .program = principal else { return (.anonymous, nil, false) }
            return (principal, secret, false)
        }
        guard let value = request.cookies[Self.cookie]?.value, let secret = Secret(shown: value) else {
            return (.anonymous, nil, false)
        }
        switch try await services.access.principal(using: secret, at: now) {
        case .anonymous, .program: return (.anonymous, nil, false)
        case let principal: return (principal, secret, true)
        }
    }

    private func isLetIn(_ principal: Principal, to route: Route, by request: Request) -> Bool {
        switch route.access {
        case .everyone: true
        case .board:
            // Under another name it may be a foreign page that asks, through the browser of somebody in this network.
            isOpenBoard && LoopbackHost.isLocal(String(LoopbackHost.host(of: request.head.authority ?? "")))
                || principal.may(.viewBoard)
        case .signedIn: principal.account != nil
        case .session: if case .account = principal { true } else { false }
        case .permission(let permission): principal.may(permission)
        }
    }

    private func read(_ incoming: inout IncomingRequest, route: Route) async throws {
        switch route.body {
        case .none, .stream:
            break
        case .form:
            let body = try await incoming.request.body.collect(upTo: Form.limit)
            incoming.form = try Self.form(body)
        case .largeForm(let limit):
            let body = try await incoming.request.body.collect(upTo: limit)
            incoming.form = try Self.form(body)
        case .bytes(let limit):
            incoming.bytes = try await incoming.request.body.collect(upTo: limit)
        }
    }

    private static func form(_ body: ByteBuffer) throws -> Form {
        let form = Form(body: body.readableBytesView)
        guard form.isWhole else { throw HTTPError(.contentTooLarge) }
        return form
    }

    /// The form of somebody who is not signed in, if it is as small as those that people fill in by hand. Nothing larger is
    /// read: whoever may not send it must not cost the station more than its answer.
    private func waitingForm(of incoming: IncomingRequest, route: Route) async -> Form? {
        switch route.body {
        case .form, .largeForm:
            guard let body = try? await incoming.request.body.collect(upTo: Form.waitingLimit) else { return nil }
            let form = Form(body: body.readableBytesView, mostFields: Form.mostWaitingFields)
            return form.isWhole ? form : nil
        case .none, .bytes, .stream:
            return nil
        }
    }

    /// Programs get a status, people the way to sign in. Who does not sign in for a while in the middle of a form loses
    /// nothing: the form waits in the sign-in page.
    private func refusal(of incoming: IncomingRequest, route: Route) async throws -> Response {
        if route.isForPrograms {
            guard incoming.principal == .anonymous else { throw HTTPError(.forbidden) }
            var response = Problem(status: .unauthorized, detail: nil).response
            response.headers[.wwwAuthenticate] = "Bearer"
            return response
        }
        guard incoming.principal == .anonymous else {
            throw HTTPError(.forbidden, message: incoming.texts.access.notAllowed)
        }
        if try await services.access.needsSetUp() { return .redirect(to: "/set-up", type: .normal) }
        return access.signInPage(incoming, resuming: await waitingForm(of: incoming, route: route))
    }
}
