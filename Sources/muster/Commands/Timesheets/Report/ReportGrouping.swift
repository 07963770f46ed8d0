import ArgumentParser
import Attendance
import Station

/// Of whom a report has a row each.
enum ReportGrouping: String, CaseIterable, ExpressibleByArgument {
    case person, department

    /// What fits a terminal.
    static let columns: Set = [
        "number", "name", "department", "people", "days", "expectedMinutes", "workedMinutes", "breakMinutes",
        "awayMinutes", "absentMinutes", "lateMinutes", "overtimeMinutes", "mustFix", "exceptions",
    ]

    /// What the days amount to.
    func totals(_ days: [PersonDays]) -> ReportTable {
        switch self {
        case .person: .totals(days)
        case .department: .departments(DepartmentTotals.all(of: days))
        }
    }
}
