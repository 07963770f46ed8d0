import Attendance
import Hummingbird
import Station

/// The page of the kiosk: the board, where everybody is a button.
struct KioskPages: Sendable {
    let services: WebServices
    let pages: Pages
    let feed: BoardFeed

    var routes: [Route] {
        [.get("/kiosk", .permission(.punchAtKiosk)) { incoming in try await page(incoming) }]
    }

    private func page(_ incoming: IncomingRequest) async throws -> Response {
        let content = await feed.content(incoming.language)
        let holders = try await services.access.peopleWithPIN()
        let view = KioskView(
            try services.journal.kioskRules().settings,
            t: incoming.texts.kiosk,
            assets: pages.assets.base,
            day: SiteClock(timeZone: content.state.board.timeZone, texts: incoming.texts).day(content.state.board.day),
            pins: content.state.board.people.filter { holders.contains($0.id) }.map(\.number.description)
                .joined(separator: " "),
            visitor: incoming.texts.visitors.kioskButton,
            photoDays: try services.retention.photoDays()
        )
        return pages.board(content, for: incoming, kiosk: view)
    }
}

/// What the kiosk has besides the board.
struct KioskView: Sendable {
    let t: KioskTexts
    let assets: String
    /// As the kiosk writes it beside a signature.
    let day: String
    /// The numbers of those who are asked for a PIN, apart by spaces.
    let pins: String
    let confirmation: String
    let sound: Bool
    let largeType: Bool
    let readyAfter: Int
    /// The version of these settings: a kiosk that has another one loads the page anew.
    let version: String
    /// The way to where visitors sign in.
    let visitor: String
    /// What people are told of the photos that are taken of them; `nil` where none are.
    let photo: String?

    init(
        _ settings: KioskSettings,
        t: KioskTexts,
        assets: String,
        day: String,
        pins: String,
        visitor: String,
        photoDays: Int
    ) {
        self.t = t
        self.assets = assets
        self.day = day
        self.pins = pins
        self.visitor = visitor
        photo = settings.photo ? t.photoTold(photoDays) : nil
        confirmation = settings.confirmation.rawValue
        sound = settings.sound
        largeType = settings.largeType
        readyAfter = settings.readyAfter
        version = settings.version
    }
}
