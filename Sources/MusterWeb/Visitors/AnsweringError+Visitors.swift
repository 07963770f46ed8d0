import Attendance
import Hummingbird

extension VisitorError: AnsweringError {
    var status: HTTPResponse.Status {
        switch self {
        case .noSuchVisitor: .notFound
        case .alreadyHere, .notHere, .over, .severalVisitors: .conflict
        case .needed, .tooLong, .controlCharacter, .agreementTooLong, .notAgreed, .noSuchHost, .severalHosts, .badPass,
            .badDay:
            .unprocessableContent
        }
    }
}
