package import Attendance
import Station

// swift-format-ignore: OneVariableDeclarationPerLine
/// What the kiosk says.
package struct KioskTexts: Sendable, Decodable {
    let texts: TextTable

    package let kiosk, hint, punchIn, punchOut, beginBreak, endBreak, submitIn, submitOut, submitBreak: String
    package let submitReturn, choose, sign, pad, signature, clear, undo, done, redo, cancel, close, cannotDraw: String
    package let typeName, blank, sending, kept, keptOnly, cannotKeep, failed, waiting, onTime, clockWrong: String
    package let notTaken, dismiss, notEnrolled, enrolAgain, pin, pinHint, pinIsSet, pinIsNotSet, setPIN: String
    package let removePIN, pinSaved, pinRemoved, badPIN, pinNeeded, pinWrong, noSuchPerson, notIn, tooOld: String
    package let inFuture, keyReused, tooMuch, unreadable, outside, badDirection, badTime, badKey, periodClosed: String
    package let diskFull, cannotRecord, notRecorded, notYet, byNumber, letters, erase, enter: String
    package let settings, settingsHint, confirmation, confirmationHint, sound, largeType, readyAfter: String
    package let takeBack, continueUnsigned: String
    package let photo, photoDays, photoNeedsHTTPS, noCamera, photoNotWanted, photoNoSuchPunch, photoTooLate: String
    package let worksOffline, offlineNeedsHTTPS, visitorsWait: String

    package func recordedIn(_ name: String, _ time: String) -> String {
        texts["recordedIn", ["name": name, "time": time]]
    }

    package func recordedOut(_ name: String, _ time: String) -> String {
        texts["recordedOut", ["name": name, "time": time]]
    }

    package func recordedBreak(_ name: String, _ time: String) -> String {
        texts["recordedBreak", ["name": name, "time": time]]
    }

    package func recordedReturn(_ name: String, _ time: String) -> String {
        texts["recordedReturn", ["name": name, "time": time]]
    }

    /// Instead of those, where the same had been said just before.
    package func saidAlready(_ direction: Punch.Direction, _ name: String, _ time: String) -> String {
        switch direction {
        case .in, .undirected: texts["saidAlready.in", ["name": name, "time": time]]
        case .out: texts["saidAlready.out", ["name": name, "time": time]]
        case .breakBegin: texts["saidAlready.breakBegin", ["name": name, "time": time]]
        case .breakEnd: texts["saidAlready.breakEnd", ["name": name, "time": time]]
        }
    }

    package func late(_ minutes: Int) -> String {
        minutes < 120
            ? texts["late.minutes", ["minutes": minutes]]
            : texts["late.hours", ["hours": minutes / 60, "minutes": minutes % 60]]
    }

    /// How a day is written, with `{weekday}`, `{day}` and `{month}`.
    var dayPattern: String { texts.catalogue["format.day"] }
    /// From Sunday on, apart by `|`.
    var weekdays: String { (0...6).map { texts.catalogue["format.weekdays.\($0)"] }.joined(separator: "|") }
    /// From January on, apart by `|`.
    var months: String { (1...12).map { texts.catalogue["format.months.\($0)"] }.joined(separator: "|") }

    /// Puts sentences one after another.
    package func sentences(_ sentences: [String]) -> String { texts.catalogue.sentences(sentences) }

    /// Why something is no signature.
    package func reason(_ error: SignatureError) -> String {
        switch error {
        case .blank: blank
        case .tooMuch: tooMuch
        case .outside: outside
        }
    }

    /// What makes a punch of a tap on somebody's name.
    package func name(_ confirmation: KioskSettings.Confirmation) -> String {
        switch confirmation {
        case .signature: texts["confirmation.signature"]
        case .optionalSignature: texts["confirmation.optionalSignature"]
        case .button: texts["confirmation.button"]
        case .oneTap: texts["confirmation.oneTap"]
        }
    }

    package func photoHint(_ days: Int) -> String { texts["photoHint", ["days": days]] }
    package func photoTold(_ days: Int) -> String { texts["photoTold", ["days": days]] }
    package func seconds(_ low: Int, _ high: Int) -> String { texts["seconds", ["low": low, "high": high]] }
    package func hours(_ day: String, _ week: String) -> String { texts["hours", ["day": day, "week": week]] }
    package func nextShift(_ from: String, _ to: String) -> String { texts["nextShift", ["from": from, "to": to]] }
    package func pinWait(_ seconds: Int) -> String { texts["pinWait", ["seconds": seconds]] }
    package func alreadyIn(_ time: String) -> String { texts["alreadyIn", ["time": time]] }
    package func backdated(_ time: String) -> String { texts["backdated", ["time": time]] }
}
