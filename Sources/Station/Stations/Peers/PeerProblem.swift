/// A refusal as it goes from station to station.
package struct PeerProblem: Hashable, Sendable, Codable {
    /// The word of a ``PeerRefusal``.
    package let reason: String
    /// Where a message's content has to go on, in bytes.
    package let offset: Int64?

    package init(_ refusal: PeerRefusal) {
        reason = refusal.word
        if case .wrongOffset(let offset) = refusal { self.offset = offset } else { offset = nil }
    }
}
