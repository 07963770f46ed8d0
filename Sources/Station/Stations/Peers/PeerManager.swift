package import Attendance
package import BeaconKit
import Foundation
package import Logging

/// What people do with other stations: the same from the page, the API and the command line. The running station takes
/// over what is wanted here.
package struct PeerManager: Sendable {
    package let book: PeerRegistry
    /// This station's own key.
    package let own: PeerID

    package init(store: any PeerStore & JournalStore, own: PeerID, logger: Logger) {
        book = PeerRegistry(store: store, logger: logger)
        self.own = own
    }

    private var store: any PeerStore & JournalStore { book.store }

    package func peers() throws -> [Peer] { try store.peers() }

    /// Pairings whose time is not over.
    package func pairings(at now: Instant) throws -> [Pairing] {
        try store.pairings().filter { !$0.isOver(at: now) }
    }

    /// Answers strangers for five minutes, counting anew.
    ///
    /// - Returns: until when.
    @discardableResult
    package func allowPairing(at now: Instant) throws -> Instant {
        try store.changePairingWindow { $0.open(at: now) }
        return now.adding(microseconds: PairingWindow.length)
    }

    package func pairingWindow() throws -> PairingWindow { try store.pairingWindow() }

    /// Begins to pair with the station at an address.
    package func pair(_ text: String, at now: Instant) throws -> Pairing {
        guard let address = PeerAddress(text.trimmingCharacters(in: .whitespaces)) else {
            throw PeerError.badAddress(text)
        }
        let id = UUID().uuidString.lowercased()
        let pairing = Pairing(id: id, calling: address, nonce: PeerHost.random(), at: now)
        try store.save(pairing)
        return pairing
    }

    /// Somebody types the code that the other station shows.
    ///
    /// - Throws: ``PeerError/otherCode`` where this one shows another, ``PeerError/noSuchPairing`` where it shows none.
    @discardableResult
    package func confirm(code: String, by actor: String, at now: Instant) throws -> Pairing {
        let typed = code.filter(\.isWholeNumber)
        let pairings = try pairings(at: now)
        guard let pairing = pairings.first(where: { $0.code(own: own) == typed }) else {
            throw pairings.contains { $0.phase == .comparing } ? PeerError.otherCode : .noSuchPairing
        }
        guard let changed = try store.changePairing(pairing.id, { $0.confirm(by: actor) }) else {
            throw PeerError.noSuchPairing
        }
        return changed
    }

    /// The codes differ, or nobody wants this any more.
    package func cancel(_ id: String) throws { try store.removePairing(id) }

    package func unpair(_ peer: PeerID, by actor: String, at now: Instant) throws {
        try book.unpair(peer, by: actor, at: now)
    }

    package func setTakesMessages(_ takes: Bool, of peer: PeerID) throws {
        try store.setTakesMessages(takes, of: peer)
    }
}
