import Hummingbird
import Station

/// Puts pages together.
struct Pages: Sendable {
    let templates: Templates
    let assets: AssetStore

    /// The board as it stands, which the scripts on the page keep up to date from there.
    func board(_ content: BoardFeed.Content, in language: Language, for request: Request) -> Response {
        let isWall = request.uri.queryParameters["view"] == "wall"
        let state = content.state
        let page = PageView(
            title: "\(language.texts.board) · \(state.board.site)",
            language: language,
            assets: assets,
            content: content.html,
            live: LiveView(
                events: "/events?lang=\(language.rawValue)&after=\(state.id)",
                language: language.rawValue,
                isWall: isWall,
                otherView: isWall ? "/" : "/?view=wall",
                time: BoardTime(state.board)
            )
        ) { "/?lang=\($0.rawValue)" + (isWall ? "&view=wall" : "") }
        var response = Self.html(templates.render(page, .page))
        if let chosen = request.languageInAddress {
            response.setCookie(
                Cookie(
                    name: Request.languageCookie,
                    value: chosen.rawValue,
                    maxAge: 365 * 86_400,
                    path: "/",
                    httpOnly: true,
                    sameSite: .lax
                )
            )
        }
        return response
    }

    /// The page that tells of an error.
    func error(_ status: HTTPResponse.Status, for request: Request) -> Response {
        let language = request.language
        let view = ErrorView(status: status, texts: language.texts)
        let page = PageView(
            title: "\(view.title) · Muster",
            language: language,
            assets: assets,
            content: templates.render(view, .error)
        ) { "/?lang=\($0.rawValue)" }
        return Self.html(templates.render(page, .page), status: status)
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
