package import Attendance
package import BeaconKit

/// Where the chains of other stations are kept as they come: a station's journal, or a hub's database. Everything is durable
/// when a call returns.
package protocol ReceivedChains: Sendable {
    /// Whether anything is accepted of a station.
    func accepts(from peer: PeerID) async throws -> Bool
    /// What is held of another station's chain. Where something else is accepted of it than when it was gone through, it is
    /// gone through anew.
    func held(of peer: PeerID) async throws -> HeldChain
    /// The hash of an entry of another station's chain, whether it was withheld or not; `nil` where there is none.
    func heldHash(of peer: PeerID, _ sequence: Int64) async throws -> [UInt8]?
    /// Keeps a part of another station's chain in one transaction. What is there already changes nothing.
    ///
    /// - Throws: ``SharingError``; then nothing was kept.
    func receive(_ part: SharingPart, from peer: PeerID, at now: Instant) async throws
    /// A station was met, and everything that it shares is held.
    func caughtUp(with peer: PeerID, at now: Instant) async throws
    /// What stands between this side and a station, until it does no more.
    func trouble(with peer: PeerID) async throws -> SharingTrouble?
    /// - Parameter trouble: `nil` when there is none any more.
    func record(_ trouble: SharingTrouble?, with peer: PeerID) async throws
}

/// The chains that a station keeps beside its own.
struct JournalChains: ReceivedChains {
    let store: any SharingStore

    func accepts(from peer: PeerID) throws -> Bool { try store.scopes(.taking)[peer] ?? .nothing != .nothing }
    func held(of peer: PeerID) throws -> HeldChain { try store.held(of: peer) }
    func heldHash(of peer: PeerID, _ sequence: Int64) throws -> [UInt8]? { try store.heldHash(of: peer, sequence) }
    func receive(_ part: SharingPart, from peer: PeerID, at now: Instant) throws {
        try store.receive(part, from: peer, at: now)
    }
    // When a station was met last is kept with its address.
    func caughtUp(with peer: PeerID, at now: Instant) {}
    func trouble(with peer: PeerID) throws -> SharingTrouble? { try store.troubles().first { $0.peer == peer } }
    func record(_ trouble: SharingTrouble?, with peer: PeerID) throws { try store.record(trouble, with: peer) }
}
