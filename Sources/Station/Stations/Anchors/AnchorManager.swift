package import Attendance
package import BeaconKit
package import Logging

/// Vouches for other stations' chains, and keeps what they vouch for of this one.
///
/// Whoever holds a station's key can write its journal anew. They cannot take back what others have signed of the old one.
package struct AnchorManager: Sendable {
    /// How long a chain that has grown waits until it is countersigned anew, in µs: not quite the minute after which
    /// stations meet again.
    static let pause: Int64 = 50_000_000

    package let store: any AnchorStore
    private let logger: Logger

    package init(store: any AnchorStore, logger: Logger) {
        self.store = store
        self.logger = logger
    }

    /// Which entry of a station's chain this one countersigned last; 0 for none.
    package func countersigned(of peer: PeerID) throws -> Int64 { try store.lastGiven(to: peer)?.sequence ?? 0 }

    /// Shows the own chain.
    ///
    /// - Parameter sequence: the entry that the other countersigned last, as it says; 0 for none.
    package func offer(to peer: PeerID, at sequence: Int64) throws -> AnchorOffer {
        let head = try store.ownHead()
        func place(_ sequence: Int64) throws -> SealedPlace? {
            guard sequence > 0, sequence <= head.sequence else { return nil }
            let (hash, seal) = try store.ownSeal(sequence)
            return SealedPlace(hash: hash, seal: seal)
        }
        return AnchorOffer(
            head: try place(head.sequence),
            at: sequence == head.sequence ? nil : try place(sequence),
            countersigned: try countersigned(of: peer)
        )
    }

    /// Looks at another's chain, and vouches for it unless it is not the one for which this station vouched before.
    package func judge(_ offer: AnchorOffer, of peer: PeerID, at now: Instant) throws -> AnchorVerdict {
        // Who signs nothing is vouched for by nobody.
        guard let head = offer.head?.head(of: peer) else { return AnchorVerdict() }
        if let last = try store.lastGiven(to: peer) {
            guard head.sequence >= last.sequence else {
                return try contradict(last, from: head.sequence + 1, of: peer, at: now)
            }
            let shown = head.sequence == last.sequence ? head : offer.at?.head(of: peer)
            guard let shown, shown.sequence == last.sequence else { return AnchorVerdict() }
            guard shown.hash == last.hash else {
                return try contradict(last, from: last.sequence, of: peer, at: now)
            }
            if try store.anchorTrouble(with: peer)?.kind == .notAsCountersigned {
                try store.recordAnchorTrouble(nil, with: peer, proof: nil)
            }
            let age = last.time.map { now.microseconds(since: $0) } ?? .max
            if head == last.head || (0..<Self.pause).contains(age) {
                return AnchorVerdict(countersignature: last.text)
            }
        }
        guard let anchor = try store.countersign(head, of: peer, at: now) else { return AnchorVerdict() }
        try store.keep(anchor, at: now)
        return AnchorVerdict(countersignature: anchor.text)
    }

    /// Receives what another says of this station's chain.
    package func receive(_ verdict: AnchorVerdict, from peer: PeerID, at now: Instant) throws {
        guard let text = verdict.contradiction ?? verdict.countersignature,
            let anchor = try? Anchor(reading: text), anchor.voucher == peer, anchor.station == (try store.stationID()),
            anchor.isSignedAsItSays
        else { return }
        if try store.ownHash(anchor.sequence) == anchor.hash {
            // Who contradicts what is as they signed it says nothing.
            guard verdict.contradiction == nil else { return }
            try store.keep(anchor, at: now)
            if try store.anchorTrouble(with: peer)?.kind == .ownNotAsCountersigned {
                try store.recordAnchorTrouble(nil, with: peer, proof: nil)
            }
            return
        }
        let first = min(anchor.sequence, try store.ownHead().sequence + 1)
        let trouble = SharingTrouble(peer: peer, kind: .ownNotAsCountersigned, sequence: first, since: now)
        try record(trouble, proof: anchor)
    }

    private func contradict(
        _ last: Anchor,
        from sequence: Int64,
        of peer: PeerID,
        at now: Instant
    ) throws -> AnchorVerdict {
        let trouble = SharingTrouble(peer: peer, kind: .notAsCountersigned, sequence: sequence, since: now)
        try record(trouble, proof: last)
        return AnchorVerdict(contradiction: last.text)
    }

    /// Stations meet every minute: what is known already is not written again.
    private func record(_ trouble: SharingTrouble, proof: Anchor) throws {
        let known = try store.anchorTrouble(with: trouble.peer)
        guard known?.kind != trouble.kind || known?.sequence != trouble.sequence else { return }
        try store.recordAnchorTrouble(trouble, with: trouble.peer, proof: proof)
        logger.warning(
            "a journal differs from what was countersigned",
            metadata: ["why": "\(trouble)", "anchor": "\(proof.text)"]
        )
    }
}
