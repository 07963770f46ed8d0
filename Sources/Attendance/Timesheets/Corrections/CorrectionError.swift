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
        case .unknownPunch: "There is no such punch. Choose a punch of this person on this day."
        case .unknownCorrection(let id):
            "There is no correction \(id.rawValue). List the corrections to find the right one."
        case .alreadyKnown(let id): "The correction \(id.rawValue) already exists. Use another id for a new one."
        case .ownRequest: "You cannot decide on your own request. Ask another supervisor."
        case .ownTime:
            "You cannot correct your own time directly. Request the correction and let another supervisor decide."
        case .alreadyDecided: "The request was already decided. Reverse that correction, or make a new request."
        case .alreadyReversed: "The correction was already reversed. Make a new one instead."
        case .undecided(let id):
            "The correction \(id.rawValue) is still waiting for a decision. Approve or refuse it first."
        case .refused(let id):
            "The correction \(id.rawValue) was refused and has no effect. Correct the punch itself."
        case .corrected(let id):
            "The punch was already corrected by \(id.rawValue). Correct or reverse that correction."
        case .notTheirs: "The punch or correction belongs to another person. Choose one of this person's."
        case .future: "The time is in the future. Enter a time in the past."
        case .tooEarly(let day):
            "The time must not be before \(day). Check the year."
        case .badReason: "The reason must have 1 to 500 characters. Say in a few words why the record is wrong."
        case .periodClosed(let day): "The period that contains \(day) is closed. Reopen it first."
        case .periodNotClosed(let day):
            "No closed period starts on \(day). List the closed periods to find the right one."
        case .notKept(let day):
            "Attendance before \(day) is no longer kept and cannot be changed. Choose a later day."
        case .periodNotOver(let day):
            "The period ends on \(day), which is not over yet. Close it on the next day or later."
        }
    }
}
