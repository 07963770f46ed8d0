package import Attendance
package import BeaconKit
package import Logging

/// Which stations are trusted: what both sides of a conversation do with that.
package struct PeerRegistry: Sendable {
    package let store: any PeerStore & JournalStore
    let logger: Logger
    /// After how long without a contact the next one is news, in µs.
    private static let silence: Int64 = 10_000_000

    package init(store: any PeerStore & JournalStore, logger: Logger) {
        self.store = store
        self.logger = logger
    }

    /// Trusts a station after people on both sides confirmed.
    func pair(_ pairing: Pairing, at now: Instant) throws {
        guard pairing.isAgreed, let peer = pairing.peer, let actor = pairing.confirmedBy else { return }
        if try store.peer(peer) == nil {
            let draft = EntryDraft(
                .stationPaired(StationPaired(station: peer, name: pairing.name)),
                happened: now,
                source: .system,
                actor: actor
            )
            _ = try store.append([draft], recorded: now)
            logger.notice("a station was paired", metadata: ["station": "\(peer.text)", "name": "\(pairing.name)"])
        }
        let uuid = pairing.uuid.flatMap { BeaconUUID($0) }
        try store.recordContact(with: peer, address: pairing.address, uuid: uuid, at: now)
        try store.removePairing(pairing.id)
    }

    /// Trusts a station no more, and stops what was on its way to it.
    ///
    /// - Parameter actor: who wants that; `station` where it was the other one.
    package func unpair(_ peer: PeerID, by actor: String, at now: Instant) throws {
        guard try store.peer(peer) != nil else { return }
        // Whoever pairs with it again decides anew what passes.
        let facts =
            SharingScope.Direction.allCases.map { SharingScope.nothing.fact($0, peer) } + [
                .stationUnpaired(StationUnpaired(station: peer))
            ]
        let drafts = facts.map { EntryDraft($0, happened: now, source: .system, actor: actor) }
        _ = try store.append(drafts, recorded: now)
        try store.forgetContact(of: peer)
        let under: Set<Message.State> = [.waiting, .paused, .arriving]
        for message in try store.messages(incoming: nil, limit: .max) where message.peer == peer {
            guard under.contains(message.state) else { continue }
            _ = try store.changeMessage(message.id, recorded: now) { message in
                guard under.contains(message.state) else { return nil }
                message.become(.refused, at: now)
                message.refusal = .notWanted
                return nil
            }
        }
        logger.notice("a station was unpaired", metadata: ["station": "\(peer.text)", "by": "\(actor)"])
    }

    /// Another station was reached, or asked. After a silence all that waits for it is tried at once; in between it is not
    /// written down each time.
    ///
    /// - Parameter address: where it answers, if it said so.
    func recordContact(with peer: Peer, at address: PeerAddress? = nil, _ now: Instant) throws {
        let age = peer.lastContact.map { now.microseconds(since: $0) } ?? .max
        let hasMoved = address != nil && address != peer.address
        guard age > Self.silence || age < 0 || hasMoved else { return }
        try store.recordContact(with: peer.id, address: address, uuid: nil, at: now)
        try store.hastenMessages(to: peer.id, at: now)
    }

    /// What this station is called.
    func ownName() throws -> String { try store.site()?.name ?? "muster" }

    func ownUUID() throws -> String? { try store.site()?.broadcastUUID.description }
}
