import Station

/// Asks a time-stamp server, by HTTP as RFC 3161 has it.
package struct TimeStampClient: Sendable {
    private let http: HTTPSender

    package init(limit: Duration = .seconds(30)) {
        http = HTTPSender(limit: limit, mostRead: 1 << 16)
    }

    /// - Parameters:
    ///   - address: `https://…`, or `http://…`: what comes is signed.
    ///   - allowedHost: a host that may be reached although it is this machine or a link-local address.
    ///   - authority: the certificate of the only authority to trust for HTTPS, PEM; `nil` for the system's.
    /// - Returns: the token, which answers this very request. Its signature is not checked.
    /// - Throws: ``TimeStampError``, or `CancellationError`.
    package func stamp(
        _ request: TimeStampRequest,
        at address: String,
        allowedHost: String?,
        authority: String?
    ) async throws -> [UInt8] {
        let post = HTTPPost(
            address: address,
            headers: [.init(name: "content-type", value: "application/timestamp-query")],
            body: request.der
        )
        let answer = try await http.ask(post, allowedHost: allowedHost, authority: authority)
        guard answer.outcome.reason == .delivered else {
            let status = answer.outcome.status.map { " (\($0))" } ?? ""
            throw TimeStampError.noAnswer("\(answer.outcome.reason.rawValue)\(status): \(answer.outcome.detail)")
        }
        return try TimeStamp.token(in: answer.body, to: request)
    }
}
