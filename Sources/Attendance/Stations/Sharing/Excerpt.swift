package import Crypto

/// A part of a station's chain as another station gets it: the entries that it may have, and of the others the hash.
///
/// The station signs all hashes of the part together. So each entry is proved to be of that chain and in its place, and
/// what is withheld now cannot be another when it is shared later.
package struct Excerpt: Hashable, Sendable {
    package enum Place: Hashable, Sendable {
        case entry(StoredEntry)
        /// The entry's hash.
        case withheld([UInt8])

        package var hash: [UInt8] {
            switch self {
            case .entry(let entry): entry.hash
            case .withheld(let hash): hash
            }
        }
    }

    /// The sequence number of the first place.
    package let first: Int64
    /// The hash before the first place.
    package let previous: [UInt8]
    package let places: [Place]
    /// The station's signature, 64 bytes.
    package let signature: [UInt8]

    package init(first: Int64, previous: [UInt8], places: [Place], signature: [UInt8]) {
        self.first = first
        self.previous = previous
        self.places = places
        self.signature = signature
    }

    /// Signs a part of one's own chain.
    package init(
        first: Int64,
        previous: [UInt8],
        places: [Place],
        key: Curve25519.Signing.PrivateKey
    ) throws {
        let message = Self.message(first: first, previous: previous, hashes: places.map(\.hash))
        self.init(
            first: first,
            previous: previous,
            places: places,
            signature: Array(try key.signature(for: message))
        )
    }

    /// The last place, or the one before the first if there is none.
    package var last: Int64 { first + Int64(places.count) - 1 }

    /// Whether it is a part of a station's chain, whole and in order.
    package func isGenuine(of origin: PeerID) -> Bool {
        guard first > 0, previous.count == 32, first > 1 || previous == Entry.noHash,
            Self.isSigned(signature, first: first, previous: previous, hashes: places.map(\.hash), by: origin)
        else { return false }
        var before = previous
        var sequence = first
        for place in places {
            switch place {
            case .withheld(let hash): if hash.count != 32 { return false }
            case .entry(let entry):
                guard entry.sequence == sequence, entry.previousHash == before, entry.computedHash == entry.hash else {
                    return false
                }
            }
            before = place.hash
            sequence += 1
        }
        return true
    }

    /// Whether a station signed these hashes as a part of its chain.
    package static func isSigned(
        _ signature: [UInt8],
        first: Int64,
        previous: [UInt8],
        hashes: [[UInt8]],
        by origin: PeerID
    ) -> Bool {
        guard let key = try? Curve25519.Signing.PublicKey(rawRepresentation: origin.publicKey) else { return false }
        return key.isValidSignature(signature, for: message(first: first, previous: previous, hashes: hashes))
    }

    private static func message(first: Int64, previous: [UInt8], hashes: [[UInt8]]) -> [UInt8] {
        var fields = CanonicalBytes(tag: "muster excerpt 1")
        fields.append(first)
        fields.append(previous)
        fields.append(Int64(hashes.count))
        for hash in hashes { fields.append(hash) }
        return fields.bytes
    }
}
