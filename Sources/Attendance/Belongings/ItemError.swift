package import BeaconKit

/// Why an item cannot be so. The description says what to do.
package enum ItemError: Error, Hashable, Sendable {
    case emptyName
    case nameTooLong(limit: Int)
    case controlCharacter
    /// Not a UUID, and why.
    case badUUID(String, UUIDFault)
    case badMajor(String)
    case badMinor(String)
    case badExitTime(String)
    case badHours(String)
    case badRoom(String)
    case tooManyRooms
    /// The beacon is somebody's badge.
    case isBadge(BeaconIdentity, holder: String)
    /// The beacon is another item's.
    case isItem(BeaconIdentity, holder: String)
    /// The beacon is one under which people check in by number, or are answered.
    case isCheckin(BeaconIdentity)
    case noSuchItem(String)
    /// Several items are called so.
    case ambiguous(String)
    /// The owner is not on the roster.
    case noSuchOwner(String)
    /// Somebody else changed the item since it was read.
    case changedMeanwhile
}

/// What is wrong with a text that should be a UUID.
package enum UUIDFault: Hashable, Sendable {
    case empty
    /// How many hexadecimal digits there are instead of 32.
    case digits(Int)
    /// A character that is neither a digit nor a hyphen.
    case character(Character)
    /// Hyphens, but not after 8, 12, 16 and 20 digits.
    case groups
}

extension ItemError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .emptyName: "The name is empty. Give a name of at least one character."
        case .nameTooLong(let limit): "The name is too long. Keep it to \(limit) characters."
        case .controlCharacter: "The name contains a line break or another control character. Remove it."
        case .badUUID(_, .empty): "The UUID is missing. Write 32 hexadecimal digits in groups of 8-4-4-4-12."
        case .badUUID(_, .digits(let count)): "The UUID has \(count) hexadecimal digits instead of 32."
        case .badUUID(_, .character(let character)):
            "The UUID contains “\(character)”. Only the digits 0–9 and A–F, and hyphens, belong there."
        case .badUUID(_, .groups): "The UUID's hyphens are not where they belong: write groups of 8-4-4-4-12 digits."
        case .badMajor(let text): "The major “\(text)” is not a whole number from 0 to 65535."
        case .badMinor(let text): "The minor “\(text)” is not a whole number from 0 to 65535."
        case .badExitTime(let text):
            "The exit time “\(text)” is not a number of seconds from \(Tag.exitTimes.lowerBound) to "
                + "\(Tag.exitTimes.upperBound)."
        case .badHours(let text): "“\(text)” are no hours. Write START-END in 24-hour time, as 22:00-07:00."
        case .badRoom(let text): "“\(text)” is not a room's name. Keep it to \(ReceiverPlacement.longest) characters."
        case .tooManyRooms: "There are more than \(Tag.mostRooms) rooms. Leave some out."
        case .isBadge(let identity, let holder):
            "The beacon \(identity) is the badge of \(holder). Remove it there first."
        case .isItem(let identity, let holder):
            "The beacon \(identity) is on the item “\(holder)”. Remove it there first."
        case .isCheckin(let identity):
            "The beacon \(identity) is one with which people check in by number. Give the tag another UUID."
        case .noSuchItem(let text): "There is no item “\(text)”. `muster items list` shows which there are."
        case .ambiguous(let name): "Several items are called “\(name)”. Give the id, as `muster items list` shows it."
        case .noSuchOwner(let text): "Nobody on the roster is “\(text)”. Choose the owner anew."
        case .changedMeanwhile: "Somebody else changed the item meanwhile. Look at it again and repeat the change."
        }
    }
}
