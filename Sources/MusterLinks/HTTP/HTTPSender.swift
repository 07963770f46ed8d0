import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL
import Station

/// Posts something once: to the address that was checked and no other, following nothing, and reading little.
package struct HTTPSender: Sendable {
    /// How much of it is kept, in characters.
    private static let mostKept = 300

    /// How much of an answer is read, in bytes.
    private let mostRead: Int
    /// How long a connection may take to be made.
    private let connecting: Duration
    /// How long all may take.
    private let limit: Duration

    /// What came of a request.
    struct Answer: Sendable {
        let outcome: SendOutcome
        /// What was answered, as far as it was read.
        var body: [UInt8] = []

        init(outcome: SendOutcome, body: [UInt8] = []) {
            self.outcome = outcome
            self.body = body
        }

        /// A request to which nothing was answered.
        init(_ reason: SendOutcome.Reason, detail: String) { self.init(outcome: SendOutcome(reason, detail: detail)) }
    }

    package init(connecting: Duration = .seconds(5), limit: Duration = .seconds(15), mostRead: Int = 4096) {
        self.mostRead = mostRead
        self.connecting = connecting
        self.limit = limit
    }

    /// - Parameter authority: the certificate of the only authority to trust, PEM; `nil` for the system's.
    /// - Throws: `CancellationError` only.
    func post(_ post: HTTPPost, allowedHost: String?, authority: String?) async throws -> SendOutcome {
        try await ask(post, allowedHost: allowedHost, authority: authority).outcome
    }

    /// Posts, and reads what is answered.
    ///
    /// - Throws: `CancellationError` only.
    func ask(_ post: HTTPPost, allowedHost: String?, authority: String?) async throws -> Answer {
        try await withThrowingTaskGroup(of: Answer.self) { group in
            group.addTask { try await attempt(post, allowedHost: allowedHost, authority: authority) }
            group.addTask {
                try await Task.sleep(for: limit)
                return Answer(.timedOut, detail: "No answer within \(limit.components.seconds) s.")
            }
            defer { group.cancelAll() }
            guard let answer = try await group.next() else { throw CancellationError() }
            return answer
        }
    }

    private func attempt(_ post: HTTPPost, allowedHost: String?, authority: String?) async throws -> Answer {
        guard let target = HTTPTarget(post.address) else { return Answer(.badAddress, detail: post.address) }
        let trust: TLSConfiguration?
        do {
            trust = try authority.map { try Self.trust(only: $0) }
        } catch {
            return Answer(.untrusted, detail: "The authority’s certificate cannot be read: \(error)")
        }
        let addresses = try await Resolver.addresses(of: target.host, port: target.port)
        guard !addresses.isEmpty else { return Answer(.unknownHost, detail: target.host) }
        let isAllowed = allowedHost?.lowercased() == target.host.lowercased()
        let inner: InnerAddress
        do {
            inner = try InnerAddress.ofThisMachine()
        } catch {
            return Answer(.other, detail: "\(error)")
        }
        var last = Answer(.unreachable, detail: target.host)
        for address in addresses.prefix(4) {
            guard let text = address.ipAddress else { continue }
            guard isAllowed || !inner.contains(address) else {
                return Answer(.innerAddress, detail: text)
            }
            last = try await attempt(post, target: target, at: text, trust: trust)
            // Only where no connection could be made is another address of the host any better.
            guard last.outcome.reason == .unreachable else { return last }
        }
        return last
    }

    private static func trust(only authority: String) throws -> TLSConfiguration {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.trustRoots = .certificates(try NIOSSLCertificate.fromPEMBytes(Array(authority.utf8)))
        return configuration
    }

    private func attempt(
        _ post: HTTPPost,
        target: HTTPTarget,
        at address: String,
        trust: TLSConfiguration?
    ) async throws -> Answer {
        var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow)
        configuration.tlsConfiguration = trust
        // The address that was checked is the one that is connected to, whatever the name says a moment later.
        configuration.dnsOverride = [target.host: address]
        configuration.timeout = .init(connect: .nanoseconds(connecting.nanoseconds), read: nil)
        configuration.connectionPool.retryConnectionEstablishment = false
        let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        let answer: Answer
        do {
            answer = try await exchange(post, with: client)
        } catch {
            answer = Answer(outcome: Self.outcome(of: error))
        }
        try? await client.shutdown()
        try Task.checkCancellation()
        return answer
    }

    private func exchange(_ post: HTTPPost, with client: HTTPClient) async throws -> Answer {
        var request = HTTPClientRequest(url: post.address)
        request.method = .POST
        for header in post.headers { request.headers.add(name: header.name, value: header.value) }
        request.headers.replaceOrAdd(name: "user-agent", value: "Muster")
        request.body = .bytes(ByteBuffer(bytes: post.body))
        let response = try await client.execute(request, timeout: .nanoseconds(limit.nanoseconds))
        var start: [UInt8] = []
        do {
            for try await part in response.body {
                start.append(contentsOf: part.readableBytesView.prefix(mostRead - start.count))
                if start.count >= mostRead { break }
            }
        } catch {
            // The status has come; what it says counts, however the rest of the answer ends.
            start.append(contentsOf: " …".utf8)
        }
        let text = String(decoding: start.prefix(4 * Self.mostKept), as: UTF8.self).printable(limit: Self.mostKept)
        return Answer(outcome: Self.outcome(of: response, answer: text), body: start)
    }

    private static func outcome(of response: HTTPClientResponse, answer: String) -> SendOutcome {
        let status = Int(response.status.code)
        let wait = response.headers.first(name: "retry-after").flatMap { Int64($0) }
        switch status {
        case 200..<300: return SendOutcome(.delivered, status: status, detail: answer)
        case 300..<400:
            let target = response.headers.first(name: "location") ?? ""
            return SendOutcome(.redirected, status: status, detail: target.printable(limit: mostKept))
        case 401, 403, 407: return SendOutcome(.unauthorized, status: status, detail: answer)
        case 410: return SendOutcome(.gone, status: status, detail: answer)
        case 408, 425, 429, 500...: return SendOutcome(.busy, status: status, detail: answer, retryAfter: wait)
        default: return SendOutcome(.rejected, status: status, detail: answer)
        }
    }

    private static func outcome(of error: any Error) -> SendOutcome {
        let detail = "\(error)".printable(limit: mostKept)
        switch error {
        case let error as HTTPClientError:
            switch error {
            case .connectTimeout: return SendOutcome(.unreachable, detail: "No connection within a few seconds.")
            case .readTimeout, .writeTimeout, .deadlineExceeded, .tlsHandshakeTimeout, .getConnectionFromPoolTimeout:
                return SendOutcome(.timedOut, detail: detail)
            case .remoteConnectionClosed: return SendOutcome(.dropped, detail: detail)
            default: return SendOutcome(.other, detail: detail)
            }
        case is HTTPParserError: return SendOutcome(.dropped, detail: detail)
        case let error as IOError:
            let isBroken = [ECONNRESET, EPIPE].contains(error.errnoCode)
            return SendOutcome(isBroken ? .dropped : .unreachable, detail: detail)
        case is NIOConnectionError: return SendOutcome(.unreachable, detail: detail)
        default:
            let isTLS = String(reflecting: type(of: error)).contains("SSL")
            return SendOutcome(isTLS ? .untrusted : .other, detail: detail)
        }
    }
}

extension Duration {
    /// Whole nanoseconds.
    fileprivate var nanoseconds: Int64 { Int64(self / .nanoseconds(1)) }
}
