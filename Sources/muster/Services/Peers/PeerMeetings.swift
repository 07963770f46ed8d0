import Station
import Synchronization

/// When each station was met last for something that need not be done at each contact.
final class PeerMeetings: Sendable {
    private let pause: Duration
    private let last = Mutex<[Peer.ID: ContinuousClock.Instant]>([:])

    /// - Parameter pause: how long after a meeting the next is due.
    init(pause: Duration) { self.pause = pause }

    func isDue(_ peer: Peer.ID) -> Bool {
        last.withLock { last in last[peer].map { $0.duration(to: .now) >= pause } ?? true }
    }

    func record(_ peer: Peer.ID) { last.withLock { $0[peer] = .now } }
}
