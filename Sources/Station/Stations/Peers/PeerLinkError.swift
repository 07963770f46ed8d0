/// Why another station could not be asked.
package enum PeerLinkError: Error, Hashable, Sendable {
    case unreachable
    /// Somebody else answered at the address.
    case otherKey
}
