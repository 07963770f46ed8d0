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
    /// The shift begins and ends at the same time.
    case emptyShift(String)
    case unknownTimeZone(String)
    /// The last administrator's account is that of the person who is to be erased.
    case lastAdministrator
}

extension RosterError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .emptyName: "The name is empty. Give a name of 1 to 200 characters."
        case .tooLong(let field, let limit): "The \(field) is too long. Keep it to \(limit) characters."
        case .controlCharacter(let field): "The \(field) contains a line break or another control character. Remove it."
        case .numberOutOfRange(let text):
            "The number “\(text)” is not a whole number from 1 to 999999999. (To be broadcast by a phone: up to 65535.)"
        case .numberTaken(let number, let holder): "The number \(number) belongs to \(holder). Choose another."
        case .numberArchived(let number, let holder):
            "The number \(number) belongs to \(holder), who is archived. Restore them, or choose another number."
        case .personGone: "The person is not on the roster any more."
        case .changedMeanwhile: "Somebody else changed the person meanwhile. Look at it again and repeat the change."
        case .archived(let name): "\(name) is archived. Restore them first."
        case .noSuchPerson(let number): "Nobody has the number \(number). `muster people list` shows who there is."
        case .badgeTaken(let identity, let holder):
            "The beacon \(identity) is the badge of \(holder). Remove it there first."
        case .noSuchBadge(let identity):
            "The beacon \(identity) is nobody's badge. `muster badge list` shows the badges."
        case .notABeacon(let text):
            "“\(text)” is not a beacon. Write UUID:MAJOR:MINOR, as F7826DA6-4FA2-4E98-8024-BC5B71E0893E:1:42."
        case .photoTooHeavy(let bytes, let limit):
            "The photo has \(bytes / 1024) KiB, more than the \(limit / 1024) KiB that are kept. Make it smaller."
        case .notAPhoto: "The photo is not a JPEG, PNG or WebP picture, or it is damaged."
        case .photoTooLarge(let width, let height, let limit):
            "The photo has \(width) × \(height) pixels, more than the \(limit) on a side that are kept. Make it smaller."
        case .badShift(let text): "“\(text)” is not a shift. Write START-END in 24-hour time, as 09:00-17:30."
        case .emptyShift(let time):
            "The shift begins and ends at \(time). Give it another end; 00:00-24:00 is a whole day."
        case .lastAdministrator:
            "The last administrator's account is theirs, and would be gone with them. Make another administrator first."
        case .unknownTimeZone(let name): "“\(name)” is not a time zone. Write one of the IANA names, as Europe/Berlin."
        }
    }
}
