import Attendance
import Hummingbird
import Station

extension CorrectionError: AnsweringError {
    var status: HTTPResponse.Status {
        switch self {
        case .unknownPunch, .unknownCorrection: .notFound
        case .ownRequest, .ownTime: .forbidden
        case .badReason, .future, .tooEarly, .periodNotOver: .unprocessableContent
        case .alreadyKnown, .alreadyDecided, .alreadyReversed, .undecided, .refused, .corrected, .notTheirs,
            .periodClosed, .periodNotClosed, .notKept:
            .conflict
        }
    }
}

extension ScheduleError: AnsweringError {
    var status: HTTPResponse.Status {
        switch self {
        case .noSuchSchedule, .noSuchLeave, .noSuchShift: .notFound
        case .overlap, .alreadyScheduled, .alreadyOnLeave, .shiftInUse: .conflict
        case .badCode, .badBreak, .badWindow, .badCycle, .unknownShift, .datesReversed, .badTime, .rangeTooLong:
            .unprocessableContent
        }
    }
}

extension ContractError: AnsweringError {
    var status: HTTPResponse.Status {
        switch self {
        case .noSuchContract: .notFound
        case .overlap: .conflict
        case .badHours, .badDays, .tooManyHours, .notSevenDays, .coreOutsideFlexitime, .tooManyBreaks, .badTerms,
            .datesReversed, .badAccount, .limitsReversed, .limitTooLarge, .badExpiry, .bookingTooLarge,
            .bookingOfNothing,
            .payoutNotPositive:
            .unprocessableContent
        }
    }
}

extension PayRefusal: AnsweringError {
    var status: HTTPResponse.Status {
        switch self {
        case .noRules, .noSetup: .notFound
        case .ownAccount, .ownTime: .forbidden
        case .nothingOutside, .nothingApproved: .conflict
        case .rulesOrTemplate, .badHours, .badSetupName: .unprocessableContent
        }
    }
}

extension AttendanceRefusal: AnsweringError {
    var status: HTTPResponse.Status {
        switch self {
        case .noSuchRollCall, .noHoliday, .noSuchException: .notFound
        case .ownException, .ownSheet: .forbidden
        case .sheetNotOver: .unprocessableContent
        case .unresolved, .unfinished, .unreported, .rollCallClosed, .rollCallRunning, .nameTaken, .mustBeCorrected,
            .sheetChanged, .sheetNotConfirmed:
            .conflict
        }
    }
}

extension PunchError: AnsweringError {
    var status: HTTPResponse.Status { if case .periodClosed = self { .conflict } else { .unprocessableContent } }
}

extension PolicyError: AnsweringError {
    var status: HTTPResponse.Status { .unprocessableContent }
}

extension WallTimeError: AnsweringError {
    var status: HTTPResponse.Status { .unprocessableContent }
}

extension PunchSheetError: AnsweringError {
    var status: HTTPResponse.Status { .unprocessableContent }

    func reason(in texts: Texts) -> String {
        texts.attendance.reason(forPrograms: self) ?? texts.reason(importing: self)
    }
}

extension PayRuleError: AnsweringError {
    var status: HTTPResponse.Status { .unprocessableContent }
}

extension SignatureError: AnsweringError {
    var status: HTTPResponse.Status { .unprocessableContent }
}
