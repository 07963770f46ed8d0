/// Checks that every entry without content is explained by an expiry, and that no expiry explains another than it did.
package struct ExpiryCheck {
    private var digests: [Int64: ExpiryDigest] = [:]
    /// The first entry that each of them took.
    private var first: [Int64: Int64] = [:]
    private var expiries: [Int64: Expiry] = [:]
    private let station: PeerID?

    /// - Parameter station: whose entries are looked at; `nil` for the own ones.
    package init(station: PeerID? = nil) { self.station = station }

    /// Adds an entry without content.
    ///
    /// - Parameter expiry: the entry that is said to explain it.
    package mutating func addExpired(sequence: Int64, hash: [UInt8], by expiry: Int64) {
        digests[expiry, default: ExpiryDigest()].add(sequence: sequence, hash: hash)
        if first[expiry] == nil { first[expiry] = sequence }
    }

    /// Adds an entry of the own chain.
    package mutating func add(_ fact: Fact, sequence: Int64) {
        guard case .contentExpired(let expiry) = fact, expiry.station == station, !expiry.kind.entries.isEmpty else {
            return
        }
        expiries[sequence] = expiry
    }

    package func findings() -> [Finding] {
        Set(expiries.keys).union(digests.keys).sorted().compactMap { sequence in
            guard let expiry = expiries[sequence] else {
                let place = first[sequence] ?? 0
                return Finding(
                    .expired,
                    sequence: place,
                    "Entry \(place) has lost its content, but no expiry explains that: somebody removed it."
                )
            }
            let digest = digests[sequence] ?? ExpiryDigest()
            guard digest.bytes != expiry.digest || digest.count != expiry.count else { return nil }
            let reason =
                "The entries without content do not match those that expired with entry \(sequence): \(digest.count) were found, "
                + "\(expiry.count) expired."
            return Finding(.expired, sequence: first[sequence] ?? sequence, reason)
        }
    }
}
