import Attendance
import BeaconKit
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import MusterWeb
import NIOCore
import Station
import Testing

/// The JSON routes of channels, sharing, conflicts, messages and stations, each with a request that would be carried out: so
/// that a refusal is one of who asks, and not of what.
@Suite("Who changes channels, sharing, conflicts, messages and stations")
struct RouteAccessTests {
    /// A request. Braces stand for what a station has: its channel, its delivery, and so on.
    struct Ask: CustomTestStringConvertible, Sendable {
        let method: HTTPRequest.Method
        /// As the route has it.
        let route: String
        let path: String
        let body: String
        let permission: Permission
        /// What it is answered where it is carried out.
        let status: Int

        init(_ method: HTTPRequest.Method, _ route: String, _ path: String, _ body: String = "", is status: Int) {
            self.method = method
            self.route = route
            self.path = path
            self.body = body
            self.status = status
            permission =
                switch route.split(separator: "/")[2] {
                case "links": .manageLinks
                case "sharing": .changeSettings
                case "conflicts": .editPeople
                case "messages": .exchangeMessages
                default: .manageAccess
                }
        }

        var testDescription: String { "\(method) \(route)" }
    }

    private static let channel = #"{"name": "A", "kind": "webhook", "address": "https://a.example"}"#
    private static let everything = #"{"people": "all", "punches": "all", "items": true}"#

    static let asks = [
        Ask(.get, "/api/v1/links", "/api/v1/links", is: 200),
        Ask(.post, "/api/v1/links", "/api/v1/links", channel, is: 201),
        Ask(.get, "/api/v1/links/:id", "/api/v1/links/{channel}", is: 200),
        Ask(.patch, "/api/v1/links/:id", "/api/v1/links/{channel}", #"{"name": "B"}"#, is: 200),
        Ask(.delete, "/api/v1/links/:id", "/api/v1/links/{channel}", is: 204),
        Ask(.post, "/api/v1/links/:id/on", "/api/v1/links/{channel}/on", is: 200),
        Ask(.post, "/api/v1/links/:id/off", "/api/v1/links/{channel}/off", is: 200),
        Ask(.post, "/api/v1/links/:id/test", "/api/v1/links/{channel}/test", is: 200),
        Ask(.post, "/api/v1/links/:id/secret", "/api/v1/links/{channel}/secret", is: 200),
        Ask(.delete, "/api/v1/links/:id/secret/old", "/api/v1/links/{channel}/secret/old", is: 200),
        Ask(
            .put,
            "/api/v1/links/:id/subscriptions/:type",
            "/api/v1/links/{channel}/subscriptions/item.returned",
            is: 200
        ),
        Ask(.delete, "/api/v1/links/:id/subscriptions/:type", "/api/v1/links/{channel}/subscriptions/all", is: 200),
        Ask(.get, "/api/v1/links/:id/deliveries", "/api/v1/links/{channel}/deliveries", is: 200),
        Ask(
            .post,
            "/api/v1/links/:id/deliveries/:delivery/replay",
            "/api/v1/links/{channel}/deliveries/{delivery}/replay",
            is: 204
        ),
        Ask(.get, "/api/v1/sharing", "/api/v1/sharing", is: 200),
        Ask(.put, "/api/v1/sharing/:station", "/api/v1/sharing/{peer}", everything, is: 200),
        Ask(.put, "/api/v1/sharing/:station/taking", "/api/v1/sharing/{peer}/taking", everything, is: 200),
        Ask(.get, "/api/v1/conflicts", "/api/v1/conflicts", is: 200),
        Ask(.post, "/api/v1/conflicts/:id", "/api/v1/conflicts/number-7", #"{"side": 2, "number": 70}"#, is: 204),
        Ask(.get, "/api/v1/messages", "/api/v1/messages", is: 200),
        Ask(.post, "/api/v1/messages", "/api/v1/messages", #"{"to": "Back door", "text": "A"}"#, is: 201),
        Ask(.post, "/api/v1/messages/files", "/api/v1/messages/files?to=Back%20door", "A", is: 201),
        Ask(.get, "/api/v1/messages/:id", "/api/v1/messages/{message}", is: 200),
        Ask(.get, "/api/v1/messages/:id/content", "/api/v1/messages/{message}/content", is: 200),
        Ask(.post, "/api/v1/messages/:id/read", "/api/v1/messages/{message}/read", is: 200),
        Ask(.post, "/api/v1/messages/:id/pause", "/api/v1/messages/{message}/pause", is: 200),
        Ask(.post, "/api/v1/messages/:id/resume", "/api/v1/messages/{message}/resume", is: 200),
        Ask(.delete, "/api/v1/messages/:id", "/api/v1/messages/{message}", is: 204),
        Ask(.get, "/api/v1/stations", "/api/v1/stations", is: 200),
        Ask(.post, "/api/v1/stations/pairings", "/api/v1/stations/pairings", #"{"address": "a"}"#, is: 201),
        Ask(.post, "/api/v1/stations/pairings/allow", "/api/v1/stations/pairings/allow", is: 200),
        Ask(.delete, "/api/v1/stations/pairings/:id", "/api/v1/stations/pairings/called", is: 204),
        Ask(.post, "/api/v1/stations/confirm", "/api/v1/stations/confirm", #"{"code": "{code}"}"#, is: 200),
        Ask(.delete, "/api/v1/stations/:id", "/api/v1/stations/{peer}", is: 204),
    ]

    @Test("every JSON route of these has a request here, and every request a route")
    func complete() throws {
        let services = try makeTestServices(InMemoryBoardSource(Fixtures.board()))
        let parts: Set<Substring> = ["links", "sharing", "conflicts", "messages", "stations"]
        let routes = try routeTable(services: services, configuration: WebConfiguration(port: 0, version: "1"))
            .filter { $0.path.hasPrefix("/api/v1/") && parts.contains($0.path.split(separator: "/")[2]) }
        #expect(routes.map { "\($0.method) \($0.path)" }.sorted() == Self.asks.map(\.testDescription).sorted())
        for ask in Self.asks {
            let route = routes.first { $0.method == ask.method && $0.path == ask.route }
            #expect(route?.access == .permission(ask.permission), "\(ask.testDescription)")
        }
    }

    /// A station that has one of everything, and what it is called.
    private static func furnish(_ services: WebServices) async throws -> [String: String] {
        let request = ChannelRequest { [.name: "A", .kind: "webhook", .address: "https://a.example/hook"][$0] ?? "" }
        let channel = try services.links.add(request, subscriptions: [.everything], at: Fixtures.now)
        let draft = EntryDraft(
            .punched(Punch(person: PersonID(rawValue: "p"), direction: .in)),
            happened: Fixtures.now,
            source: .kiosk,
            actor: "test"
        )
        _ = try services.journal.append([draft], recorded: Fixtures.now)
        let store = services.links.store
        _ = try store.enqueue(at: Fixtures.now)
        let delivery = try #require(try store.deliveries(channel.id, limit: 1).first)
        try store.record(SendOutcome(.delivered), verdict: .delivered, of: delivery.id, at: Fixtures.now)

        _ = try RosterCommands(store: services.journal, actor: "test", source: .supervisor).add(
            number: try #require(PersonNumber(rawValue: 7)),
            details: try PersonDetails(name: "Sam Hill"),
            at: Fixtures.now
        )
        try await OtherStation.give("Mei Lin", number: 7, to: services)

        let peer = try services.pair(name: "Back door")
        let message = try services.receive("Hello", from: peer)
        let code = try services.takeCall().code(own: services.peers.manager.own)
        return [
            "{channel}": channel.id, "{delivery}": "\(delivery.id)", "{peer}": peer.text,
            "{message}": message.id.rawValue, "{code}": try #require(code),
        ]
    }

    /// What principals show, those first who may not.
    private struct Principals {
        var refused: [(name: String, status: Int, headers: HTTPFields)] = []
        /// An administrator's own session.
        var admin = HTTPFields()
        /// An administrator's program with this permission alone; `nil` where no program may.
        var program: HTTPFields?

        init(_ access: AccessControl, _ permission: Permission) async throws {
            refused.append(("anonymous", 401, HTTPFields()))
            refused.append(("unknown token", 401, [.authorization: "Bearer \(Secret().text)"]))
            let code = await access.kioskCode(name: "Door", at: Fixtures.now)
            let kiosk = try await access.enrol(code: code, address: "a", at: Fixtures.now)
            refused.append(("kiosk", 403, try Self.session(kiosk)))
            for role in Role.allCases {
                let password = "purple tide on Sunday"
                let account = try await access.add(name: role.rawValue, role: role, password: password)
                let session = try await access.signIn(
                    name: role.rawValue,
                    password: password,
                    address: "a",
                    browser: "b",
                    at: Fixtures.now
                )
                func token(_ scopes: Set<Permission>) async throws -> HTTPFields {
                    let token = try await access.makeToken(name: "T", for: account.id, scopes: scopes, at: Fixtures.now)
                    return [.authorization: "Bearer \(token.text)"]
                }
                if role == .admin {
                    admin = try Self.session(session)
                    let others = Set(Permission.allCases).subtracting([permission])
                    refused.append(("program with all else", 403, try await token(others)))
                    program = Permission.ofPrograms.contains(permission) ? try await token([permission]) : nil
                    if program == nil { refused.append(("program", 403, try await token(Set(Permission.allCases)))) }
                } else if !role.permissions.contains(permission) {
                    refused.append((role.rawValue, 403, try Self.session(session)))
                    refused.append(("\(role)'s program", 403, try await token(Set(Permission.allCases))))
                }
            }
        }

        /// A browser's cookie, and the csrfToken with which a page's script sends.
        private static func session(_ secret: Secret) throws -> HTTPFields {
            [
                .cookie: "muster=\(secret.text)",
                try #require(HTTPField.Name("Muster-CSRF")): secret.csrfToken(for: "muster form 1"),
            ]
        }
    }

    /// Who asks, with what a request of theirs says.
    private static func prepare(_ ask: Ask) async throws -> (WebServices, Principals, path: String, body: ByteBuffer?) {
        let services = try makeTestServices(InMemoryBoardSource(Fixtures.board()))
        let names = try await furnish(services)
        func filled(_ text: String) -> String { names.reduce(text) { $0.replacing($1.key, with: $1.value) } }
        let principals = try await Principals(services.access, ask.permission)
        return (services, principals, filled(ask.path), ask.body.isEmpty ? nil : ByteBuffer(string: filled(ask.body)))
    }

    @Test("who may not is refused and changes nothing; a program that may is not refused", arguments: asks)
    func access(ask: Ask) async throws {
        let (services, principals, path, body) = try await Self.prepare(ask)
        try await makeTestApplication(services).test(.router) { client in
            func status(_ headers: HTTPFields) async throws -> Int {
                try await client.execute(uri: path, method: ask.method, headers: headers, body: body) { $0.status.code }
            }
            let before = try StationTrace(services)
            for principal in principals.refused {
                #expect(try await status(principal.headers) == principal.status, "\(principal.name)")
            }
            if ask.method != .get {
                var forged = principals.admin
                forged[try #require(HTTPField.Name("Muster-CSRF"))] = nil
                #expect(try await status(forged) == 403, "a session without a csrfToken")
                var foreign = principals.admin
                foreign[try #require(HTTPField.Name("Sec-Fetch-Site"))] = "cross-site"
                #expect(try await status(foreign) == 403, "another site's page")
            }
            #expect(try StationTrace(services) == before)
            #expect(try await status(principals.program ?? principals.admin) == ask.status)
        }
    }

    @Test("an administrator's own session may do each", arguments: asks)
    func session(ask: Ask) async throws {
        let (services, principals, path, body) = try await Self.prepare(ask)
        try await makeTestApplication(services).test(.router) { client in
            try await client.execute(uri: path, method: ask.method, headers: principals.admin, body: body) { response in
                #expect(response.status.code == ask.status)
            }
        }
    }
}
