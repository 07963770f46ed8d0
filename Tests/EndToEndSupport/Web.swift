import AsyncHTTPClient
package import Foundation
import NIOCore
import NIOFoundationCompat
import NIOHTTP1

/// Asks a station's web server.
package enum Web {
    package struct Answer: Sendable {
        package let status: UInt
        package let body: Data
        package var text: String { String(decoding: body, as: UTF8.self) }
    }

    package static func get(_ address: String, headers: [(String, String)] = []) async throws -> Answer {
        var request = HTTPClientRequest(url: address)
        for (name, value) in headers { request.headers.add(name: name, value: value) }
        let response = try await HTTPClient.shared.execute(request, timeout: .nanoseconds(patience.nanoseconds))
        let body = try await response.body.collect(upTo: 16 << 20)
        return Answer(status: UInt(response.status.code), body: Data(buffer: body))
    }

    /// Sends a form as a browser does.
    ///
    /// - Returns: the status, and the cookie that the answer sets.
    package static func post(_ address: String, form: [(String, String)]) async throws -> (
        status: UInt, cookie: String?
    ) {
        var request = HTTPClientRequest(url: address)
        request.method = .POST
        request.headers.add(name: "Content-Type", value: "application/x-www-form-urlencoded")
        let body = form.map { name, value in
            "\(name)=\(value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")"
        }
        request.body = .bytes(ByteBuffer(string: body.joined(separator: "&")))
        // The answer that sets the cookie leads to another page.
        let client = HTTPClient(configuration: HTTPClient.Configuration(redirectConfiguration: .disallow))
        let result: Result<HTTPClientResponse, any Error>
        do {
            result = .success(try await client.execute(request, timeout: .nanoseconds(patience.nanoseconds)))
        } catch {
            result = .failure(error)
        }
        try await client.shutdown()
        let response = try result.get()
        let cookie = response.headers.first(name: "Set-Cookie")?.split(separator: ";").first
        return (UInt(response.status.code), cookie.map(String.init))
    }

    /// Reads a stream line by line, until `take` has enough or the stream ends.
    ///
    /// - Parameter head: gets the answer's status and what the proxy in between says of who gave it, in `X-Served-By`.
    package static func lines(
        _ address: String,
        headers: [(String, String)],
        head: (UInt, String?) -> Void,
        take: (String) -> Bool
    ) async throws {
        var request = HTTPClientRequest(url: address)
        for (name, value) in headers { request.headers.add(name: name, value: value) }
        let response = try await HTTPClient.shared.execute(request, timeout: .nanoseconds(patience.nanoseconds))
        head(UInt(response.status.code), response.headers.first(name: "X-Served-By"))
        var rest = ""
        for try await part in response.body {
            rest += String(buffer: part)
            while let end = rest.firstIndex(of: "\n") {
                let line = String(rest[..<end])
                rest = String(rest[rest.index(after: end)...])
                guard take(line) else { return }
            }
        }
    }

    /// The board as the API gives it.
    package static func board(_ address: String) async throws -> BoardDocument {
        try JSONDecoder().decode(BoardDocument.self, from: try await get(address + "/api/v1/board").body)
    }

    /// Follows the station's events and asks for the board at each, until it satisfies the condition.
    ///
    /// - Returns: `nil` if it doesn't within the time.
    package static func board(
        _ address: String,
        within limit: Duration,
        where condition: @Sendable @escaping (BoardDocument) -> Bool
    ) async throws -> BoardDocument? {
        try await follow(address, within: limit) {
            let board = try await Web.board(address)
            return condition(board) ? board : nil
        }
    }

    /// Tries at once and at each of the station's events, until there is a result or the time is over.
    private static func follow<Result: Sendable>(
        _ address: String,
        within limit: Duration,
        attempt: @Sendable @escaping () async throws -> Result?
    ) async throws -> Result? {
        if let result = try await attempt() { return result }
        return try await withThrowingTaskGroup(of: Result?.self) { group in
            group.addTask {
                let response = try await HTTPClient.shared.execute(
                    HTTPClientRequest(url: address + "/events"),
                    timeout: .seconds(600)
                )
                for try await _ in response.body {
                    if let result = try await attempt() { return result }
                }
                return nil
            }
            group.addTask {
                try await ContinuousClock().sleep(for: limit)
                return nil
            }
            defer { group.cancelAll() }
            return try await group.next() ?? nil
        }
    }

    /// Follows the station's events and asks for its health at each, until the status satisfies the condition.
    package static func health(
        _ address: String,
        within limit: Duration,
        where condition: @Sendable @escaping (UInt) -> Bool
    ) async throws -> Bool {
        try await follow(address, within: limit) {
            condition(try await get(address + "/healthz").status) ? true : nil
        } ?? false
    }
}
