import BeaconKit

/// What an item is and how it is watched, as the journal says it.
package struct TaggedItem: Hashable, Sendable {
    package let item: ItemID
    package let tag: Tag
    /// Commits to what the item is called.
    package let name: Commitment
    package let photo: Commitment?

    package init(item: ItemID, tag: Tag, name: Commitment, photo: Commitment?) {
        self.item = item
        self.tag = tag
        self.name = name
        self.photo = photo
    }

    var personal: Fact.Personal { (Item.subject(item, owner: tag.owner), [name] + (photo.map { [$0] } ?? [])) }
}

extension TaggedItem: Codable {
    private enum CodingKeys: String, CodingKey {
        case item
        case name = "details"
        case photo, identity, owner, exitTime, rooms, quiet
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        item = try members.decode(ItemID.self, forKey: .item)
        tag = try Tag(
            identity: members.decode(BeaconIdentity.self, forKey: .identity),
            owner: members.decodeIfPresent(PersonID.self, forKey: .owner),
            exitTime: members.decode(Int.self, forKey: .exitTime),
            homeRooms: members.decodeIfPresent(.rooms) { $0.split(separator: "\n").map(String.init) } ?? [],
            quiet: members.decodeIfPresent(.quiet) { WeeklyHours($0) }
        )
        name = try members.decode(Commitment.self, forKey: .name)
        photo = try members.decodeIfPresent(Commitment.self, forKey: .photo)
    }

    package func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(item, forKey: .item)
        try members.encode(name, forKey: .name)
        try members.encodeIfPresent(photo, forKey: .photo)
        try members.encode(tag.identity, forKey: .identity)
        try members.encodeIfPresent(tag.owner, forKey: .owner)
        try members.encode(tag.exitTime, forKey: .exitTime)
        // A room's name has no line break.
        if !tag.homeRooms.isEmpty { try members.encode(tag.homeRooms.joined(separator: "\n"), forKey: .rooms) }
        try members.encodeIfPresent(tag.quiet?.description, forKey: .quiet)
    }
}

extension Fact {
    /// What an item is after it, where it says that.
    package var taggedItem: TaggedItem? {
        switch self {
        case .itemAdded(let added): added.value
        case .itemChanged(let changed): changed.value
        default: nil
        }
    }
}
