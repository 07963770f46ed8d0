/// The end of a chain: what one writes down elsewhere to prove later that nothing before it was rewritten.
package struct Head: Hashable, Sendable {
    /// The last entry; 0 for an empty chain.
    package let sequence: Int64
    package let hash: [UInt8]

    package init(sequence: Int64, hash: [UInt8]) {
        self.sequence = sequence
        self.hash = hash
    }
}
