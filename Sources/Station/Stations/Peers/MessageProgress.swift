/// How much of a message the receiver has.
package struct MessageProgress: Hashable, Sendable, Codable {
    /// Bytes.
    package let offset: Int64
    /// Whether it is there whole, checked and recorded.
    package let isReceived: Bool

    package init(offset: Int64, isReceived: Bool) {
        self.offset = offset
        self.isReceived = isReceived
    }
}
