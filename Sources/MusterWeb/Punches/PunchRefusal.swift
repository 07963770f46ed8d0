import Attendance
import Hummingbird
import Station

/// Why a punch that was sent is not taken, besides what the station itself says.
enum PunchRefusal: Error, Hashable, Sendable {
    case unreadable
    case noSuchPerson
    case badDirection
    case badTime
}

extension Problem {
    /// What a refused punch is answered with; `nil` for an error that is none.
    init?(refusing error: any Error, texts: Texts, clock: SiteClock, on day: LocalDay) {
        let t = texts.kiosk
        switch error {
        case PunchRefusal.unreadable: self.init(status: .badRequest, detail: t.unreadable, code: "unreadable")
        case PunchRefusal.noSuchPerson, RosterError.noSuchPerson, RosterError.personGone:
            self.init(status: .notFound, detail: t.noSuchPerson, code: "no-such-person")
        case PunchRefusal.badDirection:
            self.init(status: .unprocessableContent, detail: t.badDirection, code: "bad-direction")
        case PunchRefusal.badTime: self.init(status: .unprocessableContent, detail: t.badTime, code: "bad-time")
        case let error as PunchError: self.init(error, texts: t, clock: clock, on: day)
        case let error as SignatureError:
            self.init(status: .unprocessableContent, detail: t.reason(error), code: error.code)
        case PINError.missing: self.init(status: .unprocessableContent, detail: t.pinNeeded, code: "pin-needed")
        case PINError.wrong: self.init(status: .unprocessableContent, detail: t.pinWrong, code: "wrong-pin")
        case PINError.tooManyAttempts(let seconds):
            self.init(
                status: .tooManyRequests,
                detail: t.pinWait(seconds),
                code: "too-many-attempts",
                retryAfter: seconds
            )
        case let error as StoreError:
            self.init(
                status: .serviceUnavailable,
                detail: error.code == .diskFull ? t.diskFull : t.cannotRecord,
                code: "not-recorded"
            )
        default: return nil
        }
    }

    private init(_ error: PunchError, texts t: KioskTexts, clock: SiteClock, on day: LocalDay) {
        switch error {
        case .alreadyIn(let since):
            self.init(status: .conflict, detail: t.alreadyIn(clock.time(since, on: day)), code: "already-in")
        case .nothingOpen: self.init(status: .conflict, detail: t.notIn, code: "not-in")
        case .backdated(let latest):
            self.init(status: .conflict, detail: t.backdated(clock.time(latest, on: day)), code: "backdated")
        case .keyReused: self.init(status: .conflict, detail: t.keyReused, code: "key-reused")
        case .periodClosed: self.init(status: .conflict, detail: t.periodClosed, code: "period-closed")
        case .unsigned: self.init(status: .unprocessableContent, detail: t.sign, code: "blank-signature")
        case .badKey: self.init(status: .unprocessableContent, detail: t.badKey, code: "bad-key")
        case .future: self.init(status: .unprocessableContent, detail: t.inFuture, code: "future")
        case .tooOld: self.init(status: .unprocessableContent, detail: t.tooOld, code: "too-old")
        }
    }
}

extension SignatureError {
    fileprivate var code: String {
        switch self {
        case .blank: "blank-signature"
        case .tooMuch: "long-signature"
        case .outside: "outside-pad"
        }
    }
}
