/// Why a schedule is refused. The description says what to do.
package enum ScheduleError: Error, Hashable, Sendable {
    /// A name that cannot be written in a rota.
    case badCode(String)
    /// A break of no length, or one that no shift can hold.
    case badBreak(String)
    /// A window or grace outside 0 to 720 minutes.
    case badWindow(minutes: Int)
    /// A rota without a day, or with more than a year's.
    case badCycle(days: Int)
    case unknownShift(String)
    /// Two shifts that one person would work at the same time.
    case overlap(String, String)
    case datesReversed(from: LocalDay, to: LocalDay)
    /// Two schedules of the same scope on the same day.
    case alreadyScheduled(on: LocalDay)
    /// The same leave of the same person on the same part of a day, or on more.
    case alreadyOnLeave(from: LocalDay, to: LocalDay)
    case noSuchSchedule(String)
    case noSuchLeave(String)
    case noSuchShift(String)
    /// A shift was to be removed that a rota has.
    case shiftInUse(String, from: LocalDay)
    /// A half day whose time is outside the day.
    case badTime(minutes: Int)
    /// More days than one report may have.
    case rangeTooLong(days: Int, limit: Int)
}

extension ScheduleError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .badCode(let code):
            "“\(code)” is not a valid shift name. Use 1 to 20 letters, digits or “.”, such as EARLY or N1."
        case .badBreak(let text):
            "A break of \(text) minutes is not possible. Use 1 to 240 minutes, due after 0 to 1440 minutes of work."
        case .badWindow(let minutes): "The window must be 0 to 720 minutes, not \(minutes)."
        case .badCycle(let days): "The rota must have 1 to 366 days, such as 7 or 14, not \(days)."
        case .unknownShift(let code):
            "There is no shift “\(code)” on that day. Define it first, from that day or before."
        case .overlap(let first, let second):
            "The shifts \(first) and \(second) overlap. End one before the other starts, or remove one."
        case .datesReversed(let from, let to): "The first date, \(from), is after the last, \(to). Swap them."
        case .alreadyScheduled(let day):
            "The same people already have a schedule on \(day). End that one first, or start this one after it."
        case .alreadyOnLeave(let from, let to):
            "The person already has this leave from \(from) to \(to). Cancel that one first, or choose other days."
        case .noSuchSchedule(let id): "There is no schedule “\(id)”. List the schedules to find the right one."
        case .noSuchLeave(let id): "There is no leave “\(id)”. List the leave to find the right one."
        case .noSuchShift(let code): "There is no shift “\(code)”. List the shifts to find the right one."
        case .shiftInUse(let code, let from):
            "The shift \(code) is part of a rota that starts on \(from). Only a shift that no rota has can be removed."
        case .badTime(let minutes): "A half day cannot be split at minute \(minutes). Use 00:01 to 23:59."
        case .rangeTooLong(let days, let limit):
            "The range has \(days) days; the limit is \(limit). Ask for shorter ranges, one after another."
        }
    }
}
