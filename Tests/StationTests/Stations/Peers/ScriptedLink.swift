import Attendance
import BeaconKit
import Foundation
import Station
import Synchronization

/// Connects stations in memory, and breaks connections where a test says so.
final class ScriptedLink: PeerLink {
    /// Who answers where: the key that is shown there, and the host behind it.
    private let hosts = Mutex<[PeerAddress: (PeerID, PeerHost)]>([:])
    /// How many questions get through until the connection breaks, the last one without its answer; `nil` for all.
    private let left = Mutex<Int?>(nil)
    private let caller: PeerID
    private let now: @Sendable () -> Instant

    init(caller: PeerID, now: @escaping @Sendable () -> Instant) {
        self.caller = caller
        self.now = now
    }

    func place(_ host: PeerHost, _ id: PeerID, at address: PeerAddress) { hosts.withLock { $0[address] = (id, host) } }

    func remove(_ address: PeerAddress) { hosts.withLock { $0[address] = nil } }

    func breakAfter(_ questions: Int?) { left.withLock { $0 = questions } }

    func connect<Result: Sendable>(
        to address: PeerAddress,
        wanted: PeerID?,
        _ body: @Sendable (any PeerConnection) async throws -> Result
    ) async throws -> Result {
        guard let (id, host) = hosts.withLock({ $0[address] }) else { throw PeerLinkError.unreachable }
        guard wanted == nil || wanted == id else { throw PeerLinkError.otherKey }
        return try await body(Connection(peer: id, host: host, link: self))
    }

    private struct Connection: PeerConnection {
        let peer: PeerID
        let host: PeerHost
        let link: ScriptedLink

        func ask(_ method: PeerMethod, _ path: String, body: [UInt8]) async throws -> PeerReply {
            let isLast = try link.left.withLock { left -> Bool in
                guard let count = left else { return false }
                guard count > 0 else { throw PeerLinkError.unreachable }
                left = count - 1
                return count == 1
            }
            let reply = try await link.answer(host, method, path, body)
            if isLast { throw PeerLinkError.unreachable }
            return reply
        }
    }

    /// What the server does with a question, without HTTP.
    private func answer(
        _ host: PeerHost,
        _ method: PeerMethod,
        _ path: String,
        _ body: [UInt8]
    ) async throws -> PeerReply {
        func read<Value: Decodable>() throws -> Value { try JSONDecoder().decode(Value.self, from: Data(body)) }
        func reply(_ value: some Encodable, _ status: Int = 200) throws -> PeerReply {
            PeerReply(status: status, body: Array(try JSONEncoder().encode(value)))
        }
        do {
            switch (method, path.split(separator: "/").first) {
            case (.post, "pairing"): return try reply(try await host.greet(read(), from: caller, host: "h", at: now()))
            case (.put, "pairing"): return try reply(try await host.compare(read(), from: caller, at: now()))
            case (.delete, "pairing"):
                try await host.leave(caller, at: now())
                return PeerReply(status: 204, body: [])
            case (.post, "receipts"):
                let peer = try await host.recognise(caller, host: "h", port: nil, at: now())
                try await host.receive(read(), from: peer, at: now())
                return PeerReply(status: 204, body: [])
            // Nothing is shared here.
            case (.post, "sharing"): return try reply(PeerProblem(PeerRefusal.notFound), 404)
            default: return try reply(try await message(host, method, path, body))
            }
        } catch let refusal as PeerRefusal {
            return try reply(PeerProblem(refusal), refusal == .notPaired ? 403 : 409)
        }
    }

    private func message(
        _ host: PeerHost,
        _ method: PeerMethod,
        _ path: String,
        _ body: [UInt8]
    ) async throws -> MessageProgress {
        let peer = try await host.recognise(caller, host: "h", port: nil, at: now())
        let parts = path.split(separator: "/")[1].split(separator: "?")
        guard let id = MessageID(rawValue: String(parts[0])) else { throw PeerRefusal.badRequest }
        if method == .put {
            let offer = try JSONDecoder().decode(MessageOffer.self, from: Data(body))
            return try await host.offer(offer, id, from: peer, at: now())
        }
        let offset = Int64(parts[1].dropFirst("offset=".count)) ?? -1
        let message = try await host.begin(id, at: offset, from: peer)
        guard message.state == .arriving else { return MessageProgress(offset: message.size, isReceived: true) }
        _ = try await host.write(body, at: offset, of: message, at: now())
        return try await host.finish(message, at: now())
    }
}
