import BeaconKit
import Crypto

/// A thing with a beacon on it, which the station watches.
package struct Item: Hashable, Sendable {
    package let id: ItemID
    /// 1 to 200 characters.
    package var name: String
    package var tag: Tag
    /// The photo's commitment, which also names the version of the photo; `nil` without a photo.
    package var photo: Commitment?

    package init(id: ItemID, name: String, tag: Tag, photo: Commitment? = nil) {
        self.id = id
        self.name = name
        self.tag = tag
        self.photo = photo
    }

    /// Whose erasure takes name and photo along: the owner's, or else nobody's, under an identifier of the item's own.
    package var subject: PersonID { Self.subject(id, owner: tag.owner) }

    package static func subject(_ id: ItemID, owner: PersonID?) -> PersonID {
        owner ?? PersonID(rawValue: id.rawValue)
    }

    /// Stands for what can be read and changed about the item, all but the photo: 32 hexadecimal digits. A form brings
    /// back the version that it was filled with, so that a change made meanwhile is noticed.
    package var version: String {
        var fields = CanonicalBytes(tag: "muster item 1")
        fields.append(name)
        fields.append(tag.identity.description)
        fields.append(tag.owner?.rawValue)
        fields.append(Int64(tag.exitTime))
        fields.append(tag.homeRooms.joined(separator: "\n"))
        fields.append(tag.quiet?.description)
        return Hexadecimal.text(SHA256.hash(data: fields.bytes).prefix(16))
    }
}
