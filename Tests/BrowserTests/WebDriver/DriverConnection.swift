import AsyncHTTPClient
import Foundation
import NIOCore
import NIOFoundationCompat
import NIOHTTP1

/// Commands to a driver over HTTP: https://www.w3.org/TR/webdriver2/, section 6.
struct DriverConnection: Sendable {
    private struct Answer<Value: Decodable>: Decodable { let value: Value }
    private struct Refusal: Decodable {
        let error: String
        let message: String
    }

    /// As `http://127.0.0.1:4444/session/7`.
    let base: String

    func get<Value: Decodable>(_ path: String, as type: Value.Type = Value.self) async throws -> Value {
        try await send(.GET, path, nil, limit: .seconds(60))
    }

    @discardableResult
    func post<Value: Decodable>(
        _ path: String,
        _ body: JSON = [:],
        as type: Value.Type = JSON.self,
        limit: Duration = .seconds(90)
    ) async throws -> Value {
        try await send(.POST, path, body, limit: limit)
    }

    func delete(_ path: String, limit: Duration = .seconds(30)) async throws {
        let _: JSON = try await send(.DELETE, path, nil, limit: limit)
    }

    /// - Parameter limit: after which the command fails, so that no browser can hold a test for ever.
    private func send<Value: Decodable>(
        _ method: HTTPMethod,
        _ path: String,
        _ body: JSON?,
        limit: Duration
    ) async throws -> Value {
        var request = HTTPClientRequest(url: base + path)
        request.method = method
        if let body {
            request.headers.add(name: "Content-Type", value: "application/json; charset=utf-8")
            request.body = .bytes(ByteBuffer(data: try JSONEncoder().encode(body)))
        }
        let seconds = TimeAmount.seconds(limit.components.seconds)
        let response = try await HTTPClient.shared.execute(request, deadline: .now() + seconds)
        // A screenshot of a long page is some megabytes.
        let data = Data(buffer: try await response.body.collect(upTo: 64 << 20))
        guard response.status == .ok else {
            let refusal = try JSONDecoder().decode(Answer<Refusal>.self, from: data).value
            throw DriverError(code: refusal.error, message: refusal.message, command: "\(method) \(path)")
        }
        return try JSONDecoder().decode(Answer<Value>.self, from: data).value
    }
}
