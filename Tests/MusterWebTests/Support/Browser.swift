import BeaconKit
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import MusterWeb
import NIOCore
import Station
import Attendance
import Testing

/// A browser of somebody who signed in, on an application over a real journal in memory.
struct Browser {
    struct Answer {
        let status: HTTPResponse.Status
        let text: String
        let location: String?
    }

    let services: WebServices
    private let client: any TestClientProtocol
    private let secret: Secret
    private let language: String

    /// Opens a browser for the time of `use`.
    static func open(
        as role: Role = .supervisor,
        language: String = "en",
        board: Board? = nil,
        radio: InMemoryRadio = InMemoryRadio(),
        peerPort: Int? = 8437,
        sites: (any SiteSource)? = nil,
        _ use: @escaping @Sendable (Browser) async throws -> Void
    ) async throws {
        var made = try makeTestServices(
            InMemoryBoardSource(board ?? Fixtures.board()),
            radio: radio,
            peerPort: peerPort
        )
        made.sites = sites
        let services = made
        let password = "purple tide on Sunday"
        try await services.access.add(name: "Someone", role: role, password: password)
        let secret = try await services.access.signIn(
            name: "Someone",
            password: password,
            address: "a",
            browser: "b",
            at: Fixtures.now
        )
        let application = try makeWebApplication(
            services: services,
            configuration: WebConfiguration(port: 0, version: "1", updateInterval: .zero, isOpenBoard: false),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        )
        try await application.test(.router) { client in
            try await use(Browser(services: services, client: client, secret: secret, language: language))
        }
    }

    private var csrfToken: String { secret.csrfToken(for: "muster form 1") }

    func get(_ path: String) async throws -> Answer { try await send(.get, path) }

    /// - Parameter all: fields that a form sends more than once, as of boxes that are ticked.
    func post(_ path: String, _ fields: [String: String] = [:], all: [(String, String)] = []) async throws -> Answer {
        var allowed = CharacterSet.alphanumerics
        allowed.insert(charactersIn: "-._")
        let sent = fields.merging(["csrfToken": csrfToken]) { $1 }.map { ($0.key, $0.value) } + all
        let body = sent.map { name, value in
            "\(name)=\(value.addingPercentEncoding(withAllowedCharacters: allowed) ?? "")"
        }
        return try await send(.post, path, body: Array(body.joined(separator: "&").utf8))
    }

    /// Presses the button that undoes what was just done.
    func postUndo(in page: String, to action: String) async throws -> Answer {
        let notice = try #require(page.firstMatch(of: #/<div class="notice[\s\S]*?</form>/#)).output
        #expect(notice.contains(#"action="\#(action)""#))
        let fields = notice.matches(of: #/name="([^"]*)" value="([^"]*)"/#)
            .map { (String($0.1), String($0.2)) }.filter { $0.0 != "csrfToken" }
        return try await post(action, all: fields)
    }

    /// As a script sends bytes.
    func send(_ method: HTTPRequest.Method, _ path: String, bytes: [UInt8], hasCSRFToken: Bool = true) async throws
        -> Answer
    {
        try await send(method, path, body: bytes, csrfToken: hasCSRFToken ? csrfToken : nil)
    }

    private func send(
        _ method: HTTPRequest.Method,
        _ path: String,
        body: [UInt8]? = nil,
        csrfToken: String? = nil
    ) async throws -> Answer {
        var headers: HTTPFields = [.cookie: "muster=\(secret.text); lang=\(language)"]
        if let csrfToken { headers[try #require(HTTPField.Name("Muster-CSRF"))] = csrfToken }
        let buffer = body.map { ByteBuffer(bytes: $0) }
        return try await client.execute(uri: path, method: method, headers: headers, body: buffer) { response in
            try APIDescription.hold(method, path, response)
            return Answer(
                status: response.status,
                text: String(buffer: response.body),
                location: response.headers[.location]
            )
        }
    }

    /// Adds somebody directly.
    @discardableResult
    func add(_ number: Int, _ name: String, department: String = "") throws -> Person {
        try commands.add(
            number: #require(PersonNumber(rawValue: number)),
            details: PersonDetails(name: name, department: department),
            at: Fixtures.now
        )
    }

    /// Somebody else's changes.
    var commands: RosterCommands { RosterCommands(store: services.journal, actor: "other", source: .supervisor) }

    var roster: Roster { get throws { try services.journal.state().roster } }
}
