import AsyncHTTPClient
import Attendance
import EndToEndSupport
import Foundation
import NIOCore
import NIOHTTP1
import Station
import Testing

@Suite("Nobody reaches further than he may")
struct AccessTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    enum Holder: String, CaseIterable {
        case session, kiosk, token
    }

    enum Loss: String, CaseIterable {
        case revoked, signedOutEverywhere, removed, newRole
    }

    struct Following: CustomTestStringConvertible {
        let path: String
        let holder: Holder
        let loss: Loss
        var testDescription: String { "\(path), \(holder), \(loss)" }

        static let all: [Following] =
            ["/events", "/beacons/events", "/items/events", "/api/v1/events"].flatMap { path in
                [
                    Following(path: path, holder: .token, loss: .revoked),
                    Following(path: path, holder: .session, loss: .removed),
                ]
                    + [Following(path: path, holder: .session, loss: .newRole)]
            } + [
                Following(path: "/events", holder: .kiosk, loss: .revoked),
                Following(path: "/events", holder: .session, loss: .signedOutEverywhere),
            ]
    }

    @Test("a stream ends when who follows it may no longer", arguments: Following.all)
    func streams(following: Following) async throws {
        try await AttackedStation.with(folder) { station in
            let access = station.access
            let eve = try await access.add(
                name: "Eve",
                role: .supervisor,
                password: AttackedStation.password,
                by: "test",
                at: .now
            )
            let secret: Secret
            switch following.holder {
            case .session:
                secret = try await access.signIn(
                    name: "Eve",
                    password: AttackedStation.password,
                    address: "test",
                    browser: "test",
                    at: .now
                )
            case .kiosk:
                let code = await access.kioskCode(name: "Door", at: .now)
                secret = try await access.enrol(code: code, address: "test", at: .now)
            case .token:
                secret = try await access.makeToken(name: "P", for: eve.id, scopes: Set(Permission.allCases), at: .now)
            }
            var request = HTTPClientRequest(url: station.address + following.path)
            if following.holder == .token {
                request.headers.add(name: "Authorization", value: "Bearer \(secret.text)")
            } else {
                request.headers.add(name: "Cookie", value: "muster=\(secret.text)")
            }
            let response = try await HTTPClient.shared.execute(request, timeout: .seconds(600))
            #expect(response.status == .ok)
            let reading = Task { do { for try await _ in response.body {} } catch {} }
            switch following.loss {
            case .revoked:
                let credentials = try await access.credentials()
                let credential = try #require(
                    credentials.first { credential in
                        switch (credential.kind, following.holder) {
                        case (.kiosk, .kiosk), (.session, .session), (.token, .token): true
                        default: false
                        }
                    }
                )
                try await access.revoke(credential.id)
            case .signedOutEverywhere: try await access.signOutEverywhere(eve.id)
            case .removed: try await access.remove(eve.id, by: "test", at: .now)
            case .newRole:
                try await access.change(eve.id, name: "Eve", role: .staff, person: nil, by: "test", at: .now)
            }
            let timer = Task {
                try await Task.sleep(for: patience)
                reading.cancel()
            }
            await reading.value
            #expect(!reading.isCancelled, "it went on")
            timer.cancel()
        }
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
