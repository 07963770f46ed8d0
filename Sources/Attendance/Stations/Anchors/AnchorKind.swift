package import BeaconKit

/// Who says that the chain stood where an ``Anchor`` has it.
package enum AnchorKind: Hashable, Sendable {
    /// Somebody wrote it down, as a printed code: it proves what the paper proves.
    case written
    /// Another station signed it with the key of its own journal.
    ///
    /// - Parameters:
    ///   - by: who signed.
    ///   - at: what its clock showed.
    ///   - signature: 64 bytes.
    case countersigned(by: PeerID, at: Instant, signature: [UInt8])
    /// A time-stamp server signed it.
    ///
    /// - Parameter token: the `TimeStampToken` of RFC 3161, DER. This module does not look into it.
    case stamped(token: [UInt8])
}
