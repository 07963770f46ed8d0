import Attendance
import Hummingbird
import Station

/// The page of the kiosk: the board, where everybody is a button.
struct KioskPages: Sendable {
    let services: WebServices
    let pages: Pages
    let feed: BoardFeed

    var routes: [Route] {
        [
            .get("/kiosk", .permission(.punchAtKiosk)) { incoming in try await page(incoming) },
            // It may keep that page and what is below it, and nothing else.
            .get(Self.worker, .everyone) { _ in
                var response = try pages.assets.response(name: "worker.js", version: "")
                response.headers[.serviceWorkerAllowed] = "/kiosk"
                return response
            },
        ]
    }

    private static let worker = "/kiosk/worker.js"

    private func page(_ incoming: IncomingRequest) async throws -> Response {
        let content = await feed.content(incoming.language)
        let holders = try await services.access.peopleWithPIN()
        // Somebody's own browser, in which they sign out, keeps no names.
        let isKiosk = if case .kiosk = incoming.principal { true } else { false }
        let view = KioskView(
            try services.journal.kioskRules().settings,
            t: incoming.texts.kiosk,
            assets: pages.assets.base,
            worker: isKiosk ? Self.worker : nil,
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
    /// What keeps the page for when there is no station; `nil` where it is not to be kept.
    let worker: String?
    /// As the kiosk writes the day beside a signature, also after a midnight without the station.
    let dayPattern: String
    let weekdays: String
    let months: String
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
        worker: String?,
        pins: String,
        visitor: String,
        photoDays: Int
    ) {
        self.t = t
        self.assets = assets
        self.worker = worker
        dayPattern = t.dayPattern
        weekdays = t.weekdays
        months = t.months
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
