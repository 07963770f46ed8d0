import Attendance
import Foundation
import Logging

/// Takes over what paired stations share.
extension PeerCaller {
    /// Asks a station for what it shares and is not held yet. A station that cannot be reached, or shares nothing, is no
    /// fault: it is asked again later.
    ///
    /// - Returns: whether anything came.
    package func share(with peer: Peer, _ fetcher: ChainFetcher) async throws -> Bool {
        guard let address = peer.address else { return false }
        do {
            let report = try await link.connect(to: address, wanted: peer.id) { connection in
                try book.recordContact(with: peer, now())
                return try await fetcher.catchUp(with: peer.id) { request in
                    let reply = try await connection.ask(.post, "sharing", body: request)
                    try heed(reply, of: peer.id)
                    guard reply.status == 200 else { throw PeerLinkError.unreachable }
                    return reply.body
                }
            }
            return report.entries > 0
        } catch is PeerLinkError {
            return false
        } catch SharingError.nothingShared, SharingError.nothingTaken {
            return false
        } catch let error as SharingError {
            // It is on the page of what is shared, too.
            logger.warning(
                "entries could not be fetched from another station",
                metadata: ["station": "\(peer.name)", "why": "\(error)"]
            )
            return false
        }
    }
}
