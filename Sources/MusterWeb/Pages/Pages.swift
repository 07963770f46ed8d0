import Attendance
import Hummingbird
import Station

/// Puts pages together.
struct Pages: Sendable {
    let templates: Templates
    let assets: AssetStore
    /// Whether browsers reach the station by HTTPS only.
    let isSecure: Bool

    /// A page that is complete when it is sent.
    ///
    /// - Parameters:
    ///   - notice: what came of a form: a refusal is told by the status too.
    ///   - style: a style sheet of the assets that only some pages need.
    func page(
        _ title: String,
        content: String,
        for incoming: IncomingRequest,
        status: HTTPResponse.Status = .ok,
        notice: Notice? = nil,
        style: String? = nil
    ) -> Response {
        let page = PageView(
            title: "\(title) · Muster",
            content: content,
            incoming: incoming,
            assets: assets,
            style: style
        )
        var response = Self.html(
            templates.render(page, .page),
            status: status == .ok && notice?.isRefusal == true ? .unprocessableContent : status
        )
        keepLanguage(of: incoming.request, in: &response)
        return response
    }

    /// The board as it stands, which the scripts on the page keep up to date from there.
    ///
    /// - Parameters:
    ///   - firstSteps: what is left to do after the set-up; `nil` for nothing.
    ///   - kiosk: what makes it a kiosk.
    func board(
        _ content: BoardFeed.Content,
        for incoming: IncomingRequest,
        firstSteps: FirstSteps? = nil,
        kiosk: KioskView? = nil
    ) -> Response {
        let isWall = kiosk == nil && incoming.query("view") == "wall"
        let language = incoming.language
        let state = content.state
        let page = PageView(
            title: "\(language.texts.board) · \(state.board.site)",
            content: content.html,
            incoming: incoming,
            assets: assets,
            live: LiveView(
                events: "/events?lang=\(language.rawValue)&after=\(state.id)",
                language: language.rawValue,
                isWall: isWall,
                firstSteps: isWall ? nil : firstSteps.map { templates.render($0, .firstSteps) },
                linksPeople: !isWall && kiosk == nil && incoming.principal.may(.viewPeople),
                whoseBadge: !isWall && kiosk == nil && incoming.principal.may(.editPeople)
                    ? language.texts.whoseBadge : nil,
                kiosk: kiosk.map { templates.render($0, .kiosk) },
                look: isWall ? "wall" : kiosk.map { $0.largeType ? "kiosk large" : "kiosk" },
                otherView: isWall ? "/" : "/?view=wall",
                time: BoardTime(state.board)
            )
        )
        var response = Self.html(templates.render(page, .page))
        keepLanguage(of: incoming.request, in: &response)
        return response
    }

    /// The page that tells of an error.
    ///
    /// - Parameter incoming: who is told, if that is known.
    func error(_ status: HTTPResponse.Status, detail: String?, in language: Language, incoming: IncomingRequest?)
        -> Response
    {
        let view = ErrorView(status: status, detail: detail, texts: language.texts)
        // An address that leads nowhere is nothing to link to.
        let page = PageView(
            title: "\(view.title) · Muster",
            content: templates.render(view, .error),
            language: language,
            assets: assets,
            places: incoming.map { Place.all(for: $0.principal, at: "", texts: language.texts) } ?? [],
            signedIn: incoming.flatMap(PageView.SignedIn.init),
            csrfToken: incoming?.csrfToken ?? ""
        )
        return Self.html(templates.render(page, .page), status: status)
    }

    /// Remembers a language that was chosen by its link.
    private func keepLanguage(of request: Request, in response: inout Response) {
        guard let chosen = request.languageInAddress else { return }
        response.setCookie(
            Cookie(
                name: Request.languageCookie,
                value: chosen.rawValue,
                maxAge: 365 * 86_400,
                path: "/",
                secure: isSecure,
                httpOnly: true,
                sameSite: .lax
            )
        )
    }

    private static func html(_ text: String, status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status,
            headers: [
                .contentType: "text/html; charset=utf-8",
                .cacheControl: "no-store",
                .vary: "Accept-Language, Cookie",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text))
        )
    }
}
