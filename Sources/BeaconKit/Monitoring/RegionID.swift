/// A region's number within one engine. The owner of the regions keeps the names that go with the numbers.
public struct RegionID: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32

    /// Makes an identifier from its number.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}
