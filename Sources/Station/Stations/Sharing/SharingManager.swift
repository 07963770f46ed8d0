package import Attendance
package import BeaconKit

/// Exchanges roster and journal with other stations: answers what they ask, and asks them.
package struct SharingManager: SharingPeer {
    private let store: any SharingStore
    private let now: @Sendable () -> Instant
    /// Entries of one answer.
    private let batch: Int
    /// Takes over what others share.
    package let fetcher: ChainFetcher

    /// - Parameter now: what the clock on the wall shows.
    package init(store: any SharingStore, batch: Int = 2000, now: @escaping @Sendable () -> Instant) {
        self.store = store
        self.batch = batch
        self.now = now
        fetcher = ChainFetcher(JournalChains(store: store), now: now)
    }

    package func answer(_ request: [UInt8], from peer: PeerID) async throws -> [UInt8] {
        try answer(request, from: peer).bytes()
    }

    private func answer(_ bytes: [UInt8], from peer: PeerID) throws -> SharingAnswer {
        let request = try SharingRequest(reading: bytes)
        let scope = try store.scopes(.giving)[peer] ?? .nothing
        guard scope != .nothing else { return SharingAnswer(nothingShared: true) }
        let head = try store.ownHead()
        for (sequence, hash) in [(request.head, request.headHash), (request.after, request.hash)] {
            if let contradiction = try contradiction(sequence, hash, head: head) {
                let kind = SharingTrouble.Kind.lostOwnEntries
                let first = min(sequence, head.sequence + 1)
                try record(SharingTrouble(peer: peer, kind: kind, sequence: first, since: now()))
                return SharingAnswer(contradiction: contradiction)
            }
        }
        if let trouble = try store.troubles().first(where: { $0.peer == peer }), trouble.kind == .lostOwnEntries {
            try store.record(nil, with: peer)
        }
        let departments = scope.people.hasDepartments || scope.punches.hasDepartments ? try store.departments() : [:]
        let filter = SharingFilter(scope, to: peer, departments: departments)
        let mark = filter.mark
        let (excerpt, values) = try store.excerpt(
            after: mark == request.mark ? request.after : 0,
            limit: batch,
            filter: filter
        )
        return SharingAnswer(
            part: SharingAnswer.Part(excerpt, values: values, mark: mark, head: head.sequence, clock: now())
        )
    }

    /// Where the own chain stands if it does not have an entry that another station holds of it.
    private func contradiction(
        _ sequence: Int64,
        _ hash: String,
        head: Head
    ) throws -> SharingAnswer.Contradiction? {
        if let own = try store.ownHash(sequence), Hexadecimal.text(own) == hash { return nil }
        let place = min(sequence, head.sequence)
        let (own, seal) = try store.ownSeal(place)
        return SharingAnswer.Contradiction(
            sequence: place,
            hash: Hexadecimal.text(own),
            seal: Hexadecimal.text(seal.signature)
        )
    }

    /// Stations meet every two seconds: what is known already is not written again.
    private func record(_ trouble: SharingTrouble) throws {
        let isKnown = try store.troubles().contains { $0.isSame(as: trouble) }
        if !isKnown { try store.record(trouble, with: trouble.peer) }
    }

    /// Takes over what another station has that is not held yet. Everything that came before an error is kept.
    ///
    /// - Parameter ask: carries a request to the other station and brings its answer.
    /// - Throws: ``SharingError``, ``StoreError`` or what `ask` throws.
    @discardableResult
    package func catchUp(with peer: PeerID, ask: ([UInt8]) async throws -> [UInt8]) async throws -> ChainFetcher.Report
    {
        try await fetcher.catchUp(with: peer, ask: ask)
    }
}
