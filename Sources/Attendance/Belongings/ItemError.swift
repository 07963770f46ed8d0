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
    /// Hours, but no day on which they begin.
    case noDays
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
    /// Nobody is reminded so soon, or so late.
    case badSnooze
    case noSuchAlert(String)
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
        case .emptyName: "The name is empty. Enter a name."
        case .nameTooLong(let limit): "The name is too long. Use at most \(limit) characters."
        case .controlCharacter: "The name contains a line break or another control character. Remove it."
        case .badUUID(_, .empty): "The UUID is missing. Enter 32 hexadecimal digits in groups of 8-4-4-4-12."
        case .badUUID(_, .digits(let count)): "The UUID has \(count) hexadecimal digits. Enter all 32."
        case .badUUID(_, .character(let character)):
            "The UUID contains “\(character)”. Use only the digits 0–9 and A–F, and hyphens."
        case .badUUID(_, .groups): "The UUID's hyphens are in the wrong places. Enter groups of 8-4-4-4-12 digits."
        case .badMajor(let text): "The major “\(text)” must be a whole number from 0 to 65535."
        case .badMinor(let text): "The minor “\(text)” must be a whole number from 0 to 65535."
        case .badExitTime(let text):
            "The exit time “\(text)” must be a number of seconds from \(Tag.exitTimes.lowerBound) to "
                + "\(Tag.exitTimes.upperBound)."
        case .badHours(let text): "“\(text)” is not a time range. Enter START-END in 24-hour time, such as 22:00-07:00."
        case .noDays: "No day is chosen. Choose at least one."
        case .badRoom(let text): "“\(text)” is not a valid room name. Use 1 to \(ReceiverPlacement.longest) characters."
        case .tooManyRooms: "There are more than \(Tag.mostRooms) rooms. Remove some."
        case .isBadge(let identity, let holder):
            "The beacon \(identity) is already the badge of \(holder). Remove it there first."
        case .isItem(let identity, let holder):
            "The beacon \(identity) is already on the item “\(holder)”. Remove it there first."
        case .isCheckin(let identity):
            "The beacon \(identity) is used for check-in by number. Give the tag another UUID."
        case .noSuchItem(let text): "There is no item “\(text)”. To see all items, run `muster items list`."
        case .ambiguous(let name): "Several items are called “\(name)”. Give the id, which `muster items list` shows."
        case .noSuchOwner(let text): "“\(text)” is not on the roster. Choose another owner."
        case .badSnooze: "The reminder must be in 1 to 10080 minutes."
        case .noSuchAlert(let id): "There is no alert “\(id)”. To see all alerts, run `muster alerts`."
        case .changedMeanwhile: "Somebody else has just changed this item. Look at it again and repeat your change."
        }
    }
}
