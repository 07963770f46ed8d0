import Attendance
import Hummingbird
import Station

extension Refusal {
    /// Why something about attendance was refused; `nil` for an error that is none.
    init?(attendance error: any Error) {
        let status: HTTPResponse.Status
        switch error {
        case RequestError.notAnObject: status = .badRequest
        case is RequestError: status = .unprocessableContent
        case let error as CorrectionError: status = error.status
        case let error as ScheduleError: status = error.status
        case let error as AttendanceRefusal: status = error.status
        case let error as ContractError: status = error.status
        case let error as PayRefusal: status = error.status
        case let error as RosterError: status = error.status
        case PunchError.periodClosed: status = .conflict
        case is PolicyError, is WallTimeError, is PunchError, is PunchSheetError, is SignatureError,
            is PunchProfileError, is PayrollError,
            is PayRuleError:
            status = .unprocessableContent
        case is StoreError: status = .serviceUnavailable
        default: return nil
        }
        self.init(status, error)
    }
}

extension CorrectionError {
    fileprivate var status: HTTPResponse.Status {
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

extension ScheduleError {
    fileprivate var status: HTTPResponse.Status {
        switch self {
        case .noSuchSchedule, .noSuchLeave: .notFound
        case .overlap, .alreadyScheduled: .conflict
        case .badCode, .badBreak, .badWindow, .badCycle, .unknownShift, .datesReversed, .badTime, .rangeTooLong:
            .unprocessableContent
        }
    }
}

extension ContractError {
    fileprivate var status: HTTPResponse.Status {
        switch self {
        case .noSuchContract: .notFound
        case .overlap: .conflict
        case .badHours, .badDays, .tooManyHours, .notSevenDays, .coreOutsideFlexitime, .badTerms, .datesReversed,
            .badAccount, .limitsReversed, .limitTooLarge, .badExpiry, .bookingTooLarge, .bookingOfNothing,
            .payoutNotPositive:
            .unprocessableContent
        }
    }
}

extension PayRefusal {
    fileprivate var status: HTTPResponse.Status {
        switch self {
        case .noRules, .noSetup: .notFound
        case .ownAccount, .ownTime: .forbidden
        case .nothingOutside, .nothingApproved: .conflict
        case .rulesOrTemplate, .badHours, .badSetupName: .unprocessableContent
        }
    }
}

extension AttendanceRefusal {
    fileprivate var status: HTTPResponse.Status {
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
