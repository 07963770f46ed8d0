import BeaconKit
import Station

/// Which stations are heard over the air, by the UUID under which they answer.
struct StationsNear: Sendable {
    private let uuids: Set<BeaconUUID>

    init(_ radio: any RadioSource) async {
        uuids = Set(await radio.beacons().beacons.map(\.identity.uuid))
    }

    func includes(_ peer: Peer) -> Bool {
        peer.broadcastUUID.map { uuids.contains(CheckinBeacon.replyUUID(of: $0)) } ?? false
    }
}
