package import BeaconKit

/// Which stations are heard over the air, by the UUID under which they answer.
package struct StationsNear: Sendable {
    /// When each UUID was heard last.
    private let heard: [BeaconUUID: Instant]

    package init(_ radio: any RadioSource) async {
        var heard: [BeaconUUID: Instant] = [:]
        // A station with this one's UUID would else be near whenever this one hears itself.
        for beacon in await radio.beacons().beacons where beacon.owner != .ownSignal {
            heard[beacon.identity.uuid] = max(beacon.lastSeen, heard[beacon.identity.uuid] ?? beacon.lastSeen)
        }
        self.heard = heard
    }

    package func includes(_ peer: Peer) -> Bool { lastHeard(peer) != nil }

    /// When a station that is near was heard last; `nil` for one that is not.
    package func lastHeard(_ peer: Peer) -> Instant? {
        peer.broadcastUUID.flatMap { heard[CheckinBeacon.replyUUID(of: $0)] }
    }
}
