/// What the kiosk says.
package struct KioskTexts: Sendable {
    package let kiosk: String
    package let hint: String
    package let punchIn: String
    package let punchOut: String
    package let submitIn: String
    package let submitOut: String
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
    package let cannotKeep: String
    package let failed: String
    /// `{n}` stands for how many.
    package let waiting: String
    package let recordedIn: @Sendable (_ name: String, _ time: String) -> String
    package let recordedOut: @Sendable (_ name: String, _ time: String) -> String

    // Why a punch was refused.
    package let noSuchPerson: String
    package let alreadyIn: @Sendable (_ time: String) -> String
    package let notIn: String
    package let tooOld: String
    package let inFuture: String
    package let keyReused: String
    package let tooMuch: String
    package let unreadable: String
}
