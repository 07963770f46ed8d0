import Attendance
import BeaconKit
import EndToEndSupport
import FactExamples
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import MusterExports
import MusterStorage
import MusterWeb
import NIOCore
import NIOEmbedded
import Station
import Synchronization

/// The whole web server over a small office, asked without a network in the name of its administrator.
struct WebServerInMemory {
    struct Answer {
        let status: Int
        let body: [UInt8]
    }

    /// Tells nobody anything.
    private struct NoSender: ChannelSender {
        func send(_ message: OutgoingMessage, to channel: Station.Channel) -> SendOutcome { SendOutcome(.unreachable) }
        func connection(of channel: Station.Channel) -> ChannelConnection? { nil }
    }

    /// Takes what is answered.
    private final class Sink: ResponseBodyWriter {
        private(set) var bytes: [UInt8] = []
        func write(_ buffer: ByteBuffer) { bytes += buffer.readableBytesView }
        func finish(_ trailing: HTTPFields?) {}
    }

    let routes: [Route]
    /// What requests are written into.
    let journal: SQLiteJournal
    /// What shows that a form is of one of the server's own pages.
    let csrfToken: String
    /// What the server's own pages and description call things.
    private(set) var names = WebNames()
    private let folder: TemporaryFolder
    private let headers: HTTPFields
    private let respond: (Request) async throws -> Response
    /// Looking for them takes long, and they are always the same.
    private static let found = Mutex<WebNames?>(nil)

    init() async throws {
        folder = try TemporaryFolder()
        journal = try SQLiteJournal()
        try SmallOffice.furnish(journal)
        let now = SmallOffice.instant(6_000)
        let logger = SmallOffice.logger()
        let station = try await LiveStation(store: journal, now: now, version: "fuzz", logger: logger)
        let access = AccessControl(store: journal, cost: .least)
        let password = "purple tide on Sunday"
        try await access.add(name: "Root", role: .admin, person: nil, password: password, by: "fuzz", at: now)
        let secret = try await access.signIn(name: "Root", password: password, address: "a", browser: "b", at: now)
        let services = WebServices(
            board: station,
            radio: station,
            journal: journal,
            punches: station,
            access: access,
            links: NoSender(),
            peers: PeerServices(
                manager: PeerManager(store: journal, own: try journal.stationID(), logger: logger),
                messages: MessageManager(store: journal, files: MessageFolder(dataFolder: folder.path)),
                port: 8437,
                finder: nil,
                goodbye: { _ in }
            ),
            spreadsheets: XlsxMaker(),
            sheets: PDFSheetPrinter(),
            now: { now }
        )
        let configuration = WebConfiguration(port: 0, version: "fuzz", updateInterval: .zero)
        routes = try routeTable(services: services, configuration: configuration)
        csrfToken = secret.csrfToken(for: "muster form 1")
        headers = [
            .cookie: "muster=\(secret.text)", try FactExamples.some(HTTPField.Name("Muster-CSRF")): csrfToken,
            .acceptLanguage: "en",
        ]
        respond = try await Self.responder(
            makeWebApplication(services: services, configuration: configuration, logger: logger)
        )
        names = try await allNames()
    }

    private static func responder<Application: ApplicationProtocol>(
        _ application: Application
    ) async throws -> (Request) async throws -> Response
    where Application.Responder.Context: InitializableFromSource<ApplicationRequestContextSource> {
        let responder = try await application.responder
        let logger = SmallOffice.logger()
        return { request in
            let source = ApplicationRequestContextSource(channel: NIOAsyncTestingChannel(), logger: logger)
            return try await responder.respond(to: request, context: .init(source: source))
        }
    }

    func answer(_ method: HTTPRequest.Method, _ path: String, body: [UInt8]?) async throws -> Answer {
        var headers = headers
        if let body { headers[.contentLength] = String(body.count) }
        let head = HTTPRequest(
            method: method,
            scheme: "http",
            authority: "localhost",
            path: path,
            headerFields: headers
        )
        let response = try await respond(Request(head: head, body: RequestBody(buffer: ByteBuffer(bytes: body ?? []))))
        let sink = Sink()
        try await response.body.write(sink)
        return Answer(status: Int(response.status.code), body: sink.bytes)
    }

    /// A value for a part of a path: one that the server's pages lead to, or one that is usual.
    func parameter(_ name: String, in path: String, _ random: inout FuzzCase) -> String {
        if let known = names.parameters[path + " " + name], !random.once(in: 4) { return random.one(of: known) }
        return random.one(of: WebNames.usual[name] ?? ["x", "1"])
    }

    private func allNames() async throws -> WebNames {
        if let found = Self.found.withLock({ $0 }) { return found }
        var names = WebNames()
        for path in WebNames.firstPages {
            let page = try await answer(.get, path, body: nil)
            names.read(page: String(decoding: page.body, as: UTF8.self), routes: routes)
        }
        // One step further: what these lead to.
        for path in names.links.sorted().prefix(24) {
            let page = try await answer(.get, path, body: nil)
            names.read(page: String(decoding: page.body, as: UTF8.self), routes: routes)
        }
        names.read(description: try JSONTree(try await answer(.get, "/api/v1/openapi.json", body: nil).body))
        Self.found.withLock { $0 = names }
        return names
    }
}
