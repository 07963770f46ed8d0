package import Attendance
package import BeaconKit

/// Fetches what other stations share of their chains.
package struct ChainFetcher: Sendable {
    /// What came of a meeting.
    package struct Report: Hashable, Sendable {
        /// How many entries came, withheld ones included.
        package var entries = 0
        /// How many of them can be read.
        package var readable = 0
    }

    private let chains: any ReceivedChains
    private let now: @Sendable () -> Instant

    /// - Parameter now: what the clock on the wall shows.
    package init(_ chains: any ReceivedChains, now: @escaping @Sendable () -> Instant) {
        self.chains = chains
        self.now = now
    }

    /// Takes over what another station has that is not held yet. Everything that came before an error is kept.
    ///
    /// - Parameter ask: carries a request to the other station and brings its answer.
    /// - Throws: ``SharingError``, ``StoreError`` or what `ask` throws.
    @discardableResult
    package func catchUp(with peer: PeerID, ask: ([UInt8]) async throws -> [UInt8]) async throws -> Report {
        guard try await chains.accepts(from: peer) else { throw SharingError.nothingTaken }
        var report = Report()
        var exchange = SharingExchange(with: peer, held: try await chains.held(of: peer))
        while true {
            try Task.checkCancellation()
            let answer = try await ask(try exchange.request())
            switch try await receive(answer, of: peer, &exchange) {
            case .done:
                if let trouble = try await chains.trouble(with: peer), trouble.kind != .lostOwnEntries {
                    try await chains.record(nil, with: peer)
                }
                try await chains.caughtUp(with: peer, at: now())
                return report
            case .keep(let part):
                try await keep(part, from: peer)
                report.entries += part.excerpt.places.count
                report.readable += part.excerpt.places.count { if case .entry = $0 { true } else { false } }
            case .compare(let other):
                let held = try await chains.heldHash(of: peer, other.sequence)
                let trouble = try exchange.judge(other, held: held, at: now())
                try await record(trouble)
                throw SharingError.trouble(trouble)
            }
        }
    }

    private func receive(
        _ answer: [UInt8],
        of peer: PeerID,
        _ exchange: inout SharingExchange
    ) async throws -> SharingExchange.Step {
        do {
            return try exchange.receive(answer, at: now())
        } catch SharingError.notGenuine {
            let first = try await chains.held(of: peer).position.sequence + 1
            try await record(SharingTrouble(peer: peer, kind: .badSeal, sequence: first, since: now()))
            throw SharingError.notGenuine
        }
    }

    /// Stations meet every two seconds: what is known already is not written again.
    private func record(_ trouble: SharingTrouble) async throws {
        if try await chains.trouble(with: trouble.peer)?.isSame(as: trouble) != true {
            try await chains.record(trouble, with: trouble.peer)
        }
    }

    private func keep(_ part: SharingPart, from peer: PeerID) async throws {
        do {
            try await chains.receive(part, from: peer, at: now())
        } catch SharingError.trouble(let trouble) {
            try await record(trouble)
            throw SharingError.trouble(trouble)
        }
    }
}
