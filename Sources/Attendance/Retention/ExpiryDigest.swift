import Crypto

/// A digest over the places and hashes of entries, in the order of their places.
package struct ExpiryDigest {
    private var hash = SHA256()
    package private(set) var count = 0

    package init() {
        hash.update(data: CanonicalBytes(tag: "muster expiry 1").bytes)
    }

    package mutating func add(sequence: Int64, hash entry: [UInt8]) {
        var fields = CanonicalBytes()
        fields.append(sequence)
        fields.append(entry)
        hash.update(data: fields.bytes)
        count += 1
    }

    /// 32 bytes.
    package var bytes: [UInt8] { Array(hash.finalize()) }
}
