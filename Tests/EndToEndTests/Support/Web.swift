import AsyncHTTPClient
import Foundation
import NIOCore
import NIOFoundationCompat

/// Asks a station's web server.
enum Web {
    struct Answer {
        let status: UInt
        let body: Data
        var text: String { String(decoding: body, as: UTF8.self) }
    }

    static func get(_ address: String, headers: [(String, String)] = []) async throws -> Answer {
        var request = HTTPClientRequest(url: address)
        for (name, value) in headers { request.headers.add(name: name, value: value) }
        let response = try await HTTPClient.shared.execute(request, timeout: .seconds(10))
        let body = try await response.body.collect(upTo: 16 << 20)
        return Answer(status: UInt(response.status.code), body: Data(buffer: body))
    }

    /// The board as the API gives it.
    static func board(_ address: String) async throws -> BoardDocument {
        try JSONDecoder().decode(BoardDocument.self, from: try await get(address + "/api/v1/board").body)
    }

    /// Follows the station's events and asks for the board at each, until it satisfies the condition.
    ///
    /// - Returns: `nil` if it doesn't within the time.
    static func board(
        _ address: String,
        within limit: Duration,
        where condition: @Sendable @escaping (BoardDocument) -> Bool
    ) async throws -> BoardDocument? {
        let board = try await board(address)
        if condition(board) { return board }
        return try await withThrowingTaskGroup(of: BoardDocument?.self) { group in
            group.addTask {
                let response = try await HTTPClient.shared.execute(
                    HTTPClientRequest(url: address + "/events"),
                    timeout: .seconds(600)
                )
                for try await _ in response.body {
                    let board = try await Web.board(address)
                    if condition(board) { return board }
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
}
