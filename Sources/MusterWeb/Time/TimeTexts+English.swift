import Attendance
import Station

extension TimeTexts {
    static let english = TimeTexts(
        menu: "Time",
        own: "My time",
        ownPlan: "My shifts",
        inbox: "To look at",
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
            case .late: "Came late"
            case .leftEarly: "Left early"
            case .absent: "Did not come"
            case .missingIn: "No punch in"
            case .missingOut: "No punch out"
            case .closedAutomatically: "Ended automatically"
            case .unscheduled: "Worked without a shift"
            case .shortBreak: "Break too short"
            case .overlap: "Punched twice"
            case .longSession: "Very long session"
            case .doubtfulClock: "Doubtful clock"
            case .weakPresence: "Weak signal"
            case .reportedLate: "Reported later by a kiosk"
            case .afterClosing: "Came after the period was closed"
            case .together: "Badges always move together"
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
        nobody: "The account belongs to nobody on the roster. An administrator can say whose it is.",
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
            "The punch was corrected meanwhile. Look at the day as it is now; change or reverse that correction."
        case CorrectionError.unknownCorrection: "There is no such correction any more. Look at the day again."
        case CorrectionError.undecided: "That correction was not decided on. Approve or refuse it first."
        case CorrectionError.refused: "That correction was refused and counts for nothing. Correct the punch itself."
        case CorrectionError.periodNotClosed(let day): "\(day) is not closed. Choose days of a closed period."
        case AttendanceRefusal.rollCallRunning: "Another roll call goes on. Mark in that one, or close it first."
        case AttendanceRefusal.noSuchRollCall: "There is no such roll call."
        case AttendanceRefusal.noHoliday(let day): "\(day) is no holiday any more."
        case AttendanceRefusal.nameTaken: "The form was sent before with something else in it. Load the page anew."
        case AttendanceRefusal.noSuchException:
            "It is not there any more, or has changed. Look at the list as it is now."
        case ScheduleError.noSuchSchedule, ScheduleError.noSuchLeave: "It was ended meanwhile. Load the page anew."
        case PunchSheetError.badTime(let text): "“\(text)” is no time. Write it as 09:05."
        case is CorrectionError, is AttendanceRefusal, is ScheduleError, is PolicyError, is WallTimeError,
            is PunchError:
            "\(error)"
        case let error as RosterError: reason(error, .english, .english)
        case is StoreError: "The station could not record it just now. Send it again in a moment."
        default: nil
        }
    }
}
