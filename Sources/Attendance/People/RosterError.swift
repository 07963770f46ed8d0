package import BeaconKit

/// Why the roster refuses a change. The description says what to do.
package enum RosterError: Error, Hashable, Sendable {
    case emptyName
    case tooLong(field: String, limit: Int)
    case controlCharacter(field: String)
    case numberOutOfRange(String)
    /// Somebody has the number already.
    case numberTaken(PersonNumber, holder: String)
    /// Somebody who is archived has the number.
    case numberArchived(PersonNumber, holder: String)
    case noSuchPerson(PersonNumber)
    /// The person was removed.
    case personGone
    /// Somebody else changed the person since it was read.
    case changedMeanwhile
    /// The person is archived, and gets no badge.
    case archived(String)
    /// The beacon is somebody's badge already.
    case badgeTaken(BeaconIdentity, holder: String)
    case noSuchBadge(BeaconIdentity)
    case notABeacon(String)
    case photoTooHeavy(bytes: Int, limit: Int)
    case notAPhoto
    /// Pixels of the picture, and the most of a side.
    case photoTooLarge(width: Int, height: Int, limit: Int)
    case badShift(String)
    case unknownTimeZone(String)
    /// The last administrator's account is that of the person who is to be erased.
    case lastAdministrator
}

extension RosterError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .emptyName: "The name is empty. Enter a name of 1 to 200 characters."
        case .tooLong(let field, let limit): "The \(field) is too long. Use at most \(limit) characters."
        case .controlCharacter(let field): "The \(field) contains a line break or another control character. Remove it."
        case .numberOutOfRange(let text):
            "The number “\(text)” must be a whole number from 1 to 999999999. (Phones can broadcast numbers up to 65535.)"
        case .numberTaken(let number, let holder): "The number \(number) belongs to \(holder). Choose another."
        case .numberArchived(let number, let holder):
            "The number \(number) belongs to \(holder), who is archived. Restore them, or choose another number."
        case .personGone: "The person is no longer on the roster. List the people again."
        case .changedMeanwhile:
            "Somebody else has just changed this person. Look at the person again and repeat your change."
        case .archived(let name): "\(name) is archived. Restore them first."
        case .noSuchPerson(let number): "Nobody has the number \(number). To see all numbers, run `muster people list`."
        case .badgeTaken(let identity, let holder):
            "The beacon \(identity) is already the badge of \(holder). Remove it there first."
        case .noSuchBadge(let identity):
            "The beacon \(identity) is not a badge. To see all badges, run `muster badge list`."
        case .notABeacon(let text):
            "“\(text)” is not a beacon identity. Enter UUID:MAJOR:MINOR, such as F7826DA6-4FA2-4E98-8024-BC5B71E0893E:1:42."
        case .photoTooHeavy(let bytes, let limit):
            "The photo has \(bytes / 1024) KiB; the limit is \(limit / 1024) KiB. Use a smaller one."
        case .notAPhoto: "The photo is not a JPEG, PNG or WebP picture, or it is damaged. Choose another."
        case .photoTooLarge(let width, let height, let limit):
            "The photo has \(width) × \(height) pixels; the limit is \(limit) per side. Use a smaller one."
        case .badShift(let text): "“\(text)” is not a shift. Enter START-END in 24-hour time, such as 09:00-17:30."
        case .lastAdministrator:
            "This person has the last administrator's account. Add another administrator first."
        case .unknownTimeZone(let name): "“\(name)” is not a time zone. Enter an IANA name such as Europe/Berlin."
        }
    }
}
