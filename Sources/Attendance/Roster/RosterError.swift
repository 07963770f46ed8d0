package import BeaconKit

/// Why the roster refuses a change. The description says what to do.
package enum RosterError: Error, Hashable, Sendable {
    case emptyName
    case tooLong(field: String, limit: Int)
    case controlCharacter(field: String)
    case numberOutOfRange(String)
    /// Somebody has the number already.
    case numberTaken(PersonNumber, holder: String)
    case noSuchPerson(PersonNumber)
    /// The beacon is somebody's badge already.
    case badgeTaken(BeaconIdentity, holder: String)
    case noSuchBadge(BeaconIdentity)
    case notABeacon(String)
    case photoTooLarge(bytes: Int, limit: Int)
    case notAPhoto
    case badShift(String)
    /// The shift begins and ends at the same time.
    case emptyShift(String)
    case unknownTimeZone(String)
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
        case .noSuchPerson(let number): "Nobody has the number \(number). `muster people list` shows who there is."
        case .badgeTaken(let identity, let holder):
            "The beacon \(identity) is the badge of \(holder). Remove it there first."
        case .noSuchBadge(let identity):
            "The beacon \(identity) is nobody's badge. `muster badge list` shows the badges."
        case .notABeacon(let text):
            "“\(text)” is not a beacon. Write UUID:MAJOR:MINOR, as F7826DA6-4FA2-4E98-8024-BC5B71E0893E:1:42."
        case .photoTooLarge(let bytes, let limit):
            "The photo has \(bytes / 1024) KiB, more than the \(limit / 1024) KiB that are kept. Make it smaller."
        case .notAPhoto: "The photo is not a JPEG, PNG or WebP picture."
        case .badShift(let text): "“\(text)” is not a shift. Write START-END in 24-hour time, as 09:00-17:30."
        case .emptyShift(let time):
            "The shift begins and ends at \(time). Give it another end; 00:00-24:00 is a whole day."
        case .unknownTimeZone(let name): "“\(name)” is not a time zone. Write one of the IANA names, as Europe/Berlin."
        }
    }
}
