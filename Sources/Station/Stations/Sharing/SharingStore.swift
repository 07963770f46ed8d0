package import Attendance
package import BeaconKit

/// Where a station's own chain, and what it holds of others', is kept. Everything is durable when a call returns. Every call
/// throws ``StoreError``.
package protocol SharingStore: Sendable {
    /// The station itself, as others know it.
    func stationID() throws -> PeerID
    /// What others receive, or what is taken over of them; who has no scope has ``SharingScope/nothing``.
    func scopes(_ direction: SharingScope.Direction) throws -> [PeerID: SharingScope]
    /// Each person's department as it was last known, also of those who were removed.
    func departments() throws -> [PersonID: String]
    /// The end of the own chain.
    func ownHead() throws -> Head
    /// The hash of an own entry; zeros for 0, `nil` where there is none.
    func ownHash(_ sequence: Int64) throws -> [UInt8]?
    /// Signs where the own chain stands at an entry that it has.
    func ownSeal(_ sequence: Int64) throws -> (hash: [UInt8], seal: Seal)
    /// A part of the own chain with the personal values that go with it.
    ///
    /// - Parameter limit: entries at most; there may be fewer, as they may have pictures.
    func excerpt(after sequence: Int64, limit: Int, filter: SharingFilter) throws -> (Excerpt, [PersonalValue])

    /// Those of whose chains anything is held.
    func heldPeers() throws -> [PeerID]
    /// What is held of another station's chain. Where something else is taken over of it than when it was gone through, it is
    /// gone through anew.
    func held(of peer: PeerID) throws -> HeldChain
    /// The hash of an entry of another station's chain, whether it was withheld or not; `nil` where there is none.
    func heldHash(of peer: PeerID, _ sequence: Int64) throws -> [UInt8]?
    /// Drops everything that is held of another station's chain. The own chain still says that it came.
    ///
    /// - Returns: how many entries were held.
    func dropHeld(of peer: PeerID) throws -> Int
    /// Keeps a part of another station's chain, in one transaction with the entry that says so: of what is not taken over only
    /// the hash. What is there already changes nothing.
    ///
    /// - Throws: ``SharingError``; then nothing was kept.
    func receive(_ part: SharingPart, from peer: PeerID, at now: Instant) throws

    /// What stands between this station and others, until it does no more.
    func troubles() throws -> [SharingTrouble]
    /// - Parameter trouble: `nil` when there is none any more.
    func record(_ trouble: SharingTrouble?, with peer: PeerID) throws
}
