import Attendance
package import BeaconKit
import Foundation
package import Logging

/// Calls other stations: pairs, sends what waits, and tells what was read. It has no clock of its own.
package struct PeerCaller: Sendable {
    let book: PeerRegistry
    let files: any MessageFiles
    let link: any PeerLink
    let own: PeerIdentity
    let logger: Logger
    let now: @Sendable () -> Instant

    var store: any PeerStore & JournalStore { book.store }

    /// - Parameter now: the wall clock.
    package init(
        book: PeerRegistry,
        files: any MessageFiles,
        link: any PeerLink,
        own: PeerIdentity,
        logger: Logger,
        now: @escaping @Sendable () -> Instant
    ) {
        self.book = book
        self.files = files
        self.link = link
        self.own = own
        self.logger = logger
        self.now = now
    }

    /// The pairings that this station has to get on with.
    package func pairings() throws -> [Pairing] {
        for pairing in try store.pairings() where pairing.isOver(at: now()) { try store.removePairing(pairing.id) }
        return try store.pairings().filter { $0.isCaller && $0.phase != .failed }
    }

    /// Gets on with a pairing that this station began: one step.
    package func call(_ pairing: Pairing) async throws {
        guard let address = pairing.address else { return }
        do {
            if pairing.phase == .calling { try await greet(pairing, at: address) }
            guard let current = try store.pairing(pairing.id), [.answered, .comparing].contains(current.phase)
            else { return }
            try await compare(current, at: address)
        } catch PeerLinkError.otherKey {
            try fail(pairing, .cheated)
        } catch is PeerLinkError {
            // Who was reached once may only be restarting.
            if pairing.phase == .calling { try fail(pairing, .unreachable) }
        }
    }

    private func greet(_ pairing: Pairing, at address: PeerAddress) async throws {
        let greeting = pairing.greeting(
            own: own.id,
            name: try book.ownName(),
            uuid: try book.ownUUID(),
            port: own.port
        )
        let body = try Self.encode(greeting)
        try await link.connect(to: address, wanted: nil) { connection in
            guard connection.peer != own.id else { return try fail(pairing, .itself) }
            let reply = try await connection.ask(.post, "pairing", body: body)
            guard reply.status == 200, let answer: PairingAnswer = Self.decode(reply.body) else {
                return try fail(pairing, Self.failure(reply))
            }
            _ = try store.changePairing(pairing.id) { $0.answered(by: connection.peer, answer) }
        }
    }

    private func compare(_ pairing: Pairing, at address: PeerAddress) async throws {
        let stand = PairingStand(nonce: pairing.nonce, confirmed: pairing.confirmedBy != nil)
        let body = try Self.encode(stand)
        let reply = try await link.connect(to: address, wanted: pairing.peer) {
            try await $0.ask(.put, "pairing", body: body)
        }
        guard reply.status == 200, let answer: PairingStand = Self.decode(reply.body) else {
            if reply.status == 429 { return }
            return try fail(pairing, Self.failure(reply))
        }
        if let nonce = answer.nonce {
            var failure: PairingFailure?
            _ = try store.changePairing(pairing.id) { pairing in
                do throws(PairingFailure) { try pairing.revealed(nonce) } catch { failure = error }
            }
            guard failure == nil else { return try fail(pairing, .cheated) }
        }
        guard answer.confirmed else { return }
        if let agreed = try store.changePairing(pairing.id, { $0.confirmedThere() }), agreed.isAgreed, stand.confirmed {
            try book.pair(agreed, at: now())
        }
    }

    private func fail(_ pairing: Pairing, _ failure: PairingFailure) throws {
        _ = try store.changePairing(pairing.id) { $0.fail(failure) }
        logger.warning("a pairing failed", metadata: ["why": "\(failure)"])
    }

    private static func failure(_ reply: PeerReply) -> PairingFailure {
        guard let problem: PeerProblem = decode(reply.body) else { return .unreachable }
        if problem.reason == PeerRefusal.tooOften.word { return .busy }
        return PairingFailure(rawValue: problem.reason) ?? .unreachable
    }

    /// Tells a station, once, that it is not trusted any more. It hears so at its next question anyhow.
    package func sayGoodbye(to peer: Peer) async {
        guard let address = peer.address else { return }
        _ = try? await link.connect(to: address, wanted: peer.id) {
            try await $0.ask(.delete, "pairing", body: [])
        }
    }

    static func encode(_ value: some Encodable) throws -> [UInt8] { Array(try JSONEncoder().encode(value)) }

    package static func decode<Value: Decodable>(_ bytes: [UInt8]) -> Value? {
        try? JSONDecoder().decode(Value.self, from: Data(bytes))
    }
}
