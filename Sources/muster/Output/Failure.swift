import ArgumentParser
import Attendance
import Foundation
import MusterHub
import MusterLinks
import MusterPeers
import MusterWeb
import Station

/// How the program ends when it cannot do what was asked: one line on standard error that says what to do, and an exit
/// code of `sysexits.h`.
enum Failure {
    static func exit(with error: any Error) -> Never {
        switch error {
        case let error as StoreError: end("\(error)", code: code(error.code))
        case let error as PostgresError: end("\(error)", code: code(error.code))
        case is SharingError, is ConflictError: end("\(error)", code: 65)
        case let error as ArchiveError: end("\(error)", code: 65)
        case let error as RosterError: end("\(error)", code: 65)
        case let error as LinkError: end("\(error)", code: 65)
        case is GatewayError, is ReceiverError: end("\(error)", code: 65)
        case let error as PeerError: end("\(error)", code: 65)
        case let error as AnchorError: end("\(error)", code: 65)
        case let error as TimeStampError: end("\(error)", code: error.isOfServer ? 69 : 65)
        case let error as PeerServerError: end("\(error)", code: 69)
        case is CorrectionError, is RetentionError, is ScheduleError, is PolicyError, is PunchError, is WallTimeError,
            is SheetError,
            is PunchSheetError, is PunchImportRefusal, is AttendanceRefusal, is PayrollError, is PayRuleError,
            is ContractError, is PayRefusal, is RequestError, is SignatureError, is PunchProfileError, is ItemError,
            is ItemProblems, is RuleError, is VisitorError, is LeaveRequestError, is OwnPunchingError:
            end("\(error)", code: 65)
        case let error as SettingError: end("\(error)", code: 78)
        case let error as WebError: end("\(error)", code: error.code == .certificate ? 78 : 69)
        default: Muster.exit(withError: error)
        }
    }

    private static func end(_ message: String, code: Int32) -> Never {
        FileHandle.standardError.write(Data("muster: \(message)\n".utf8))
        Foundation.exit(code)
    }

    private static func code(_ code: PostgresError.Code) -> Int32 {
        switch code {
        case .badAddress: 78
        case .newer: 65
        case .notPrepared: 66
        case .forbidden: 77
        case .unreachable, .certificate: 69
        case .full, .other: 74
        case .timeOut, .conflict: 75
        }
    }

    private static func code(_ code: StoreError.Code) -> Int32 {
        switch code {
        case .notAJournal, .newer, .damaged: 65
        case .noJournal, .noSite: 66
        case .notWritable: 73
        case .diskFull, .other: 74
        case .busy: 75
        case .moved: 69
        }
    }
}
