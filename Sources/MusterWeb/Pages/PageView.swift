import Attendance
import HTTPTypes
import HummingbirdCore
import Station

/// The frame around a page's content.
struct PageView: Sendable {
    struct LanguageLink: Sendable {
        let tag: String
        let name: String
        let address: String
        let isCurrent: Bool
    }

    /// Who signed in, for the frame.
    struct SignedIn: Sendable {
        let name: String
        let csrfToken: String

        init?(_ incoming: IncomingRequest) {
            guard case .account(let account, _) = incoming.principal else { return nil }
            name = account.name
            csrfToken = incoming.csrfToken
        }
    }

    let t: Texts
    let tag: String
    let title: String
    /// The manifest of the app, in the page's language.
    let manifest: String
    /// The folder of the assets' addresses.
    let assets: String
    let assetsVersion: String
    let icons: String
    /// The page's content, which is markup already.
    let content: String
    let languages: [LanguageLink]
    /// Where the principal may go.
    let places: [Place.Group]
    let hasPlaces: Bool
    let signedIn: SignedIn?
    /// There is somebody to sign in, and nobody has.
    let canSignIn: Bool
    /// What scripts send back with what they change.
    let csrfToken: String
    /// What only the live board has.
    let live: LiveView?
    /// A style sheet that only some pages need.
    let style: String?
    /// From where a roll call that goes on is told; `nil` for whoever is not told, and on the board, which tells it itself.
    let rollCallEvents: String?
    /// The roll call that goes on, but not on its own page.
    let rollCall: RunningRollCallView?

    /// A page for a principal.
    init(
        title: String,
        content: String,
        incoming: IncomingRequest,
        assets: AssetStore,
        live: LiveView? = nil,
        style: String? = nil
    ) {
        let path = incoming.request.uri.path
        self.init(
            title: title,
            content: content,
            language: incoming.language,
            assets: assets,
            live: live,
            // An address that only takes forms has no page of its own to go back to.
            path: incoming.request.method == .get ? path : "/",
            // The board's own view is said apart.
            query: incoming.request.method == .get && live == nil ? incoming.request.uri.query : nil,
            places: Place.all(
                for: incoming.principal,
                at: path,
                texts: incoming.texts,
                toReview: incoming.toReview,
                hasSites: incoming.hasSites
            ),
            signedIn: SignedIn(incoming),
            canSignIn: incoming.principal == .anonymous && path != "/sign-in" && path != "/set-up",
            csrfToken: incoming.csrfToken,
            style: style,
            board: live == nil ? incoming.board : nil
        )
    }

    /// A page for somebody unknown.
    init(
        title: String,
        content: String,
        language: Language,
        assets: AssetStore,
        live: LiveView? = nil,
        path: String = "/",
        query: String? = nil,
        places: [Place.Group] = [],
        signedIn: SignedIn? = nil,
        canSignIn: Bool = false,
        csrfToken: String = "",
        style: String? = nil,
        board: Board? = nil
    ) {
        let call = board.flatMap { RunningRollCallView($0, language: language, icons: assets.icons) }
        rollCall = call?.address == path ? nil : call
        rollCallEvents =
            board == nil || path.hasPrefix("/roll-call/")
            ? nil : "/events?lang=\(language.rawValue)&only=\(Part.rollCall.rawValue)"
        self.style = style
        t = language.texts
        tag = language.tag
        manifest = "/app.webmanifest?lang=\(language.rawValue)"
        self.title = title
        self.assets = assets.base
        assetsVersion = assets.version
        icons = assets.icons
        self.content = content
        self.live = live
        self.places = places
        hasPlaces = !places.isEmpty
        self.signedIn = signedIn
        self.canSignIn = canSignIn
        self.csrfToken = csrfToken
        let view = live?.isWall == true ? "&view=wall" : ""
        // What the page shows stays the same in the other language; what was just done is not told again.
        let shown = (query ?? "").split(separator: "&")
            .filter { part in !["lang=", "done=", "count=", "\(Undo.field)="].contains { part.hasPrefix($0) } }
            .map { "&" + $0 }.joined()
        languages = Language.all.map {
            LanguageLink(
                tag: $0.tag,
                name: $0.ownName,
                address: "\(path)?lang=\($0.rawValue)\(view)\(shown)",
                isCurrent: $0 == language
            )
        }
    }
}
