import Attendance
import BeaconKit
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import MusterExports
import MusterStorage
import MusterWeb
import Station
import Testing

/// A kiosk, or somebody else who punches, on an application over a real station: Saturday, 21 November 2026, 10:00 in
/// Shanghai, where Ada Chen (7) and Bo (8) work.
struct Kiosk {
    enum Who: Hashable, Sendable {
        case kiosk, supervisor
        /// With these permissions of an administrator.
        case program(Set<Permission>)
    }

    struct Answer {
        let status: HTTPResponse.Status
        let text: String
        let headers: HTTPFields

        var json: [String: Any] { get throws { try #require(try read()) } }

        private func read() throws -> [String: Any]? {
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        }

        /// The reason of a problem, for programs.
        var code: String? { (try? read())?["code"] as? String }
        var detail: String? { (try? read())?["detail"] as? String }
    }

    let services: WebServices
    let journal: any JournalStore
    let station: LiveStation
    private let client: any TestClientProtocol
    private let secret: Secret
    private let isProgram: Bool

    /// - Parameters:
    ///   - now: what the wall clock shows in the web server.
    ///   - timeZone: the site's.
    static func open(
        as who: Who = .kiosk,
        now: Instant = Fixtures.now,
        timeZone: String = "Asia/Shanghai",
        _ use: @escaping @Sendable (Kiosk) async throws -> Void
    ) async throws {
        let journal = try SQLiteJournal()
        try SiteSetup().apply(to: journal, at: Fixtures.now, fresh: (BeaconUUID(high: 1, low: 2), timeZone))
        let commands = RosterCommands(store: journal, actor: "test", source: .supervisor)
        for (number, name) in [(7, "Ada Chen"), (8, "Bo")] {
            let number = try #require(PersonNumber(rawValue: number))
            try commands.add(number: number, details: PersonDetails(name: name), at: Fixtures.now)
        }
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let station = try await LiveStation(store: journal, now: Fixtures.now, version: "1", logger: logger)
        let access = AccessControl(store: journal, cost: .least)
        let services = WebServices(
            board: station,
            radio: station,
            journal: journal,
            punches: station,
            access: access,
            links: ScriptedSender(),
            peers: try makeTestPeers(journal),
            spreadsheets: XlsxMaker(),
            sheets: PDFSheetPrinter(),
            now: { now }
        )
        let root = try await access.add(name: "Root", role: .admin, password: "purple tide on Sunday")
        let secret: Secret
        switch who {
        case .kiosk:
            let code = await access.kioskCode(name: "Door", at: now)
            secret = try await access.enrol(code: code, address: "a", at: now)
        case .supervisor:
            let password = "seven grey cats"
            try await access.add(name: "Sue", role: .supervisor, password: password)
            secret = try await access.signIn(name: "Sue", password: password, address: "a", browser: "b", at: now)
        case .program(let scopes):
            secret = try await access.makeToken(name: "Gate", for: root.id, scopes: scopes, at: now)
        }
        let application = try makeWebApplication(
            services: services,
            configuration: WebConfiguration(port: 0, version: "1", updateInterval: .zero),
            logger: logger
        )
        let isProgram = if case .program = who { true } else { false }
        try await application.test(.router) { client in
            try await use(
                Kiosk(
                    services: services,
                    journal: journal,
                    station: station,
                    client: client,
                    secret: secret,
                    isProgram: isProgram
                )
            )
        }
    }

    static let signature = "[[[600,1000],[1500,400],[2400,1200]]]"

    /// A punch of Ada's; a member whose value is `nil` is left out.
    static func body(_ changes: [String: String?] = [:]) -> String {
        var members: [String: String?] = ["number": "7", "key": "\"k\"", "strokes": signature]
        for (name, value) in changes { members[name] = .some(value) }
        let written = members.compactMap { name, value in value.map { "\"\(name)\":\($0)" } }
        return "{\(written.sorted().joined(separator: ","))}"
    }

    func punch(_ changes: [String: String?] = [:], language: String = "en") async throws -> Answer {
        try await send(Self.body(changes), language: language)
    }

    func send(_ body: String, language: String = "en", hasCSRFToken: Bool = true) async throws -> Answer {
        try await execute(.post, "/api/v1/punches", body: body, language: language, hasCSRFToken: hasCSRFToken)
    }

    func get(_ path: String) async throws -> Answer { try await execute(.get, path) }

    func execute(
        _ method: HTTPRequest.Method,
        _ path: String,
        body: String? = nil,
        language: String = "en",
        hasCSRFToken: Bool = true,
        key: String? = nil,
        bytes: [UInt8]? = nil
    ) async throws -> Answer {
        var headers: HTTPFields = [.acceptLanguage: language]
        if let key { headers[try #require(HTTPField.Name("Idempotency-Key"))] = key }
        if isProgram {
            headers[.authorization] = "Bearer \(secret.text)"
        } else {
            headers[.cookie] = "muster=\(secret.text)"
            if hasCSRFToken {
                headers[try #require(HTTPField.Name("Muster-CSRF"))] = secret.csrfToken(for: "muster form 1")
            }
        }
        let buffer = body.map { ByteBuffer(string: $0) } ?? bytes.map { ByteBuffer(bytes: $0) }
        return try await client.execute(uri: path, method: method, headers: headers, body: buffer) { response in
            try APIDescription.hold(method, path, response)
            return Answer(status: response.status, text: String(buffer: response.body), headers: response.headers)
        }
    }

    /// The last punch in the journal.
    var lastPunch: RecordedPunch? {
        get throws { try journal.entries(after: 0, limit: 1000).compactMap { RecordedPunch($0) }.last }
    }

    var ada: Person {
        get throws {
            let number = try #require(PersonNumber(rawValue: 7))
            return try #require(try journal.state().roster.person(number: number))
        }
    }
}
