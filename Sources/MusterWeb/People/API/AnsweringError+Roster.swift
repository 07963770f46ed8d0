import Attendance
import Hummingbird

extension RosterError: AnsweringError {
    var status: HTTPResponse.Status {
        switch self {
        case .noSuchPerson, .personGone, .noSuchBadge: .notFound
        case .numberTaken, .numberArchived, .archived, .badgeTaken, .lastAdministrator: .conflict
        case .changedMeanwhile: .preconditionFailed
        case .photoTooHeavy: .contentTooLarge
        case .emptyName, .tooLong, .controlCharacter, .numberOutOfRange, .notABeacon, .notAPhoto, .photoTooLarge,
            .badShift, .unknownTimeZone:
            .unprocessableContent
        }
    }
}
