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
    /// A record of days was to be signed that are not over.
    case sheetNotOver(LocalDay)
    /// The record is not the one that was shown.
    case sheetChanged
    /// The record was to be countersigned before its person confirmed it as it is.
    case sheetNotConfirmed
    /// Somebody was to countersign their own record.
    case ownSheet
}

extension AttendanceRefusal: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unresolved(let count, let first):
            "\(count) exceptions must be fixed before payroll, the first on \(first). Correct them, or close the period anyway."
        case .unfinished(let name, let others, let day):
            "\(others == 0 ? name : "\(name) (and \(others) more)") is still at work since \(day). "
                + "Close the period when they have left, or add the missing punch out."
        case .unreported(let day):
            "Not every receiver has reported up to the end of \(day). Start the station, or repair or remove the deaf "
                + "receiver, and then close the period; or close it anyway."
        case .noSuchRollCall: "There is no such roll call. List the roll calls to find the right one."
        case .rollCallClosed: "The roll call is closed. Start another one."
        case .rollCallRunning(let id): "The roll call \(id.rawValue) is still running. Use that one, or close it first."
        case .noHoliday(let day): "\(day) is not a holiday. List the holidays to find the right one."
        case .nameTaken(let name): "The key “\(name)” already belongs to something else. Use another key."
        case .noSuchException:
            "This exception no longer exists or has changed. List the exceptions again."
        case .mustBeCorrected:
            "This exception must be fixed before payroll and cannot be acknowledged. Correct the day's punches instead."
        case .ownException: "You cannot acknowledge exceptions on your own days. Ask another supervisor."
        case .sheetNotOver(let day):
            "The days up to \(day) are not over yet. Sign the record when they are."
        case .sheetChanged: "The record has changed since you opened it. Look at it again before you sign it."
        case .sheetNotConfirmed:
            "The person has not confirmed this record as it is now. Countersign it when they have."
        case .ownSheet: "You cannot countersign your own record. Ask another supervisor."
        }
    }
}
