/// Why a correction, a decision on one, or a change of a period is refused. The description says what to do.
package enum CorrectionError: Error, Hashable, Sendable {
    case unknownPunch
    case unknownCorrection(CorrectionID)
    case alreadyKnown(CorrectionID)
    /// Who asked for a correction must not decide on it.
    case ownRequest
    /// Supervisors ask for corrections of their own time like everybody.
    case ownTime
    case alreadyDecided
    case alreadyReversed
    /// The correction that is to be corrected or reversed was not decided on.
    case undecided(CorrectionID)
    /// The correction that is to be corrected or reversed was refused.
    case refused(CorrectionID)
    /// The punch was corrected; this is the correction in force.
    case corrected(by: CorrectionID)
    /// The punch that was to be corrected was removed, or another's.
    case notTheirs
    /// A punch at a time that has not come yet.
    case future
    /// A punch before the first day of which times are taken.
    case tooEarly(before: LocalDay)
    /// A reason of no or more than 500 characters.
    case badReason
    case periodClosed(on: LocalDay)
    case periodNotClosed(on: LocalDay)
    case periodNotOver(to: LocalDay)
    /// The day's attendance is kept no longer.
    case notKept(before: LocalDay)
}

extension CorrectionError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unknownPunch: "There is no such punch. Refer to a punch of the person's day."
        case .unknownCorrection(let id):
            "There is no correction \(id.rawValue). List the corrections to see which there are."
        case .alreadyKnown(let id): "The correction \(id.rawValue) is there already. Give a new one another name."
        case .ownRequest: "Nobody decides on their own request. Ask another supervisor."
        case .ownTime:
            "Nobody corrects their own time directly. Request the correction, and let another supervisor decide."
        case .alreadyDecided: "The request was decided on already. Reverse that correction, or make a new request."
        case .alreadyReversed: "The correction was reversed already. Make a new one instead."
        case .undecided(let id): "The correction \(id.rawValue) was not decided on. Approve or refuse it first."
        case .refused(let id):
            "The correction \(id.rawValue) was refused and counts for nothing. Correct the punch itself."
        case .corrected(let id): "The punch was corrected by \(id.rawValue). Correct or reverse that correction."
        case .notTheirs: "The punch or correction is another person's. Choose one of this person's."
        case .future: "The time has not come yet. Correct what was, not what will be."
        case .tooEarly(let day):
            "A time before \(day) is a slip. Check the year, and enter a later time."
        case .badReason: "A reason has 1 to 500 characters. Say in a few words why the record is wrong."
        case .periodClosed(let day): "The period with \(day) is closed. Re-open it first."
        case .periodNotClosed(let day): "No closed period begins on \(day). List the periods to see which are closed."
        case .notKept(let day):
            "Attendance before \(day) is no longer kept, and cannot be changed. Choose a later day."
        case .periodNotOver(let day): "The period ends on \(day), which is not over. Close it from the next day on."
        }
    }
}
