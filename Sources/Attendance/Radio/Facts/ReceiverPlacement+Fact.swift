/// A receiver was named, and placed in a room.
extension ReceiverPlacement: FactContent {
    package static let kind = "receiver-placed"
    package static let changes: Fact.Subjects = .receivers
    package static let retention: RetentionKind? = nil

    private enum CodingKeys: CodingKey {
        case receiver, name, room
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            receiver: members.decode(String.self, forKey: .receiver),
            name: members.decode(String.self, forKey: .name),
            room: members.decode(String.self, forKey: .room)
        )
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(receiver, forKey: .receiver)
        try members.encode(name, forKey: .name)
        try members.encode(room, forKey: .room)
    }

    package var personal: Fact.Personal? { nil }
    package var fact: Fact { .receiverPlaced(self) }
}
