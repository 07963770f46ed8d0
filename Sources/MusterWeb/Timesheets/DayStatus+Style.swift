import Attendance

extension DayStatus {
    /// A class of the style sheet.
    var style: String {
        switch self {
        case .present: "attended"
        case .absent: "absent"
        case .pending: "pending"
        case .leave: "leave"
        case .holiday: "holiday"
        case .free: "free"
        case .expired: "outside"
        }
    }
}

extension Exception.Severity {
    /// A class of the style sheet.
    var style: String {
        switch self {
        case .notice: "quiet"
        case .warning: "late"
        case .mustFix: "overdue"
        }
    }
}
