import AsyncHTTPClient
import Attendance
import EndToEndSupport
import Foundation
import NIOCore
import NIOHTTP1

/// Gives a station an account for every role and codes for kiosks, by the forms that an administrator fills in.
struct StationAccounts: Sendable {
    struct Refused: Error, CustomStringConvertible {
        let description: String
    }

    /// Good enough for any rule of passwords. On a busy machine, WebKit's driver makes capitals small now and then.
    static let password = "purple tide on sundays"

    let address: String
    /// The administrator's session, as the browser's cookie has it.
    let session: String
    /// The word that the administrator's forms bring back.
    let csrfToken: String

    /// Signs in as the administrator, and makes the accounts that are not there yet.
    init(_ address: String, administrator: (name: String, password: String)) async throws {
        self.address = address
        session = try await Self.signIn(address, administrator.name, administrator.password)
        let page = try await Web.get(address + "/accounts", headers: [("Cookie", session)]).text
        guard let found = page.firstMatch(of: /name="muster-csrf" content="([^"]+)"/) else {
            throw Refused(description: "The page of accounts has no csrfToken for its forms")
        }
        csrfToken = String(found.1)
        for role in Role.allCases where !page.contains(Self.name(of: role)) {
            _ = try await post(
                "/accounts",
                ["name": Self.name(of: role), "role": role.rawValue, "person": "", "password": Self.password]
            )
        }
    }

    /// The name of the account with a role.
    static func name(of role: Role) -> String { "a-\(role.rawValue)" }

    /// Signs in as the account with a role.
    ///
    /// - Returns: what the browser keeps in its cookie.
    func session(of role: Role) async throws -> String {
        String(try await Self.signIn(address, Self.name(of: role), Self.password).dropFirst("muster=".count))
    }

    private static func signIn(_ address: String, _ name: String, _ password: String) async throws -> String {
        let answer = try await send(address + "/sign-in", ["name": name, "password": password])
        guard let cookie = answer.headers["Set-Cookie"].first(where: { $0.hasPrefix("muster=") }) else {
            throw Refused(description: "\(name) may not sign in: \(answer.status)")
        }
        return String(cookie.prefix { $0 != ";" })
    }

    /// A code with which a browser becomes a kiosk, once.
    func kioskCode() async throws -> String {
        let page = try await post("/kiosks", ["name": "Door"])
        guard let found = page.firstMatch(of: /class="code">([^<]+)</) else {
            throw Refused(description: "The page of kiosks shows no code")
        }
        return String(found.1)
    }

    /// Sends a form as the administrator, and gives the page that answers.
    func post(
        _ path: String,
        _ fields: [String: String],
        expecting status: HTTPResponseStatus = .ok
    ) async throws -> String {
        let answer = try await Self.send(
            address + path,
            fields.merging(["csrfToken": csrfToken]) { $1 },
            cookie: session
        )
        let page = String(buffer: try await answer.body.collect(upTo: 1 << 20))
        guard answer.status == status else { throw Refused(description: "\(path): \(answer.status): \(page)") }
        return page
    }

    private static func send(
        _ address: String,
        _ fields: [String: String],
        cookie: String? = nil
    ) async throws -> HTTPClientResponse {
        var request = HTTPClientRequest(url: address)
        request.method = .POST
        request.headers.add(name: "Content-Type", value: "application/x-www-form-urlencoded")
        if let cookie { request.headers.add(name: "Cookie", value: cookie) }
        let form = fields.map { "\($0.key)=\(encode($0.value))" }.joined(separator: "&")
        request.body = .bytes(ByteBuffer(string: form))
        // A session's cookie comes with the redirection, which must not be followed.
        return try await client.execute(request, timeout: .seconds(60))
    }

    private static func encode(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }

    private static let client = HTTPClient(
        eventLoopGroupProvider: .singleton,
        configuration: HTTPClient.Configuration(redirectConfiguration: .disallow)
    )
}
