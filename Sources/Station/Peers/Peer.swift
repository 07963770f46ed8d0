package import Attendance
package import BeaconKit

/// Another station that is trusted.
package struct Peer: Hashable, Sendable, Identifiable {
    package let id: PeerID
    /// What it calls itself.
    package let name: String
    package let since: Instant
    /// Where it was reached, or where it asked from, last.
    package var address: PeerAddress?
    /// The UUID under which its people check in, by which its own voice is known on the air.
    package var broadcastUUID: BeaconUUID?
    package var lastContact: Instant?
    /// Whether this station takes messages of it.
    package var takesMessages: Bool

    package init(
        id: PeerID,
        name: String,
        since: Instant,
        address: PeerAddress? = nil,
        broadcastUUID: BeaconUUID? = nil,
        lastContact: Instant? = nil,
        takesMessages: Bool = true
    ) {
        self.id = id
        self.name = name
        self.since = since
        self.address = address
        self.broadcastUUID = broadcastUUID
        self.lastContact = lastContact
        self.takesMessages = takesMessages
    }
}
