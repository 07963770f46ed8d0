import Attendance
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import MusterWeb
import NIOCore
import Station

/// A program with a token.
struct Program {
    struct Answer {
        let status: HTTPResponse.Status
        let tag: String?
        let location: String?
        /// What was answered, to the byte.
        let text: String
        let json: [String: Any]

        var detail: String { json["detail"] as? String ?? "" }
    }

    private let client: any TestClientProtocol
    private let token: Secret

    /// Has a program use the API of a station of its own.
    static func open(
        _ scopes: Set<Permission>,
        rules: MessageRules = MessageRules(),
        _ use: @escaping @Sendable (Program, WebServices) async throws -> Void
    ) async throws {
        let services = try makeTestServices(InMemoryBoardSource(Fixtures.board()), rules: rules)
        let root = try await services.access.add(name: "Root", role: .admin, password: "purple tide on Sunday")
        let token = try await services.access.makeToken(name: "Payroll", for: root.id, scopes: scopes, at: Fixtures.now)
        try await makeTestApplication(services).test(.router) { client in
            try await use(Program(client: client, token: token), services)
        }
    }

    func send(
        _ method: HTTPRequest.Method,
        _ path: String,
        _ body: String? = nil,
        match: String? = nil,
        language: String? = nil
    ) async throws -> Answer {
        try await send(method, path, bytes: body.map { Array($0.utf8) }, match: match, language: language)
    }

    func send(
        _ method: HTTPRequest.Method,
        _ path: String,
        bytes: [UInt8]?,
        match: String? = nil,
        language: String? = nil
    ) async throws -> Answer {
        var headers: HTTPFields = [.authorization: "Bearer \(token.text)"]
        headers[.ifMatch] = match
        headers[.acceptLanguage] = language
        let body = bytes.map { ByteBuffer(bytes: $0) }
        return try await client.execute(uri: path, method: method, headers: headers, body: body) { response in
            try APIDescription.hold(method, path, response)
            let json = try? JSONSerialization.jsonObject(with: Data(response.body.readableBytesView))
            return Answer(
                status: response.status,
                tag: response.headers[.eTag],
                location: response.headers[.location],
                text: String(buffer: response.body),
                json: json as? [String: Any] ?? [:]
            )
        }
    }
}
