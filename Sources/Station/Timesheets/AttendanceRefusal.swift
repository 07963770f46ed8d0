package import Attendance

/// Why a change of attendance is refused, where the domain has no word for it. The description says what to do.
package enum AttendanceRefusal: Error, Hashable, Sendable {
    /// Days with something that must be fixed before payroll.
    case unresolved(count: Int, first: LocalDay)
    /// A stay goes on that belongs to a day that is to be closed: whose, and how many more.
    case unfinished(name: String, others: Int, on: LocalDay)
    /// A receiver has not reported up to the end of that day, or the station was not running: who was there may still be
    /// to come.
    case unreported(LocalDay)
    case noSuchRollCall
    /// A roll call that began under the same name already, or one that was closed.
    case rollCallClosed
    /// Another one goes on.
    case rollCallRunning(RollCallID)
    /// There is no holiday on that day.
    case noHoliday(LocalDay)
    /// The name was given before, to something else.
    case nameTaken(String)
    /// There is no such exception, or no longer.
    case noSuchException
    /// An exception that must be fixed before payroll was to be acknowledged.
    case mustBeCorrected
    /// Somebody was to acknowledge what is on their own days.
    case ownException
}

extension AttendanceRefusal: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unresolved(let count, let first):
            "\(count) exceptions must be fixed before payroll, the first on \(first). Correct them, or close all the same."
        case .unfinished(let name, let others, let day):
            "\(others == 0 ? name : "\(name) (and \(others) more)") is still at work since \(day). "
                + "Close the period when that has ended, or add the out that was forgotten."
        case .unreported(let day):
            "Not every receiver has reported up to the end of \(day). Start the station, or mend or remove the receiver "
                + "that hears nothing, and close the period then; or close it all the same."
        case .noSuchRollCall: "There is no such roll call. List them to see which there are."
        case .rollCallClosed: "The roll call is closed. Start another one."
        case .rollCallRunning(let id): "The roll call \(id.rawValue) goes on. Close it first, or mark in that one."
        case .noHoliday(let day): "\(day) is no holiday. List the holidays to see which there are."
        case .nameTaken(let name): "“\(name)” names something else already. Send it again under another key."
        case .noSuchException:
            "There is no such exception, or it is another one by now. List the exceptions to see which there are."
        case .mustBeCorrected:
            "What must be fixed before payroll cannot be left as it is. Correct the day's punches instead."
        case .ownException: "Nobody acknowledges what is on their own days. Ask another supervisor."
        }
    }
}
