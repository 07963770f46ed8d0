import Attendance
import Hummingbird
import Station

extension ItemError: AnsweringError {
    var status: HTTPResponse.Status {
        switch self {
        case .noSuchItem, .noSuchAlert: .notFound
        case .isBadge, .isItem, .isCheckin, .ambiguous: .conflict
        case .changedMeanwhile: .preconditionFailed
        case .emptyName, .nameTooLong, .controlCharacter, .badUUID, .badMajor, .badMinor, .badExitTime, .badHours,
            .noDays,
            .badRoom, .tooManyRooms, .noSuchOwner, .badSnooze:
            .unprocessableContent
        }
    }

    func reason(in texts: Texts) -> String { texts.items.reason(self) }
}

/// One thing at a time, in the order of the fields.
extension ItemProblems: AnsweringError {
    var status: HTTPResponse.Status { all.first?.status ?? .unprocessableContent }
    func reason(in texts: Texts) -> String { all.first?.reason(in: texts) ?? "" }
}

extension RuleError: AnsweringError {
    var status: HTTPResponse.Status {
        switch self {
        case .noSuchRule: .notFound
        case .doorsNotAllowed: .conflict
        case .changedMeanwhile: .preconditionFailed
        case .emptyName, .badName, .badText, .emptyNotice, .badInterval, .badRoom, .badDoor, .doesNothing,
            .doorNotNear, .minorWithoutMajor, .noSuchSubject:
            .unprocessableContent
        }
    }

    func reason(in texts: Texts) -> String { texts.items.ruleReason(self) }
}
