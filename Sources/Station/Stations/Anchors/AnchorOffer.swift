/// What a station shows of its chain, to have it countersigned.
package struct AnchorOffer: Hashable, Sendable, Codable {
    /// Its end; `nil` for a chain without an entry.
    package let head: SealedPlace?
    /// The entry that the other countersigned last; `nil` where the chain has no such entry.
    package let at: SealedPlace?
    /// The entry of the other's chain that this station countersigned last; 0 for none.
    package let countersigned: Int64
}
