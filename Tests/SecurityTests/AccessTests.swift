import AsyncHTTPClient
import Attendance
import BeaconKit
import EndToEndSupport
import Foundation
import GRDB
import MusterStorage
import NIOCore
import NIOHTTP1
import Station
import Testing

@Suite("Nobody reaches further than he may")
struct AccessTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// How somebody loses what they follow a stream with.
    enum Loss: String, CaseIterable {
        case signedOut, signedOutEverywhere, passwordChanged, revoked, expired, removed, newRole, kioskRevoked
        case tokenRevoked, tokenOwnerRemoved, tokenOwnerNewRole
    }

    /// Every stream there is: `MusterWebTests` holds this list against the routes.
    private static let streams = ["/events", "/beacons/events", "/items/events", "/api/v1/events"]

    /// Somebody who follows streams with a secret that they are about to lose.
    private struct Follower {
        let loss: Loss
        let account: Account?
        let secret: Secret

        init(_ loss: Loss, _ access: AccessControl) async throws {
            self.loss = loss
            guard loss != .kioskRevoked else {
                account = nil
                secret = try await access.enrol(
                    code: await access.kioskCode(name: "Door", at: .now),
                    address: "test",
                    at: .now
                )
                return
            }
            let (name, password) = (loss.rawValue, AttackedStation.password)
            let account = try await access.add(name: name, role: .supervisor, password: password, by: "test", at: .now)
            self.account = account
            switch loss {
            case .tokenRevoked, .tokenOwnerRemoved, .tokenOwnerNewRole:
                let scopes = Set(Permission.allCases)
                secret = try await access.makeToken(name: name, for: account.id, scopes: scopes, at: .now)
            default:
                secret = try await access.signIn(
                    name: name,
                    password: password,
                    address: "test",
                    browser: "test",
                    at: .now
                )
            }
        }

        var streams: [String] { loss == .kioskRevoked ? ["/events"] : AccessTests.streams }

        var header: (String, String) {
            switch loss {
            case .tokenRevoked, .tokenOwnerRemoved, .tokenOwnerNewRole: ("Authorization", "Bearer \(secret.text)")
            default: ("Cookie", "muster=\(secret.text)")
            }
        }

        func lose(at station: AttackedStation, _ folder: TemporaryFolder) async throws {
            let access = station.access
            switch loss {
            case .signedOut:
                // As its own browser asks for it.
                let answer = try station.post(
                    "/sign-out",
                    "csrfToken=\(secret.csrfToken(for: "muster form 1"))",
                    headers: "Cookie: muster=\(secret.text)\r\n"
                )
                #expect(answer.hasPrefix("HTTP/1.1 303") || answer.hasPrefix("HTTP/1.1 302"), "\(answer.prefix(300))")
            case .signedOutEverywhere: try await access.signOutEverywhere(#require(account).id)
            case .passwordChanged: try await access.setPassword("another tide on mondays", of: #require(account).id)
            case .revoked, .kioskRevoked, .tokenRevoked:
                let credential = try await access.credentials().first { $0.digest == secret.digest }
                try await access.revoke(try #require(credential).id)
            case .expired:
                // Nobody waits for thirty days.
                let (digest, now) = (secret.digest, Instant.now.microseconds)
                try await SQLiteJournal(folder: folder["data"], mode: .existing).database.write { db in
                    let sql = "UPDATE credential SET expires = ? WHERE digest = ?"
                    try db.execute(sql: sql, arguments: [now, digest])
                }
            case .removed, .tokenOwnerRemoved: try await access.remove(#require(account).id, by: "test", at: .now)
            case .newRole, .tokenOwnerNewRole:
                try await access.change(
                    #require(account).id,
                    name: loss.rawValue,
                    role: .staff,
                    person: nil,
                    by: "test",
                    at: .now
                )
            }
        }
    }

    @Test("a stream ends when who follows it may no longer, whatever the stream, the credential and the reason")
    func streams() async throws {
        // All streams are open at once; a client has eight connections to one host otherwise.
        var configuration = HTTPClient.Configuration()
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 100
        let client = HTTPClient(configuration: configuration)
        let result: Result<Void, any Error>
        do { result = .success(try await follow(by: client)) } catch { result = .failure(error) }
        try await client.shutdown()
        try result.get()
    }

    private func follow(by client: HTTPClient) async throws {
        try await AttackedStation.with(folder) { station in
            var followers: [Follower] = []
            for loss in Loss.allCases { followers.append(try await Follower(loss, station.access)) }
            // One who loses nothing, to whom the streams go on.
            let ada = try await station.cookie()
            let kept = try await client.execute(
                Self.request(station.address + "/events", ("Cookie", ada)),
                timeout: .seconds(600)
            )
            #expect(kept.status == .ok)
            try await withThrowingTaskGroup(of: String.self) { group in
                var open: Set<String> = []
                for follower in followers {
                    for path in follower.streams {
                        let name = "\(path) of one who is \(follower.loss)"
                        let request = Self.request(station.address + path, follower.header)
                        let response = try await client.execute(request, timeout: .seconds(600))
                        #expect(response.status == .ok, "\(name)")
                        open.insert(name)
                        group.addTask {
                            do { for try await _ in response.body {} } catch {}
                            return name
                        }
                    }
                }
                for follower in followers { try await follower.lose(at: station, folder) }
                group.addTask {
                    try? await Task.sleep(for: patience)
                    return "the end of patience"
                }
                while !open.isEmpty, let ended = try await group.next(), open.remove(ended) != nil {}
                #expect(open.isEmpty, "these go on: \(open.sorted())")
                group.cancelAll()
            }
            var rest = kept.body.makeAsyncIterator()
            for _ in 0..<2 { #expect(try await rest.next() != nil) }
        }
    }

    private static func request(_ address: String, _ header: (String, String)) -> HTTPClientRequest {
        var request = HTTPClientRequest(url: address)
        request.headers.add(name: header.0, value: header.1)
        return request
    }

    @Test("who mistypes at one machine locks nobody out at another, and no kiosk and no set-up anywhere")
    func lockedOut() async throws {
        try await AttackedStation.with(folder) { station in
            for _ in 0..<8 { _ = try station.signIn("Ada", "wrong", from: "127.0.0.66") }
            let same = try station.signIn("Ada", AttackedStation.password, from: "127.0.0.66")
            #expect(same.hasPrefix("HTTP/1.1 403"))
            for name in ["kiosk", "set-up"] {
                for _ in 0..<8 { _ = try station.signIn(name, "wrong", from: "127.0.0.67") }
            }
            let other = try station.signIn("Ada", AttackedStation.password, from: "127.0.0.68")
            #expect(other.hasPrefix("HTTP/1.1 303") || other.hasPrefix("HTTP/1.1 302"), "\(other.prefix(200))")
            let enrolling = try station.post("/kiosk/enrol", "code=ABCD-EFGH", from: "127.0.0.69")
            #expect(enrolling.contains("wrong, already used or expired"), "\(enrolling.prefix(2000))")
        }
    }

    @Test("a kiosk that punches for somebody on a past day is in the inbox")
    func backdating() async throws {
        let folder = try TemporaryFolder()
        try await AttackedStation.with(folder) { station in
            let added = try await Executable.run(["people", "add", "7", "Mei Lin", "--data-dir", folder["data"]])
            #expect(added.code == 0, "\(added.errors)")
            let code = await station.access.kioskCode(name: "Door", at: .now)
            let kiosk = try await station.access.enrol(code: code, address: "test", at: .now)
            let made = Date.now.addingTimeInterval(-10 * 86_400).formatted(.iso8601)
            let body = #"{"number":7,"direction":"in","key":"k","at":"\#(made)","typed":"Mei Lin"}"#
            let answer = try RawConnection.ask(
                "POST /api/v1/punches HTTP/1.1\r\nHost: 127.0.0.1:\(station.port)\r\nConnection: close\r\n"
                    + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n"
                    + "Cookie: muster=\(kiosk.text)\r\nMuster-CSRF: \(kiosk.csrfToken(for: "muster form 1"))\r\n\r\n"
                    + body,
                port: station.port
            )
            #expect(answer.contains("201 Created"), "\(answer)")
            let day = made.prefix(10)
            let token = try await station.token([.viewHistory])
            let inbox = try await station.get(
                "/api/v1/exceptions?from=\(day)&to=\(day)",
                [("Authorization", token)]
            )
            #expect(inbox.text.contains("reported-late"), "\(inbox.text)")
        }
    }

    @Test("a program signs nobody out, changes no password and sees no account page, whatever its scopes")
    func programs() async throws {
        try await AttackedStation.with(folder) { station in
            let cookie = try await station.cookie()
            for scopes in [[], Set(Permission.allCases)] {
                let token = try await station.token(scopes)
                for path in ["/account/sign-out-everywhere", "/account/password"] {
                    let answer = try station.post(path, "a=b", headers: "Authorization: \(token)\r\n")
                    #expect(answer.hasPrefix("HTTP/1.1 403"), "\(answer.prefix(100))")
                }
                for path in ["/account", "/accounts", "/kiosks", "/tokens"] {
                    #expect(try await station.get(path, [("Authorization", token)]).status == 403, "\(path)")
                }
                let made = try station.post(
                    "/tokens",
                    "name=more&scope=editPeople",
                    headers: "Authorization: \(token)\r\n"
                )
                #expect(made.hasPrefix("HTTP/1.1 403"))
            }
            #expect(try await station.get("/account", [("Cookie", cookie)]).status == 200)
        }
    }

    @Test("an open board is closed to a foreign page that made its own name point to the station")
    func rebinding() async throws {
        try await AttackedStation.with(folder, ["--listen", "0.0.0.0", "--open-board"]) { station in
            func ask(_ host: String, _ path: String) throws -> String {
                try RawConnection.ask(
                    "GET \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n",
                    port: station.port
                )
            }
            for host in ["127.0.0.1:\(station.port)", "192.168.1.20", "muster.local", "door", "[fe80::1]:8080"] {
                #expect(try ask(host, "/api/v1/board").hasPrefix("HTTP/1.1 200"), "\(host)")
            }
            for host in ["evil.example", "127.0.0.1.evil.example", "192.168.1.20.nip.io", "x.local.evil.com:8080"] {
                let answer = try ask(host, "/api/v1/board")
                #expect(answer.hasPrefix("HTTP/1.1 401"), "\(host): \(answer.prefix(80))")
            }
        }
    }
}
