/// The page of corrections.
struct CorrectionsView: Sendable {
    let leaveTexts: LeaveTexts
    let t: DayTexts
    let time: TimeTexts
    let notice: Notice?
    let hint: String
    let hasTabs: Bool
    let isAll: Bool
    /// The account belongs to nobody whose time there is.
    let isNobody: Bool
    let empty: String
    let leave: [LeaveRow]
    let rows: [CorrectionRow]
}
