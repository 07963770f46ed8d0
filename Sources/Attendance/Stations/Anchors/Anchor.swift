package import BeaconKit
package import Crypto

/// Where a station's chain stood, kept outside of it: what shows that somebody who holds the station's key has written
/// everything anew, which neither the chain nor its seals can show.
package struct Anchor: Hashable, Sendable {
    /// The most bytes of a time stamp's token: one with a whole chain of certificates has a few thousand.
    package static let largestToken = 32_768

    /// Whose chain it is.
    package let station: PeerID
    /// The entry, 1 or later.
    package let sequence: Int64
    /// That entry's hash, 32 bytes.
    package let hash: [UInt8]
    package let kind: AnchorKind

    /// - Returns: `nil` for what no chain can have, and for a station that vouches for itself.
    package init?(of station: PeerID, at head: Head, _ kind: AnchorKind = .written) {
        guard head.sequence > 0, Plausible.sequences.contains(head.sequence), head.hash.count == 32 else { return nil }
        switch kind {
        case .written: break
        case .countersigned(let voucher, let time, let signature):
            guard voucher != station, signature.count == 64, Plausible.times.contains(time.microseconds) else {
                return nil
            }
        case .stamped(let token):
            guard !token.isEmpty, token.count <= Self.largestToken else { return nil }
        }
        self.station = station
        sequence = head.sequence
        hash = head.hash
        self.kind = kind
    }

    /// Vouches for another station's chain.
    ///
    /// - Parameters:
    ///   - key: of the own journal.
    ///   - now: what the own clock shows.
    /// - Returns: `nil` for what cannot be vouched for.
    package static func countersigning(
        _ head: Head,
        of station: PeerID,
        with key: Curve25519.Signing.PrivateKey,
        at now: Instant
    ) throws -> Anchor? {
        guard let own = PeerID(publicKey: Array(key.publicKey.rawRepresentation)) else { return nil }
        let signature = try key.signature(for: message(of: station, head, at: now))
        return Anchor(of: station, at: head, .countersigned(by: own, at: now, signature: Array(signature)))
    }

    package var head: Head { Head(sequence: sequence, hash: hash) }

    /// The station that vouches for it; `nil` if no station does.
    package var voucher: PeerID? { if case .countersigned(let voucher, _, _) = kind { voucher } else { nil } }

    /// When that station vouched for it, by its own clock.
    package var time: Instant? { if case .countersigned(_, let time, _) = kind { time } else { nil } }

    /// Whether the station that it names has signed it. Of the other kinds nothing is signed that could be checked here.
    package var isSignedAsItSays: Bool {
        guard case .countersigned(let voucher, let time, let signature) = kind else { return true }
        guard let key = try? Curve25519.Signing.PublicKey(rawRepresentation: voucher.publicKey) else { return false }
        return key.isValidSignature(signature, for: Self.message(of: station, head, at: time))
    }

    /// SHA-256 of what a time-stamp server is asked to sign: station, entry and hash.
    package var statementHash: [UInt8] { Self.statementHash(of: station, head) }

    /// SHA-256 of what a time-stamp server is asked to sign.
    package static func statementHash(of station: PeerID, _ head: Head) -> [UInt8] {
        var fields = CanonicalBytes(tag: "muster anchor 1")
        fields.append(station.publicKey)
        fields.append(head.sequence)
        fields.append(head.hash)
        return Array(SHA256.hash(data: fields.bytes))
    }

    private static func message(of station: PeerID, _ head: Head, at time: Instant) -> [UInt8] {
        var fields = CanonicalBytes(tag: "muster countersignature 1")
        fields.append(station.publicKey)
        fields.append(head.sequence)
        fields.append(head.hash)
        fields.append(time.microseconds)
        return fields.bytes
    }
}
