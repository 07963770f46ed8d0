/// A request for leave with what became of it, and what one may do about it.
struct LeaveRow: Sendable {
    let t: LeaveTexts
    let days: DayTexts
    let csrfToken: String
    let id: String
    /// Whose, where the page is about several.
    let person: String?
    let planAddress: String
    let what: String
    let when: String
    let state: String
    /// A class of the style sheet.
    let kind: String
    let note: String?
    let asked: String
    let decided: String?
    let answer: String?
    let costs: [String]
    let mayDecide: Bool
    let mayWithdraw: Bool
    /// It waits, and the principal is the one who may not decide.
    let isOwn: Bool
    let grantLabel: String
    let refuseLabel: String
    let withdrawLabel: String
    /// The reason that was typed for a refusal that failed.
    let kept: String
}
