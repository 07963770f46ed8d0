import ArgumentParser
import Attendance
import BeaconKit
import Crypto
import Foundation
import Logging
import MusterPeers
import MusterStorage
import Station

/// What this machine is to its station: a key, and the station that it was paired with.
struct ReceiverMachine: Sendable {
    let key: Curve25519.Signing.PrivateKey
    let link: PeerClient
    let own: PeerID
    private let store: SQLiteJournal
    private let manager: PeerManager
    private let caller: PeerCaller

    /// - Throws: ``StoreError`` where the data folder has no key.
    init(_ folder: String, store: SQLiteJournal, logger: Logger) throws {
        guard let key = try StationKey(folder: folder) else { throw StoreError.siteNotSetUp }
        let certificate = try PeerCertificate(key: key.privateKey)
        self.key = key.privateKey
        self.store = store
        own = certificate.id
        link = try PeerClient(certificate: certificate, ownPort: 0)
        manager = PeerManager(store: store, own: own, logger: logger)
        caller = PeerCaller(
            book: manager.book,
            files: MessageFolder(dataFolder: folder),
            link: link,
            own: PeerIdentity(id: own, port: 0),
            logger: logger,
            now: { .present }
        )
    }

    /// The station of this machine, and where it is. Where there is none yet, it is paired with the one at the address.
    ///
    /// - Throws: ``PeerError``, or exit code 1 where the pairing came to nothing.
    func station(at text: String?) async throws -> (PeerID, PeerAddress) {
        let address = try text.map { text in
            guard let address = PeerAddress(text.trimmingCharacters(in: .whitespaces)) else {
                throw PeerError.badAddress(text)
            }
            return address
        }
        if let known = try store.peers().first {
            guard let place = address ?? known.address else { throw Self.noAddress }
            return (known.id, place)
        }
        guard let text, let address else { throw Self.noAddress }
        return (try await pair(at: text).id, address)
    }

    /// The station does not know this machine any more: the next start asks to be paired anew.
    func forget(_ station: PeerID) throws { try manager.unpair(station, by: "station", at: .present) }

    private static var noAddress: ValidationError {
        ValidationError("Name the station, such as: muster gateway 192.168.1.20")
    }

    private func pair(at address: String) async throws -> Peer {
        for old in try store.pairings() { try manager.cancel(old.id) }
        let pairing = try manager.pair(address, at: .present)
        var isShown = false
        while true {
            for pairing in try caller.pairings() { try await caller.call(pairing) }
            if let peer = try store.peers().first {
                Notice.print("Paired with “\(peer.name)”.")
                return peer
            }
            guard let current = try store.pairing(pairing.id) else {
                Notice.print("\(PairingFailure.ended)")
                throw ExitCode(1)
            }
            if let failure = current.failure {
                try manager.cancel(pairing.id)
                Notice.print("\(failure)")
                throw ExitCode(1)
            }
            if !isShown, let code = current.code(own: own) {
                isShown = true
                show(code, of: current.name)
            }
            try await Task.sleep(for: .milliseconds(500))
        }
    }

    private func show(_ code: String, of name: String) {
        _ = StandardOutput.write(code + "\n")
        Notice.print("“\(name)” must show the same code, on its Stations page or with muster stations list.")
        Notice.print("Type this code there, and the code that is shown there here:")
        let manager = manager
        // It may be typed here, or with muster stations confirm; the end of the input says nothing.
        Thread.detachNewThread {
            while let line = readLine() {
                do {
                    _ = try manager.confirm(code: line, by: GatewayAccess.actor, at: .present)
                    Notice.print("Confirmed here. The other station has to confirm, too.")
                    return
                } catch {
                    Notice.print("\(error)")
                }
            }
        }
    }
}
