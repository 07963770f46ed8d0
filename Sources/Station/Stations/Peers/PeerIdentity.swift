package import Attendance

/// What this station is to others.
package struct PeerIdentity: Hashable, Sendable {
    /// The key of its own journal.
    package let id: PeerID
    /// Where it answers others; 0 where it does not.
    package let port: Int

    package init(id: PeerID, port: Int) {
        self.id = id
        self.port = port
    }
}
