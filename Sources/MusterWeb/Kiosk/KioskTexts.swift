package import Attendance

/// What the kiosk says.
package struct KioskTexts: Sendable {
    package let kiosk: String
    package let hint: String
    package let punchIn: String
    package let punchOut: String
    package let beginBreak: String
    package let endBreak: String
    package let submitIn: String
    package let submitOut: String
    package let submitBreak: String
    package let submitReturn: String
    /// Above what somebody may punch who has a choice.
    package let choose: String
    package let sign: String
    package let pad: String
    package let signature: String
    package let clear: String
    package let undo: String
    package let done: String
    package let redo: String
    package let cancel: String
    package let close: String
    package let cannotDraw: String
    package let typeName: String
    package let blank: String
    package let sending: String
    package let kept: String
    /// After why the station does not take it now.
    package let keptOnly: String
    package let cannotKeep: String
    package let failed: String
    /// `{n}` stands for how many.
    package let waiting: String
    package let recordedIn: @Sendable (_ name: String, _ time: String) -> String
    package let recordedOut: @Sendable (_ name: String, _ time: String) -> String
    package let recordedBreak: @Sendable (_ name: String, _ time: String) -> String
    package let recordedReturn: @Sendable (_ name: String, _ time: String) -> String
    /// Instead of those, where the same had been said just before.
    package let saidAlready: @Sendable (_ direction: Punch.Direction, _ name: String, _ time: String) -> String
    package let onTime: String
    package let late: @Sendable (_ minutes: Int) -> String
    package let clockWrong: String
    /// Puts sentences one after another.
    package let sentences: @Sendable ([String]) -> String
    /// Beside a punch that the station refused after it waited.
    package let notTaken: String
    package let dismiss: String
    /// The kiosk was revoked, or nobody is signed in any more.
    package let notEnrolled: String
    package let enrolAgain: String

    // A person's PIN.
    package let pin: String
    package let pinHint: String
    package let pinIsSet: String
    package let pinIsNotSet: String
    package let setPIN: String
    package let removePIN: String
    package let pinSaved: String
    package let pinRemoved: String
    package let badPIN: String
    package let pinNeeded: String
    package let pinWrong: String
    package let pinWait: @Sendable (_ seconds: Int) -> String

    // Why a punch was refused.
    package let noSuchPerson: String
    package let alreadyIn: @Sendable (_ time: String) -> String
    package let notIn: String
    package let tooOld: String
    package let inFuture: String
    package let keyReused: String
    package let tooMuch: String
    package let unreadable: String
    package let outside: String
    package let badDirection: String
    package let badTime: String
    package let badKey: String
    package let backdated: @Sendable (_ time: String) -> String
    package let periodClosed: String
    package let diskFull: String
    package let cannotRecord: String
}
