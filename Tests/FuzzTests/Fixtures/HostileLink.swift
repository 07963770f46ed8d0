import Attendance
import Foundation
import Station
import Synchronization

/// A network at whose other end a station answers what it likes.
final class HostileLink: PeerLink {
    /// So many questions are answered over one connection.
    private static let mostAnswers = 60

    private struct State {
        var random: FuzzCase
        var chain: HostileChain
        var left = 0
    }

    private let state: Mutex<State>
    private let maker: FactMaker
    private let peer: PeerID

    init(_ peer: PeerID, _ chain: HostileChain, _ maker: FactMaker, _ random: FuzzCase) {
        self.peer = peer
        self.maker = maker
        state = Mutex(State(random: random, chain: chain))
    }

    func connect<Result: Sendable>(
        to address: PeerAddress,
        wanted: PeerID?,
        _ body: @Sendable (any PeerConnection) async throws -> Result
    ) async throws -> Result {
        state.withLock { $0.left = Self.mostAnswers }
        return try await body(Connection(peer: peer, link: self))
    }

    private struct Connection: PeerConnection {
        let peer: PeerID
        let link: HostileLink

        func ask(_ method: PeerMethod, _ path: String, body: [UInt8]) async throws -> PeerReply { try link.reply(path) }
    }

    private func reply(_ path: String) throws -> PeerReply {
        try state.withLock { state in
            state.left -= 1
            guard state.left > 0 else { throw PeerLinkError.unreachable }
            let status = state.random.once(in: 4) ? state.random.one(of: [204, 400, 403, 404, 409, 429, 500]) : 200
            let tree = try Self.answer(to: path, maker, &state)
            let body = state.random.once(in: 3) ? tree.bytes : state.random.mutated(tree)
            return PeerReply(status: status, body: body)
        }
    }

    private static func answer(to path: String, _ maker: FactMaker, _ state: inout State) throws -> JSONTree {
        if state.random.once(in: 5) {
            let words = [
                "not-paired", "too-often", "disk-full", "wrong-offset", "replayed", "not-wanted", "busy", "cheated",
            ]
            return .object([
                ("reason", .text(state.random.one(of: words))), ("offset", .number("\(state.random.integer())")),
            ])
        }
        switch path.prefix(4) {
        case "pair":
            return .object([
                ("name", .text("Gate")), ("commitment", .text(Hexadecimal.text(state.random.bytes(32)))),
                ("nonce", .text(Hexadecimal.text(state.random.bytes(32)))),
                ("confirmed", .boolean(state.random.once(in: 2))),
            ])
        case "mess":
            let offset = state.random.once(in: 3) ? state.random.integer() : Int64(state.random.number(0...3_000))
            return .object([("offset", .number("\(offset)")), ("isReceived", .boolean(state.random.once(in: 4)))])
        default: return try state.chain.part(maker, &state.random)
        }
    }
}
