/// A salted SHA-256 of a personal value: the chain holds this, the value and its salt stand beside it and can be erased.
package struct Commitment: RawRepresentable, Hashable, Sendable, Codable {
    /// 64 hexadecimal digits in lower case.
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }
}
