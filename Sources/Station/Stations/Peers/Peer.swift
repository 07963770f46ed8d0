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
    /// When it was heard over the air last, as far as that was kept: every few seconds.
    package var lastHeard: Instant?
    /// Whether this station takes messages of it.
    package var takesMessages: Bool

    package init(
        id: PeerID,
        name: String,
        since: Instant,
        address: PeerAddress? = nil,
        broadcastUUID: BeaconUUID? = nil,
        lastContact: Instant? = nil,
        lastHeard: Instant? = nil,
        takesMessages: Bool = true
    ) {
        self.id = id
        self.name = name
        self.since = since
        self.address = address
        self.broadcastUUID = broadcastUUID
        self.lastContact = lastContact
        self.lastHeard = lastHeard
        self.takesMessages = takesMessages
    }

    /// After so long without a word people look what is wrong, in µs: a day.
    package static let longestSilence: Int64 = 86_400_000_000
    /// How long ago a station was heard at most that is near, in µs: until a beacon counts as gone, and until that is
    /// kept.
    private static let nearness: Int64 = 25_000_000

    /// Since when a station has been silent for so long that people should look; `nil` for one that was spoken with.
    package func silentSince(at now: Instant) -> Instant? {
        let last = max(lastContact ?? since, since)
        return now.microseconds(since: last) >= Self.longestSilence ? last : nil
    }

    /// Whether it was heard over the air just now, for those who do not hear themselves.
    package func isNear(at now: Instant) -> Bool {
        lastHeard.map { abs(now.microseconds(since: $0)) <= Self.nearness } ?? false
    }
}
