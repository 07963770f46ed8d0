import HTTPTypes
import MusterHTTP
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@Suite("How many connections a server has")
struct ConnectionGuardTests {
    /// Three in all, two of one address.
    private let register = ConnectionRegister(limits: ConnectionLimits(most: 3, mostOfOneAddress: 2))

    private func connect(from address: String) throws -> EmbeddedChannel {
        let channel = EmbeddedChannel()
        let remote = try SocketAddress(ipAddress: address, port: 1)
        channel.remoteAddress = remote
        try channel.pipeline.syncOperations.addHandler(ConnectionGuard(register))
        try channel.connect(to: remote).wait()
        return channel
    }

    private func ask(_ channel: EmbeddedChannel) throws {
        let request = HTTPRequest(method: .get, scheme: "http", authority: "a", path: "/")
        try channel.writeInbound(HTTPRequestPart.head(request))
        try channel.writeInbound(HTTPRequestPart.end(nil))
    }

    private func answer(_ channel: EmbeddedChannel) throws {
        try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .ok)))
        try channel.writeOutbound(HTTPResponsePart.end(nil))
    }

    /// The status that the server itself answered with, if it did.
    private func status(_ channel: EmbeddedChannel) throws -> HTTPResponse.Status? {
        guard case .head(let head)? = try channel.readOutbound(as: HTTPResponsePart.self) else { return nil }
        return head.status
    }

    @Test("one address too many of its own displaces its own that has done nothing for longest, and nobody else's")
    func ofOneAddress() throws {
        let other = try connect(from: "10.0.0.9")
        let first = try connect(from: "10.0.0.1")
        let second = try connect(from: "10.0.0.1")
        try ask(first)
        try answer(first)
        let third = try connect(from: "10.0.0.1")
        #expect(other.isActive && first.isActive && !second.isActive && third.isActive)
        #expect(register.count == 3)
    }

    @Test("where every connection is at work, a new one is told to come back, and is closed")
    func busy() throws {
        let busy = try ["10.0.0.1", "10.0.0.2", "10.0.0.3"].map { try connect(from: $0) }
        for channel in busy { try ask(channel) }
        let refused = try connect(from: "10.0.0.4")
        #expect(try status(refused) == .serviceUnavailable)
        #expect(!refused.isActive)
        #expect(!busy.contains { !$0.isActive })
        // What it sends all the same goes nowhere.
        #expect(register.count == 3)
        try answer(busy[1])
        let admitted = try connect(from: "10.0.0.4")
        #expect(admitted.isActive && !busy[1].isActive)
    }

    @Test("a connection that ends makes room", arguments: [1, 50])
    func ended(rounds: Int) throws {
        for _ in 0..<rounds {
            let open = try (0..<2).map { _ in try connect(from: "10.0.0.1") }
            for channel in open { try ask(channel) }
            for channel in open { try channel.close().wait() }
        }
        #expect(register.count == 0)
    }

    @Test(
        "addresses of one network of IPv6 are one, and IPv4 within IPv6 is itself",
        arguments: [
            ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", true), ("2001:db8:1:2::1", "2001:db8:1:3::1", false),
            ("::ffff:10.0.0.1", "::ffff:10.0.0.2", false), ("10.0.0.1", "10.0.0.2", false),
            ("10.0.0.1", "10.0.0.1", true),
        ]
    )
    func origins(one: String, other: String, same: Bool) throws {
        let origins = try [one, other].map {
            ConnectionRegister.origin(of: try SocketAddress(ipAddress: $0, port: 1))
        }
        #expect((origins[0] == origins[1]) == same, "\(origins)")
    }
}
