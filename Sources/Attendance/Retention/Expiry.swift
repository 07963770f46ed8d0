/// That entries lost their content because it was kept for long enough. What stays of each is its place and its hash, as
/// of what is withheld from another station.
package struct Expiry: Hashable, Sendable {
    package let kind: RetentionKind
    /// Only what is of days before this one went.
    package let before: LocalDay
    package let count: Int
    /// Over the places and hashes of those entries: see ``ExpiryDigest``. Of signatures, of the entries that they sign.
    package let digest: [UInt8]
    /// Whose entries they are; `nil` for the station's own.
    package let station: PeerID?

    package init(kind: RetentionKind, before: LocalDay, count: Int, digest: [UInt8], station: PeerID? = nil) {
        self.kind = kind
        self.before = before
        self.count = count
        self.digest = digest
        self.station = station
    }
}
