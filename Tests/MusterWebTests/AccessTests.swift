import Attendance
import BeaconKit
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import MusterWeb
import Station
import Testing

/// Every route, and who may use it. A new route needs a row here.
@Suite("Who may do what")
struct AccessTests {
    enum Who: String, CaseIterable {
        case anonymous, kiosk, staff, supervisor, warden, admin, auditor
    }

    /// Who gets in. For all others the answer is a way to sign in or a refusal.
    static let table: [String: Set<Who>] = [
        "GET /": board, "GET /events": board, "GET /photos/:commitment": board, "GET /api/v1/board": board,
        "GET /assets/:version/:name": everyone, "GET /healthz": everyone,
        "GET /app.webmanifest": everyone,
        "GET /metrics": readers, "GET /api/v1/openapi.json": everyone,
        "GET /sign-in": everyone, "POST /sign-in": everyone, "POST /sign-out": everyone,
        "GET /set-up": everyone, "POST /set-up": everyone,
        "GET /kiosk/enrol": everyone, "POST /kiosk/enrol": everyone,
        "GET /account": accounts, "POST /account/password": accounts, "POST /account/sign-out-everywhere": accounts,
        "GET /accounts": [.admin], "POST /accounts": [.admin], "POST /accounts/:id": [.admin],
        "POST /accounts/:id/password": [.admin], "POST /accounts/:id/remove": [.admin],
        "GET /kiosks": [.admin], "POST /kiosks": [.admin], "POST /kiosks/settings": [.admin],
        "GET /api/v1/people": readers, "POST /api/v1/people": editors,
        "GET /api/v1/people/:number": readers, "PATCH /api/v1/people/:number": editors,
        "DELETE /api/v1/people/:number": editors,
        "POST /api/v1/people/:number/archive": editors, "POST /api/v1/people/:number/restore": editors,
        "PUT /api/v1/people/:number/photo": editors, "DELETE /api/v1/people/:number/photo": editors,
        "PUT /api/v1/people/:number/badges/:badge": editors,
        "DELETE /api/v1/people/:number/badges/:badge": editors,
        "GET /search": accounts, "GET /search/results": accounts,
        "GET /people": readers, "GET /people/results": readers, "GET /people/:id": readers,
        "GET /people/new": editors, "POST /people": editors, "GET /people/check": editors,
        "POST /people/:id": editors, "POST /people/:id/archive": editors, "POST /people/:id/restore": editors,
        "POST /people/:id/remove": editors, "POST /people/:id/erase": [.admin],
        "POST /api/v1/people/:number/erase": [.admin],
        "PUT /people/:id/photo": editors, "DELETE /people/:id/photo": editors,
        "GET /people/:id/badges": editors, "GET /people/:id/badges/nearby": editors,
        "POST /people/:id/badges": editors, "POST /people/:id/badges/revoke": editors,
        "GET /people/import": editors, "POST /people/import": editors,
        "GET /punches/import": editors, "POST /punches/import": editors,
        "POST /api/v1/imports/people": editors, "POST /api/v1/imports/punches": editors,
        "GET /visitors": inviters, "POST /visitors": inviters, "GET /visitors/:id": inviters,
        "POST /visitors/:id": inviters, "POST /visitors/:id/remove": inviters,
        "POST /visitors/:id/sign-in": editors, "POST /visitors/:id/sign-out": editors,
        "GET /visitors/:id/badge": editors, "GET /visitors/rules": [.admin], "POST /visitors/rules": [.admin],
        "GET /kiosk/worker.js": everyone, "GET /kiosk/visitor": kiosks, "POST /kiosk/visitor": kiosks,
        "GET /visit/:pass": everyone, "POST /visit/:pass": everyone,
        "GET /api/v1/visitors": editors, "POST /api/v1/visitors": editors, "GET /api/v1/visitors/:id": editors,
        "PATCH /api/v1/visitors/:id": editors, "DELETE /api/v1/visitors/:id": editors,
        "POST /api/v1/visitors/:id/sign-in": editors, "POST /api/v1/visitors/:id/sign-out": editors,
        "GET /api/v1/visitor-rules": [.admin], "PATCH /api/v1/visitor-rules": [.admin],
        "GET /kiosk": kiosks, "POST /api/v1/punches": kiosks, "PUT /api/v1/punches/photo": kiosks,
        "POST /people/:id/pin": editors, "POST /people/:id/quiet": editors,
        "GET /api/v1/people/:number/quiet-hours": readers, "PUT /api/v1/people/:number/quiet-hours": editors,
        // Their own is tested apart: nobody here is linked to a person.
        "GET /people/:id/history": historians, "GET /people/:id/signatures/:commitment": historians,
        "GET /people/:id/punch-photos/:commitment": historians,
        "GET /api/v1/people/:number/punches": historians, "GET /people/:id/record-access": historians,
        "GET /api/v1/people/:number/record-access": historians,
        "GET /beacons": readers, "GET /beacons/events": readers, "GET /beacons/pair": editors,
        "GET /api/v1/beacons": readers, "GET /receivers": readers, "POST /receivers/:id": [.admin],
        "GET /api/v1/receivers": readers, "PUT /api/v1/receivers/:id": [.admin],
        "GET /transmit": [.admin], "POST /transmit": [.admin], "POST /transmit/:id/stop": [.admin],
        "POST /presets/:id/start": [.admin], "POST /presets/:id/remove": [.admin],
        "POST /transmit/check-in": [.admin], "POST /transmit/check-in/end": [.admin],
        "GET /calibrate": [.admin], "POST /calibrate": [.admin], "POST /api/v1/calibrations": [.admin],
        "GET /api/v1/transmissions": [.admin], "PUT /api/v1/transmissions/:id": [.admin],
        "DELETE /api/v1/transmissions/:id": [.admin],
        "GET /api/v1/events": historians,
        "GET /stations/sharing": [.admin], "POST /stations/sharing": [.admin],
        "POST /stations/sharing/taking": [.admin],
        "GET /conflicts": [.supervisor, .admin], "POST /conflicts/:id": [.supervisor, .admin],
        "GET /api/v1/sharing": [.admin], "PUT /api/v1/sharing/:station": [.admin],
        "PUT /api/v1/sharing/:station/taking": [.admin],
        "GET /api/v1/conflicts": [.supervisor, .admin], "POST /api/v1/conflicts/:id": [.supervisor, .admin],
        "GET /links": [.admin], "POST /links": [.admin], "GET /links/:id": [.admin], "POST /links/:id": [.admin],
        "POST /links/:id/off": [.admin], "POST /links/:id/on": [.admin], "POST /links/:id/remove": [.admin],
        "POST /links/:id/test": [.admin], "POST /links/:id/secret": [.admin], "POST /links/:id/secret/old": [.admin],
        "POST /links/:id/tell": [.admin], "POST /links/:id/tell/remove": [.admin], "POST /links/:id/replay": [.admin],
        "GET /api/v1/links": [.admin], "POST /api/v1/links": [.admin], "GET /api/v1/links/:id": [.admin],
        "PATCH /api/v1/links/:id": [.admin], "DELETE /api/v1/links/:id": [.admin],
        "POST /api/v1/links/:id/on": [.admin], "POST /api/v1/links/:id/off": [.admin],
        "POST /api/v1/links/:id/test": [.admin], "POST /api/v1/links/:id/secret": [.admin],
        "DELETE /api/v1/links/:id/secret/old": [.admin],
        "PUT /api/v1/links/:id/subscriptions/:type": [.admin],
        "DELETE /api/v1/links/:id/subscriptions/:type": [.admin],
        "GET /api/v1/links/:id/deliveries": [.admin],
        "POST /api/v1/links/:id/deliveries/:delivery/replay": [.admin],
        "GET /floors": board, "GET /floors/all": [.admin], "POST /floors": [.admin], "GET /floors/:id": [.admin],
        "POST /floors/:id": [.admin], "POST /floors/:id/remove": [.admin], "GET /api/v1/floors": board,
        "POST /api/v1/floors": [.admin], "GET /api/v1/floors/:id": board, "PATCH /api/v1/floors/:id": [.admin],
        "DELETE /api/v1/floors/:id": [.admin], "GET /api/v1/floors/:id/picture": board,
        "PUT /api/v1/floors/:id/picture": [.admin], "DELETE /api/v1/floors/:id/picture": [.admin],
        "GET /gateways": [.admin], "POST /gateways": [.admin], "POST /gateways/test": [.admin],
        "POST /gateways/remove": [.admin], "GET /api/v1/gateways": [.admin], "POST /api/v1/gateways": [.admin],
        "POST /api/v1/gateways/test": [.admin], "DELETE /api/v1/gateways/:id": [.admin],
        "GET /stations": [.admin], "POST /stations/pair": [.admin], "POST /stations/allow": [.admin],
        "POST /stations/confirm": [.admin],
        "POST /stations/pairings/:id/cancel": [.admin], "POST /stations/:id/accept": [.admin],
        "POST /stations/:id/unpair": [.admin], "GET /api/v1/stations": [.admin],
        "POST /api/v1/stations/pairings": [.admin], "POST /api/v1/stations/pairings/allow": [.admin],
        "DELETE /api/v1/stations/pairings/:id": [.admin],
        "POST /api/v1/stations/confirm": [.admin], "DELETE /api/v1/stations/:id": [.admin],
        "GET /messages": editors, "POST /messages": editors, "POST /messages/files": editors,
        "GET /messages/wall": board, "GET /messages/wall/:id": board, "GET /messages/:id": editors,
        "GET /messages/:id/content": editors, "POST /messages/:id/pause": editors,
        "POST /messages/:id/resume": editors, "POST /messages/:id/read": editors,
        "POST /messages/:id/delete": editors, "GET /api/v1/messages": editors, "POST /api/v1/messages": editors,
        "POST /api/v1/messages/files": editors, "GET /api/v1/messages/:id": editors,
        "GET /api/v1/messages/:id/content": editors, "POST /api/v1/messages/:id/read": editors,
        "POST /api/v1/messages/:id/pause": editors, "POST /api/v1/messages/:id/resume": editors,
        "DELETE /api/v1/messages/:id": editors,
        "GET /settings": [.admin], "POST /settings/site": [.admin], "POST /settings/presence": [.admin],
        "POST /settings/verify": [.admin], "GET /api/v1/settings": [.admin],
        "GET /api/v1/settings/kiosk": kiosks, "PATCH /api/v1/settings/kiosk": [.admin],
        "PATCH /api/v1/settings/site": [.admin], "PATCH /api/v1/settings/presence": [.admin],
        "GET /retention": [.admin], "POST /retention": [.admin], "POST /retention/clock": [.admin],
        "GET /api/v1/retention": [.admin], "PATCH /api/v1/retention": [.admin],
        "POST /api/v1/retention/forecast": [.admin], "POST /api/v1/retention/clock": [.admin],
        "GET /items": readers, "GET /items/events": readers, "GET /items/nearby": editors, "GET /items/new": editors,
        "POST /items": editors, "GET /items/:id": readers, "POST /items/:id": editors,
        "POST /items/:id/remove": editors, "PUT /items/:id/photo": editors, "DELETE /items/:id/photo": editors,
        "POST /alerts/:id/seen": editors, "POST /alerts/:id/snooze": editors,
        "GET /api/v1/items": readers, "POST /api/v1/items": editors, "GET /api/v1/items/:id": readers,
        "PATCH /api/v1/items/:id": editors, "DELETE /api/v1/items/:id": editors,
        "GET /api/v1/alerts": readers, "POST /api/v1/alerts/:id/seen": editors,
        "POST /api/v1/alerts/:id/snooze": editors,
        "GET /rules": [.admin], "GET /rules/new": [.admin], "POST /rules": [.admin], "POST /rules/greet": [.admin],
        "POST /rules/doors": [.admin], "GET /rules/:id": [.admin], "POST /rules/:id": [.admin],
        "POST /rules/:id/remove": [.admin], "GET /api/v1/rules": [.admin], "POST /api/v1/rules": [.admin],
        "PUT /api/v1/rules/:id": [.admin], "DELETE /api/v1/rules/:id": [.admin],
        "GET /api/v1/timesheets/departments": historians,
        "GET /api/v1/timesheets": historians, "GET /api/v1/people/:number/timesheet": historians,
        "GET /api/v1/people/:number/days/:day": historians, "GET /api/v1/exceptions": historians,
        "POST /api/v1/exceptions/:exception/acknowledge": editors,
        "GET /api/v1/corrections": accounts, "POST /api/v1/corrections": editors,
        "POST /api/v1/corrections/:id/approve": editors, "POST /api/v1/corrections/:id/refuse": editors,
        "GET /api/v1/news": accounts, "GET /api/v1/shifts": accounts, "POST /api/v1/shifts": editors,
        "DELETE /api/v1/shifts/:code": editors, "POST /plan/shifts/:code/remove": editors,
        "GET /api/v1/schedules": historians, "POST /api/v1/schedules": editors,
        "POST /api/v1/schedules/:id/end": editors, "GET /api/v1/holidays": accounts,
        "PUT /api/v1/holidays/:day": editors, "DELETE /api/v1/holidays/:day": editors,
        "GET /api/v1/leave": historians, "POST /api/v1/leave": editors, "DELETE /api/v1/leave/:id": editors,
        "GET /api/v1/periods": historians, "POST /api/v1/periods": editors, "POST /api/v1/periods/reopen": editors,
        "GET /api/v1/policies": accounts, "POST /api/v1/policies": [.admin],
        "POST /api/v1/policies/preview": historians,
        "GET /api/v1/rollcalls": readers, "POST /api/v1/rollcalls": wardens, "GET /api/v1/rollcalls/:id": readers,
        "POST /api/v1/rollcalls/:id/marks": wardens, "POST /api/v1/rollcalls/:id/close": wardens,
        "GET /api/v1/exports/timesheets.csv": historians, "GET /api/v1/exports/punches.csv": historians,
        "GET /api/v1/exports/totals.csv": historians, "GET /api/v1/exports/exceptions.csv": historians,
        "GET /api/v1/exports/bundle.jsonl": historians, "GET /api/v1/exports/sheets.pdf": historians,
        "POST /api/v1/exports/payroll": historians,
        "GET /api/v1/exports/timesheets.xlsx": historians, "GET /api/v1/exports/shifts.ics": historians,
        "GET /api/v1/people/:number/shifts.ics": historians, "GET /api/v1/people/:number/record": historians,
        // Their own is tested apart, as their punches are.
        "GET /people/:id/days/:day": historians, "GET /people/:id/months/:month": historians,
        "GET /people/:id/months/:month/sheet.pdf": historians, "POST /people/:id/months/:month/confirm": [],
        "POST /people/:id/months/:month/countersign": editors,
        "GET /people/:id/plan/:month": historians,
        "POST /people/:id/days/:day/corrections": editors, "GET /corrections": accounts,
        "POST /corrections/:id/approve": editors, "POST /corrections/:id/refuse": editors,
        "GET /exceptions": historians, "POST /exceptions/acknowledge": editors,
        "POST /exceptions/correct": editors,
        "POST /people/bulk/department": editors, "POST /people/bulk/departments": editors,
        "POST /people/bulk/archive": editors, "POST /people/bulk/restore": editors,
        "POST /exceptions/again": editors, "POST /exceptions/leave/grant": editors,
        "POST /exceptions/leave/refuse": editors,
        // Their own is tested apart.
        "POST /people/:id/leave-requests": [], "POST /leave-requests/:id/withdraw": [],
        "POST /leave-requests/:id/grant": editors, "POST /leave-requests/:id/refuse": editors,
        "POST /leave-requests/reopen": editors, "POST /people/:id/punch": [],
        "GET /settings/own-punching": [.admin], "POST /settings/own-punching": [.admin],
        "GET /api/v1/settings/own-punching": [.admin], "PATCH /api/v1/settings/own-punching": [.admin],
        "GET /api/v1/leave-requests": accounts, "POST /api/v1/leave-requests": editors,
        "POST /api/v1/leave-requests/:id/withdraw": [], "POST /api/v1/leave-requests/:id/grant": editors,
        "POST /api/v1/leave-requests/:id/refuse": editors,
        "POST /people/:id/days/:day/outside": editors,
        "GET /timesheets": historians,
        "GET /roll-call": readers, "POST /roll-call": wardens, "GET /roll-call/:id": readers,
        "GET /roll-call/:id/changes": readers, "POST /roll-call/:id/marks": wardens,
        "POST /roll-call/:id/close": wardens,
        "GET /plan": historians, "POST /plan/shifts": editors, "POST /plan/schedules": editors,
        "POST /plan/schedules/:id/end": editors, "POST /plan/holidays": editors,
        "POST /plan/holidays/remove": editors, "POST /plan/leave": editors, "POST /plan/leave/:id/withdraw": editors,
        "GET /periods": historians, "POST /periods/close": editors, "POST /periods/countersign": editors,
        "POST /periods/reopen": editors,
        "GET /what-if": historians, "POST /what-if/adopt": [.admin],
        "GET /pay": historians, "POST /pay/rules": [.admin], "POST /pay/rules/end": [.admin],
        "POST /pay/limits": [.admin], "POST /pay/limits/end": [.admin], "POST /pay/laws": [.admin],
        "POST /pay/contracts": editors, "POST /pay/contracts/:id/end": editors,
        "GET /people/:id/account/:month": historians, "POST /people/:id/account/:month": editors,
        "GET /api/v1/pay-rules": historians, "POST /api/v1/pay-rules": [.admin],
        "POST /api/v1/pay-rules/end": [.admin], "GET /api/v1/account-limits": historians,
        "POST /api/v1/account-limits": [.admin], "POST /api/v1/account-limits/end": [.admin],
        "GET /api/v1/people/:number/account": historians, "POST /api/v1/account-bookings": editors,
        "GET /api/v1/sheets": historians, "GET /api/v1/people/:number/sheet": historians,
        "POST /api/v1/people/:number/sheet/confirm": [],
        "POST /api/v1/people/:number/sheet/countersign": editors,
        "GET /api/v1/contracts": historians, "POST /api/v1/contracts": editors,
        "POST /api/v1/contracts/:id/end": editors, "GET /api/v1/pay": historians,
        "GET /api/v1/people/:number/pay": historians, "GET /api/v1/laws": historians,
        "POST /pay/payroll": [.admin], "POST /pay/payroll/remove": [.admin], "POST /pay/profiles": editors,
        "POST /pay/profiles/remove": editors, "GET /api/v1/payroll-setups": historians,
        "POST /api/v1/payroll-setups": [.admin], "POST /api/v1/payroll-setups/remove": [.admin],
        "GET /api/v1/import-profiles": editors, "POST /api/v1/import-profiles": editors,
        "POST /api/v1/import-profiles/remove": editors, "GET /api/v1/exports/payroll": historians,
        "POST /api/v1/outside-times": editors, "POST /api/v1/law-findings/acknowledge": editors,
        "POST /api/v1/laws": [.admin], "GET /api/v1/law-findings": historians,
        "GET /tokens": [.admin], "POST /tokens": [.admin], "POST /credentials/:id/revoke": [.admin],
    ]

    private static let readers: Set<Who> = [.supervisor, .warden, .admin, .auditor]
    private static let editors: Set<Who> = [.supervisor, .admin]
    private static let kiosks: Set<Who> = [.kiosk, .supervisor, .admin]
    private static let inviters: Set<Who> = [.staff, .supervisor, .warden, .admin]
    private static let historians: Set<Who> = [.supervisor, .admin, .auditor]
    private static let wardens: Set<Who> = [.supervisor, .warden, .admin]
    private static let everyone = Set(Who.allCases)
    private static let board = everyone.subtracting([.anonymous])
    private static let accounts = everyone.subtracting([.anonymous, .kiosk])

    private func configuration(isOpenBoard: Bool = false) -> WebConfiguration {
        WebConfiguration(port: 0, version: "1", updateInterval: .zero, isOpenBoard: isOpenBoard)
    }

    private func application(_ services: WebServices) throws -> some ApplicationProtocol {
        try makeWebApplication(
            services: services,
            configuration: configuration(),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        )
    }

    /// What a principal of a kind shows.
    private func secret(_ who: Who, _ access: AccessControl) async throws -> Secret? {
        switch who {
        case .anonymous: return nil
        case .kiosk:
            let code = await access.kioskCode(name: "Door", at: Fixtures.now)
            return try await access.enrol(code: code, address: "a", at: Fixtures.now)
        default:
            let role = try #require(Role(rawValue: who.rawValue))
            let name = "Some \(who.rawValue)"
            try await access.add(name: name, role: role, password: "purple tide on Sunday")
            return try await access.signIn(
                name: name,
                password: "purple tide on Sunday",
                address: "a",
                browser: "b",
                at: Fixtures.now
            )
        }
    }

    /// `SecurityTests` follows each of these with each credential, and takes it away.
    @Test("a station's streams are those of which it is tested that they end with their follower's access")
    func streams() throws {
        let services = try makeTestServices(InMemoryBoardSource(Fixtures.board()))
        let routes = try routeTable(services: services, configuration: WebConfiguration(port: 0, version: "1"))
        let streams = routes.map(\.path).filter { $0.hasSuffix("/events") }.sorted()
        #expect(streams == ["/api/v1/events", "/beacons/events", "/events", "/items/events"])
    }

    @Test("every route has a row, and every row a route")
    func complete() async throws {
        let services = try makeTestServices(InMemoryBoardSource(Fixtures.board()))
        let routes = try routeTable(services: services, configuration: configuration())
        #expect(Set(routes.map { "\($0.method) \($0.path)" }) == Set(Self.table.keys))
        #expect(routes.count == Self.table.count)
    }

    @Test("each principal gets in where the table says, and nowhere else", arguments: Who.allCases)
    func everyRoute(who: Who) async throws {
        let services = try makeTestServices(InMemoryBoardSource(Fixtures.board()))
        // Somebody is there already, so that nobody is sent to the set-up.
        try await services.access.add(name: "Root", role: .admin, password: "purple tide on Sunday")
        let secret = try await secret(who, services.access)
        let routes = try routeTable(services: services, configuration: configuration())
        try await application(services).test(.router) { client in
            // Signing out ends what the other routes are tried with.
            for route in routes
            where ![
                "/sign-out", "/account/sign-out-everywhere", "/events", "/beacons/events", "/items/events",
                "/api/v1/events",
            ]
            .contains(route.path) {
                let allowed = try #require(Self.table["\(route.method) \(route.path)"]).contains(who)
                let path = route.path.replacing("/:id", with: "/none").replacing("/:commitment", with: "/none")
                    .replacing("/:number", with: "/none")
                    .replacing("/:version/:name", with: "/0/muster.css")
                var headers = HTTPFields()
                if let secret { headers[.cookie] = "muster=\(secret.text)" }
                if route.method != .get, let secret {
                    headers[try #require(HTTPField.Name("Muster-CSRF"))] = secret.csrfToken(for: "muster form 1")
                }
                let form = secret.map { "csrfToken=\($0.csrfToken(for: "muster form 1"))" } ?? "csrfToken=none"
                let body = route.method == .post ? ByteBuffer(string: form) : nil
                try await client.execute(uri: path, method: route.method, headers: headers, body: body) { response in
                    let text = String(buffer: response.body)
                    let isRefused =
                        response.status == .unauthorized || text.contains("Sign in to continue")
                        || text.contains("Your account cannot open this page")
                        || (response.status == .forbidden && (path.hasPrefix("/api") || path == "/metrics"))
                    #expect(isRefused == !allowed, "\(who) \(route.method) \(route.path): \(response.status)")
                    #expect(response.status.code < 500, "\(route.method) \(route.path)")
                }
            }
        }
    }

    @Test(
        "who signed in finds the way on from a page that is refused or is not there",
        arguments: ["/accounts", "/nowhere", "//evil.example"]
    )
    func errorPages(path: String) async throws {
        let services = try makeTestServices(InMemoryBoardSource(Fixtures.board()))
        let secret = try #require(try await secret(.supervisor, services.access))
        try await application(services).test(.router) { client in
            let known: HTTPFields = [.cookie: "muster=\(secret.text)"]
            for (headers, isKnown) in [(known, true), (HTTPFields(), false)] {
                try await client.execute(uri: path, method: .get, headers: headers) { response in
                    let text = String(buffer: response.body)
                    #expect(!isKnown || [403, 404].contains(response.status.code))
                    #expect(text.contains("href=\"/people\"") == isKnown)
                    #expect(text.contains("Some supervisor") == isKnown)
                    #expect(!text.contains("evil"))
                }
            }
        }
    }

    @Test("a token may what it was given and its account may, by its header only")
    func token() async throws {
        let services = try makeTestServices(InMemoryBoardSource(Fixtures.board()))
        let root = try await services.access.add(name: "Root", role: .admin, password: "purple tide on Sunday")
        let token = try await services.access.makeToken(
            name: "Wall",
            for: root.id,
            scopes: [.viewBoard],
            at: Fixtures.now
        )
        try await application(services).test(.router) { client in
            func status(_ path: String, _ headers: HTTPFields) async throws -> HTTPResponse.Status {
                try await client.execute(uri: path, method: .get, headers: headers) { $0.status }
            }
            let bearer: HTTPFields = [.authorization: "Bearer \(token.text)"]
            #expect(try await status("/api/v1/board", bearer) == .ok)
            #expect(try await status("/accounts", bearer) == .forbidden)
            #expect(try await status("/api/v1/board", [.cookie: "muster=\(token.text)"]) == .unauthorized)
            let cookie = try #require(try await secret(.admin, services.access))
            #expect(try await status("/api/v1/board", [.authorization: "Bearer \(cookie.text)"]) == .unauthorized)
        }
    }

    @Test("nobody gets anywhere but to the set-up while there is no account")
    func beforeSetUp() async throws {
        let services = try makeTestServices(InMemoryBoardSource(Fixtures.board()))
        try await application(services).test(.router) { client in
            try await client.execute(uri: "/", method: .get) { response in
                #expect(response.status == .seeOther)
                #expect(response.headers[.location] == "/set-up")
            }
        }
    }

    @Test(
        "a form from elsewhere is refused: another origin, no csrfToken, a csrfToken of another session",
        arguments: [
            (["Origin": "http://evil.example", "Host": "localhost"], true),
            (["Sec-Fetch-Site": "cross-site"], true), (["Sec-Fetch-Site": "same-site"], true), ([:], false),
        ] as [([String: String], Bool)]
    )
    func forged(headers extra: [String: String], hasCSRFToken: Bool) async throws {
        let services = try makeTestServices(InMemoryBoardSource(Fixtures.board()))
        let secret = try #require(try await secret(.admin, services.access))
        var headers: HTTPFields = [.cookie: "muster=\(secret.text)"]
        for (name, value) in extra { headers[try #require(HTTPField.Name(name))] = value }
        let csrfToken = hasCSRFToken ? secret.csrfToken(for: "muster form 1") : Secret().csrfToken(for: "muster form 1")
        let sent = headers
        try await application(services).test(.router) { client in
            let body = ByteBuffer(
                string: "name=Eve&role=admin&person=&password=purple+tide+on+Sunday&csrfToken=\(csrfToken)"
            )
            try await client.execute(uri: "/accounts", method: .post, headers: sent, body: body) { response in
                #expect(response.status == .forbidden)
                #expect(String(buffer: response.body).contains("did not come from this station"))
            }
        }
        #expect(try await services.access.accounts().count == 1)
    }

    @Test("who was signed out in the middle of a form signs in and goes on with what was filled in")
    func resumed() async throws {
        let services = try makeTestServices(InMemoryBoardSource(Fixtures.board()))
        try await services.access.add(name: "Root", role: .admin, password: "purple tide on Sunday")
        try await application(services).test(.router) { client in
            let sent = ByteBuffer(
                string: "name=A%22%3Cb%3E+c&role=staff&person=&password=seven+grey+cats&csrfToken=old"
            )
            let asked = try await client.execute(uri: "/accounts", method: .post, body: sent) {
                String(buffer: $0.body)
            }
            #expect(asked.contains("What you entered is saved"))
            #expect(asked.contains(#"name="kept.name" value="A&quot;&lt;b&gt; c""#))
            #expect(asked.contains(#"name="next" value="/accounts""#))
            let signIn = ByteBuffer(
                string:
                    "name=root&password=purple+tide+on+Sunday&next=/accounts&kept.name=A%22%3Cb%3E+c&kept.role=staff"
            )
            let (page, cookie) = try await client.execute(uri: "/sign-in", method: .post, body: signIn) {
                (String(buffer: $0.body), $0.headers[.setCookie] ?? "")
            }
            #expect(page.contains(#"action="/accounts""#))
            #expect(page.contains(#"name="name" value="A&quot;&lt;b&gt; c""#))
            #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"))
        }
    }

    @Test(
        "after signing in one goes on within the station only",
        arguments: [
            ("/accounts", "/accounts"), ("//evil.example", "/"), ("https://evil.example", "/"),
            ("/\\evil.example", "/"),
            ("", "/"), ("/a%0d%0aSet-Cookie:x=y", "/a%0d%0aSet-Cookie:x=y"), ("/a\r\nX: y", "/"),
        ]
    )
    func openRedirect(next: String, location: String) async throws {
        let services = try makeTestServices(InMemoryBoardSource(Fixtures.board()))
        try await services.access.add(name: "Root", role: .admin, password: "purple tide on Sunday")
        let escaped = next.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        let body = ByteBuffer(string: "name=Root&password=purple+tide+on+Sunday&next=\(escaped)")
        try await application(services).test(.router) { client in
            try await client.execute(uri: "/sign-in", method: .post, body: body) { response in
                #expect(response.status == .seeOther)
                #expect(response.headers[.location] == location)
            }
        }
    }

    @Test(
        "a form's fields are read as browsers write them",
        arguments: [
            ("a=1&b=2", ["a": "1", "b": "2"]), ("a=x+y%20z", ["a": "x y z"]), ("a=%E5%BC%A0", ["a": "张"]),
            ("a=%zz%4", ["a": "%zz%4"]), ("a", ["a": ""]), ("", [:]), ("a=b=c", ["a": "b=c"]), ("&&", [:]),
        ] as [(String, [String: String])]
    )
    func forms(body: String, fields: [String: String]) {
        let form = Form(body: Array(body.utf8))
        #expect(form.fields.count == fields.count)
        for (name, value) in fields { #expect(form[name] == value) }
    }
}
