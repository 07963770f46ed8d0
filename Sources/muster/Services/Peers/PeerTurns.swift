import Station
import Synchronization

/// Which stations are being served just now.
final class PeerTurns: Sendable {
    private let busy = Mutex<Set<Peer.ID>>([])

    /// - Returns: whether nobody serves it already.
    func begin(_ peer: Peer.ID) -> Bool { busy.withLock { $0.insert(peer).inserted } }

    func end(_ peer: Peer.ID) { busy.withLock { _ = $0.remove(peer) } }
}
