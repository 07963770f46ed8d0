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
    case noSuchSchedule(String)
    case noSuchLeave(String)
    /// A half day whose time is outside the day.
    case badTime(minutes: Int)
    /// More days than one report may have.
    case rangeTooLong(days: Int, limit: Int)
}

extension ScheduleError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .badCode(let code):
            "“\(code)” cannot name a shift. Use 1 to 20 letters, digits or “.”, as EARLY or N1."
        case .badBreak(let text):
            "A break of \(text) minutes is none. Give it 1 to 240 minutes, due after 0 to 1440 minutes of work."
        case .badWindow(let minutes): "A window of \(minutes) minutes is none. Give it 0 to 720 minutes."
        case .badCycle(let days): "A rota of \(days) days is none. Give it 1 to 366 days, as 7 or 14."
        case .unknownShift(let code):
            "There is no shift “\(code)” on that day. Define it first, from that day or before."
        case .overlap(let first, let second):
            "The shifts \(first) and \(second) overlap. Let one end before the other begins, or take one of them away."
        case .datesReversed(let from, let to): "The dates go from \(from) back to \(to). Exchange them."
        case .alreadyScheduled(let day):
            "There is a schedule for the same people on \(day) already. End that one before, or begin this one after it."
        case .noSuchSchedule(let id): "There is no schedule “\(id)”. List the schedules to see which there are."
        case .noSuchLeave(let id): "There is no leave “\(id)”. List the leaves to see which there are."
        case .badTime(let minutes): "A half day cannot be cut at minute \(minutes). Use 00:01 to 23:59."
        case .rangeTooLong(let days, let limit):
            "The range has \(days) days, more than \(limit). Ask for shorter ranges one after another."
        }
    }
}
