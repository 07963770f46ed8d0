/// A door or a gate with a receiver on either side of it.
public struct Door: Hashable, Sendable {
    /// The side of a door.
    public enum Side: Hashable, Sendable {
        case inside
        case outside
    }

    /// Its number.
    public let id: DoorID
    /// The receiver that stands inside.
    public let inside: ReceiverID
    /// The receiver that stands outside.
    public let outside: ReceiverID

    /// Makes a door from its parts.
    public init(id: DoorID, inside: ReceiverID, outside: ReceiverID) {
        self.id = id
        self.inside = inside
        self.outside = outside
    }
}
