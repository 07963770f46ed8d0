/// What is to change about a floor, as a page, a program or a command asks for it. What is left out stays as it is.
package struct FloorRequest: Decodable, Sendable {
    package var name: String?
    /// Where the floor comes among the others.
    package var place: Int?
    /// All rooms, as ``RoomShape/line``.
    package var rooms: [String]?
    /// All receivers, as ``ReceiverSpot/line``.
    package var receivers: [String]?
    /// The ``Floor/version`` that was seen; none where it does not matter.
    package var version: String?

    package init(name: String? = nil, place: Int? = nil) {
        self.name = name
        self.place = place
    }
}
