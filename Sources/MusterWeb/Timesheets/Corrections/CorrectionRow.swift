import Attendance
import BeaconKit
import Station

/// A correction with what became of it, and what one may do about it.
struct CorrectionRow: Sendable {
    /// What the buttons are called.
    let t: DayTexts
    let csrfToken: String
    let id: String
    /// Whose time, where the page is about several.
    let person: String?
    let day: String
    let dayAddress: String
    /// The day whose page shows it; empty for the list of all.
    let from: String
    let what: String
    let state: String
    /// A class of the style sheet.
    let kind: String
    let because: String
    let asked: String
    let decided: String?
    let answer: String?
    let mayDecide: Bool
    /// It waits, and the principal is the one who may not decide.
    let isOwn: Bool
    let approveLabel: String
    let refuseLabel: String
    /// The reason that was typed for a refusal that failed.
    let kept: String
}
