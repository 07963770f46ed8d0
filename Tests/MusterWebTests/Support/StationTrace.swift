import Attendance
import BeaconKit
import MusterWeb
import Station

/// All that requests about channels, sharing, conflicts, messages and stations can change. Where two traces are equal,
/// nothing was changed in between.
struct StationTrace: Hashable {
    private let head: Head
    private let channels: Set<Channel>
    private let deliveries: [Delivery]
    private let given: [PeerID: SharingScope]
    private let taken: [PeerID: SharingScope]
    private let peers: [Peer]
    private let pairings: Set<Pairing>
    private let window: PairingWindow
    private let messages: [Message]
    private let contents: Set<MessageID>

    init(_ services: WebServices) throws {
        head = try services.sharing.ownHead()
        channels = Set(try services.links.store.channels())
        deliveries = try services.links.store.deliveries(nil, limit: 1_000)
        given = try services.sharing.scopes(.giving)
        taken = try services.sharing.scopes(.taking)
        peers = try services.sharing.peers()
        pairings = Set(try services.sharing.pairings())
        window = try services.sharing.pairingWindow()
        messages = try services.sharing.messages(incoming: nil, limit: 1_000)
        contents = Set(
            try services.peers.messages.files.all(unchangedSince: Instant(microseconds: .max))
        )
    }
}
