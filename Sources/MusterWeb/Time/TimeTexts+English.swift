import Attendance
import Station

extension TimeTexts {
    static let english = TimeTexts(
        menu: "Time",
        own: "My time",
        ownPlan: "My shifts",
        inbox: "Needs review",
        corrections: "Corrections",
        timesheets: "Timesheets",
        rollCalls: "Roll call",
        plan: "Shifts and holidays",
        periods: "Closed periods",
        policy: "What if",
        status: {
            switch $0 {
            case .present: "Present"
            case .absent: "Absent"
            case .pending: "Expected"
            case .leave(let kind): englishLeave(kind)
            case .holiday: "Holiday"
            case .free: "Free"
            case .expired: "No longer kept"
            }
        },
        kind: {
            switch $0 {
            case .late: "Arrived late"
            case .leftEarly: "Left early"
            case .absent: "Did not arrive"
            case .missingIn: "No punch in"
            case .missingOut: "No punch out"
            case .closedAutomatically: "Ended automatically"
            case .unscheduled: "Worked without a shift"
            case .shortBreak: "Break too short"
            case .overlap: "Punched twice"
            case .longSession: "Very long session"
            case .doubtfulClock: "Doubtful clock"
            case .weakPresence: "Weak signal"
            case .reportedLate: "Sent late by a kiosk"
            case .afterClosing: "Arrived after the period was closed"
            case .together: "Badges always together"
            }
        },
        severity: {
            switch $0 {
            case .notice: "Notice"
            case .warning: "Warning"
            case .mustFix: "Must be fixed"
            }
        },
        leave: englishLeave,
        weekdays: { ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][($0 + 6) % 7] },
        month: { "\(englishMonths[($1 + 11) % 12]) \($0)" },
        fullDay: { "\($0) \($1)" },
        expected: "Planned",
        worked: "Worked",
        breaks: "Breaks",
        away: "Away",
        absent: "Absent",
        late: "Late",
        early: "Left early",
        overtime: "Overtime",
        days: "Days",
        rawNote: { "\($0) as punched" },
        show: "Show",
        from: "From",
        to: "To",
        day: "Day",
        department: "Department",
        allDepartments: "All departments",
        earlier: "Earlier",
        later: "Later",
        today: "Today",
        station: "the station",
        nobody: "Your account is not linked to a person on the roster. Ask an administrator to link it.",
        print: "Print",
        reason: englishReason
    )

    private static func englishLeave(_ kind: Leave.Kind) -> String {
        switch kind {
        case .holiday: "On leave"
        case .sick: "Sick"
        case .businessTrip: "Business trip"
        case .remote: "Remote"
        }
    }

    private static let englishMonths = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    /// What pages say otherwise than programs, which refer to things by their identifiers.
    private static func englishReason(_ error: any Error) -> String? {
        switch error {
        case CorrectionError.corrected:
            "Somebody else has just corrected this punch. Reload the page; change or reverse that correction."
        case CorrectionError.unknownCorrection: "This correction no longer exists. Reload the page."
        case CorrectionError.undecided: "This correction is still waiting for a decision. Approve or refuse it first."
        case CorrectionError.refused: "This correction was refused and has no effect. Correct the punch itself."
        case CorrectionError.periodNotClosed(let day): "\(day) is not closed. Choose days of a closed period."
        case AttendanceRefusal.rollCallRunning: "Another roll call is running. Use that one, or close it first."
        case AttendanceRefusal.noSuchRollCall: "This roll call does not exist. Go back to the list of roll calls."
        case AttendanceRefusal.noHoliday(let day): "\(day) is no longer a holiday. Reload the page."
        case AttendanceRefusal.nameTaken:
            "This form was already sent with different content. Reload the page and try again."
        case AttendanceRefusal.noSuchException:
            "This exception no longer exists or has changed. Reload the page."
        case ScheduleError.noSuchSchedule, ScheduleError.noSuchLeave:
            "Somebody else has just ended it. Reload the page."
        case PunchSheetError.badTime(let text): "“\(text)” is not a time. Write it like 09:05."
        case is CorrectionError, is AttendanceRefusal, is ScheduleError, is PolicyError, is WallTimeError,
            is PunchError, is PayRuleError, is ContractError, is PayRefusal:
            "\(error)"
        case let error as RosterError: reason(error, .english, .english)
        case is StoreError: "The station could not record this. Try again in a moment."
        default: nil
        }
    }
}
