import Attendance
import BeaconKit
import HTTPTypes
import Logging
import MusterExports
import MusterStorage
import MusterWeb
import Station
import Testing

@Suite("The list of pages")
struct PageListTests {
    /// What people do not open in a browser's window: what pages load.
    private static let parts: Set<String> = [
        "/events", "/people/:id/months/:month/sheet.pdf", "/photos/:commitment", "/assets/:version/:name", "/healthz",
        "/metrics",
        "/beacons/events", "/people/:id/signatures/:commitment", "/people/:id/punch-photos/:commitment",
        "/people/results", "/search/results", "/people/check",
        "/people/:id/badges/nearby", "/app.webmanifest", "/items/events", "/items/nearby", "/roll-call/:id/changes",
        "/kiosk/worker.js", "/messages/wall", "/messages/wall/:id", "/messages/:id/content",
    ]

    @Test("has every page of the station, so that each is looked at")
    func complete() async throws {
        let listed = Set(SitePage.all.map { String($0.path.prefix { $0 != "?" }) })
        let pages = try await Self.paths().filter { !Self.parts.contains($0) && !$0.hasPrefix("/api/") }
        #expect(pages.count > 10)
        for path in pages {
            #expect(listed.contains(path), "\(path) has no line in SitePage.all")
        }
    }

    @Test("calls nothing a part of pages that is not there any more")
    func parts() async throws {
        #expect(Self.parts.subtracting(try await Self.paths()) == [])
    }

    @Test("names every screenshot once")
    func unique() {
        #expect(Set(SitePage.all.map(\.name)).count == SitePage.all.count)
    }

    /// The addresses that the station answers with a page.
    private static func paths() async throws -> [String] {
        let start = Instant(microseconds: 1_772_406_000_000_000)
        let store = try SQLiteJournal()
        try SiteSetup().apply(to: store, at: start, fresh: (BeaconUUID(high: 1, low: 2), "UTC"))
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let station = try await LiveStation(store: store, receivers: [], now: start, version: "test", logger: logger)
        let services = WebServices(
            board: station,
            radio: station,
            journal: store,
            punches: station,
            access: AccessControl(store: store),
            links: NoLinks(),
            peers: PeerServices(
                manager: PeerManager(store: store, own: try #require(store.ownID), logger: logger),
                messages: MessageManager(store: store, files: MessageFolder(dataFolder: "/nowhere")),
                port: nil,
                finder: nil,
                goodbye: { _ in }
            ),
            spreadsheets: XlsxMaker(),
            sheets: PDFSheetPrinter(),
            now: { start }
        )
        return try routeTable(services: services, configuration: WebConfiguration(version: "test"))
            .filter { $0.method == .get }.map(\.path)
    }
}
