/// An anchor, and who vouches for it in words that go on "what … ".
package struct NamedAnchor: Hashable, Sendable {
    package let anchor: Anchor
    /// As `South countersigned on 2026-05-03T09:12:00.000Z`.
    package let words: String

    package init(_ anchor: Anchor, words: String) {
        self.anchor = anchor
        self.words = words
    }

    /// - Parameters:
    ///   - names: what stations are called.
    ///   - stamp: who made a time stamp and when, for people.
    package init(_ anchor: Anchor, names: [PeerID: String], stamp: (Anchor) -> String) {
        self.anchor = anchor
        switch anchor.kind {
        case .written: words = "was written down"
        case .countersigned(let voucher, let time, _):
            words = "\(names[voucher] ?? "station \(voucher.text.prefix(8))") countersigned on \(time.iso8601)"
        case .stamped: words = stamp(anchor)
        }
    }
}
