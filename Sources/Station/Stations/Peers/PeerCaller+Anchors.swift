import Attendance

/// Has chains countersigned.
extension PeerCaller {
    /// Vouches for a station's chain, and has it vouch for this one.
    ///
    /// - Returns: whether the two met. A station that cannot be reached, or is too old for this, is no fault.
    package func anchor(with peer: Peer, _ manager: AnchorManager) async throws -> Bool {
        guard let address = peer.address else { return false }
        do {
            return try await link.connect(to: address, wanted: peer.id) { connection in
                try book.recordContact(with: peer, now())
                let known = try manager.countersigned(of: peer.id)
                let shown = try await connection.ask(.get, "anchor?at=\(known)", body: [])
                try heed(shown, of: peer.id)
                guard shown.status == 200, let offer: AnchorOffer = Self.decode(shown.body) else { return false }
                let meeting = AnchorMeeting(
                    offer: try manager.offer(to: peer.id, at: offer.countersigned),
                    verdict: try manager.judge(offer, of: peer.id, at: now())
                )
                let reply = try await connection.ask(.post, "anchor", body: try Self.encode(meeting))
                guard reply.status == 200, let verdict: AnchorVerdict = Self.decode(reply.body) else { return false }
                try manager.receive(verdict, from: peer.id, at: now())
                return true
            }
        } catch is PeerLinkError {
            return false
        }
    }
}
