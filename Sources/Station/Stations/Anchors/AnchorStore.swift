package import Attendance
package import BeaconKit

/// Where anchors are kept, beside the chain and not in it. Everything is durable when a call returns. Every call throws
/// ``StoreError``.
package protocol AnchorStore: Sendable {
    /// The station itself, as others know it.
    func stationID() throws -> PeerID
    /// The end of the own chain.
    func ownHead() throws -> Head
    /// The hash of an own entry; zeros for 0, `nil` where there is none.
    func ownHash(_ sequence: Int64) throws -> [UInt8]?
    /// Signs where the own chain stands at an entry that it has.
    func ownSeal(_ sequence: Int64) throws -> (hash: [UInt8], seal: Seal)

    /// Vouches for another station's chain. Nothing is kept.
    ///
    /// - Returns: `nil` for what cannot be vouched for.
    func countersign(_ head: Head, of station: PeerID, at now: Instant) throws -> Anchor?
    /// Keeps an anchor, unless it is the last of its kind that is kept already. All of the last day stay, and of each day
    /// before that the last of each who vouches.
    func keep(_ anchor: Anchor, at now: Instant) throws
    /// The last that this station gave to another since the two were paired.
    func lastGiven(to station: PeerID) throws -> Anchor?
    /// All that are kept of a station's chain, in the order in which they came; of all chains for `nil`.
    func keptAnchors(of station: PeerID?) throws -> [KeptAnchor]

    /// What a meeting showed: that a chain is not the one that was countersigned.
    func anchorTrouble(with peer: PeerID) throws -> SharingTrouble?
    /// - Parameters:
    ///   - trouble: `nil` when there is none any more.
    ///   - proof: what was countersigned, and the chain does not fit.
    func recordAnchorTrouble(_ trouble: SharingTrouble?, with peer: PeerID, proof: Anchor?) throws
    /// What others have shown to be countersigned of the own chain, and is not in it.
    func anchorProofs() throws -> [Anchor]
}

extension SharingStore {
    /// Where the own chain stands now, to be written down; `nil` for a journal without an entry.
    package func ownAnchor() throws -> Anchor? { Anchor(of: try stationID(), at: try ownHead()) }
}
