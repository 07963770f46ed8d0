/// A door's number within one engine. The owner of the doors keeps the names that go with the numbers.
public struct DoorID: RawRepresentable, Hashable, Sendable {
    /// The number, from 0.
    public let rawValue: UInt16

    /// Makes an identifier from its number.
    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }
}
